# Builder: install the libraries with verified hashes into a virtual environment.
FROM python:3.13-slim AS builder
COPY requirements.lock /build/requirements.lock
RUN python -m venv /opt/cardroom \
    && /opt/cardroom/bin/pip install --no-cache-dir --require-hashes -r /build/requirements.lock \
    && /opt/cardroom/bin/pip uninstall --yes pip

# Image: that environment, the program (owned by root, so that it cannot modify itself), and a folder for the database.
FROM python:3.13-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin cardroom \
    && install -d -o cardroom -g cardroom -m 0700 /var/lib/cardroom
COPY --from=builder /opt/cardroom /opt/cardroom
WORKDIR /app
COPY engine engine
COPY data data
COPY bot bot
COPY cogs cogs
# Compile here: the program cannot write bytecode, and every health check starts Python.
RUN /opt/cardroom/bin/python -m compileall -q --invalidation-mode unchecked-hash engine data bot cogs

# There is no home directory: matplotlib's font cache and the heartbeat go to /tmp. With a read-only root file system,
# only /tmp and the volume must be writable (docker run --read-only --tmpfs /tmp …).
ENV PATH=/opt/cardroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CARDROOM_DATABASE_URL=sqlite:////var/lib/cardroom/cardroom.sqlite3 \
    CARDROOM_HEARTBEAT_FILE=/tmp/cardroom.heartbeat \
    MPLCONFIGDIR=/tmp/cardroom.matplotlib

# For the database only; a volume at /app/data would hide the package "data".
VOLUME /var/lib/cardroom
USER cardroom
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "doctor", "--quick"]
# Other commands: docker run … cardroom doctor, docker run … cardroom scores recompute
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
