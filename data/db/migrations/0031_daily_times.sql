-- A hand of the day is opened and ended when its table is. Earlier versions read the clock once more for the entry, which was then
-- some milliseconds off, and the audit told of it. Differences of ten seconds and more are left to the audit.
UPDATE daily_entries SET opened_at = (SELECT t.created_at FROM tables t WHERE t.table_id = daily_entries.table_id)
WHERE EXISTS (SELECT 1 FROM tables t WHERE t.table_id = daily_entries.table_id AND ABS(t.created_at - daily_entries.opened_at) < 10000);

UPDATE daily_entries SET ended_at = (SELECT t.ended_at FROM tables t WHERE t.table_id = daily_entries.table_id)
WHERE EXISTS (SELECT 1 FROM tables t WHERE t.table_id = daily_entries.table_id AND ABS(t.ended_at - daily_entries.ended_at) < 10000);

UPDATE daily_deals SET begun_at = (SELECT MIN(e.opened_at) FROM daily_entries e WHERE e.day = daily_deals.day)
WHERE ABS(begun_at - (SELECT MIN(e.opened_at) FROM daily_entries e WHERE e.day = daily_deals.day)) < 10000;
