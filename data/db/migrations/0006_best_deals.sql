-- The best deal where low totals win is the lowest penalty of a deal that somebody won (data/scores.py); it had been the highest.
UPDATE scores SET best_deal = (
    SELECT min(s.points)
    FROM result_seats s
    JOIN results r ON r.table_id = s.table_id AND r.deal = s.deal
    JOIN tables t ON t.table_id = s.table_id
    WHERE s.member_id = scores.member_id AND t.guild_id = scores.guild_id AND t.game = scores.game AND r.winner IS NOT NULL
        AND scores.practice = (
            SELECT CASE WHEN count(p.member_id) < 2 THEN 1 ELSE 0 END
            FROM result_seats p WHERE p.table_id = s.table_id AND p.deal = s.deal
        )
)
WHERE game IN ('hand', 'hand_partnership');
