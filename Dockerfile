# Pinned by the digest of its index, which covers all processors. For a newer one, change the tag and the digest together.
ARG BASE=python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

# Builder: install the libraries with verified hashes into a virtual environment.
FROM ${BASE} AS builder
COPY requirements.lock /build/requirements.lock
RUN python -m venv /opt/cardroom \
    && /opt/cardroom/bin/pip install --no-cache-dir --require-hashes -r /build/requirements.lock \
    && /opt/cardroom/bin/pip uninstall --yes pip

# Image: that environment, the program (owned by root, so that it cannot modify itself), and a folder for the database.
FROM ${BASE}
ARG VERSION=1.0.0
LABEL org.opencontainers.image.title="Cardroom" \
      org.opencontainers.image.description="A card room for Discord: rummy games dealt in chat channels." \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.licenses="MIT AND OFL-1.1"
RUN groupadd --gid 10001 cardroom \
    && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin cardroom \
    && install -d -o cardroom -g cardroom -m 0700 /var/lib/cardroom
COPY --from=builder /opt/cardroom /opt/cardroom
# Each library's own licence is in its folder below /opt/cardroom; that of the fonts is in bot/pictures/fonts.
COPY LICENSE THIRD_PARTY_NOTICES.md /usr/share/doc/cardroom/
WORKDIR /app
COPY engine engine
COPY data data
COPY bot bot
COPY cogs cogs
# Compile here: the program cannot write bytecode, and every health check starts Python.
RUN /opt/cardroom/bin/python -m compileall -q --invalidation-mode unchecked-hash engine data bot cogs

# There is no home directory: the heartbeat goes to /tmp. With a read-only root file system, only /tmp and the volume
# must be writable (docker run --read-only --tmpfs /tmp …).
ENV PATH=/opt/cardroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CARDROOM_DATABASE_URL=sqlite:////var/lib/cardroom/cardroom.sqlite3 \
    CARDROOM_HEARTBEAT_FILE=/tmp/cardroom.heartbeat

# For the database only; a volume at /app/data would hide the package "data".
VOLUME /var/lib/cardroom
# By number, so that an orchestrator can see that it is not root.
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "doctor", "--quick"]
# Other commands: docker run … cardroom doctor, docker run … cardroom scores recompute. Without a token the bot ends with
# exit code 78; for the playground: docker run --network host … cardroom run
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run", "--discord"]
