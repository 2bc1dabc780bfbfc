# Where the libraries are installed, by their hashes, into a virtual environment of their own; nothing is installed after that.
FROM python:3.13-slim AS builder
COPY requirements.lock /build/requirements.lock
RUN python -m venv /opt/cardroom \
    && /opt/cardroom/bin/pip install --no-cache-dir --require-hashes -r /build/requirements.lock \
    && /opt/cardroom/bin/pip uninstall --yes pip

# What is shipped: that environment, the program (owned by root, so that it cannot change itself), and a place for the database.
FROM python:3.13-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin cardroom \
    && install -d -o cardroom -g cardroom -m 0700 /var/lib/cardroom
COPY --from=builder /opt/cardroom /opt/cardroom
WORKDIR /app
COPY engine engine
COPY data data
COPY bot bot
COPY cogs cogs
# Once for all: the program cannot keep what it compiles, and every health check is a start.
RUN /opt/cardroom/bin/python -m compileall -q --invalidation-mode unchecked-hash engine data bot cogs

# There is no home directory: what matplotlib remembers of fonts goes to /tmp, as does the heartbeat. With a read-only root
# file system that is the only place beside the volume to be written (docker run --read-only --tmpfs /tmp …).
ENV PATH=/opt/cardroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CARDROOM_DATABASE_URL=sqlite:////var/lib/cardroom/cardroom.sqlite3 \
    CARDROOM_HEARTBEAT_FILE=/tmp/cardroom.heartbeat \
    MPLCONFIGDIR=/tmp/cardroom.matplotlib

# The database and nothing else: a volume over /app/data would hide the package of that name.
VOLUME /var/lib/cardroom
USER cardroom
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "doctor", "--quick"]
# docker run … cardroom doctor, docker run … cardroom scores recompute
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
