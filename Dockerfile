# One image for web nodes and workers; ROLE tells them apart. `npm run test:image` runs the same steps without Docker.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN node scripts/image/build.mjs /image

FROM node:24-bookworm-slim
COPY scripts/image/install-system.sh /usr/local/sbin/install-system.sh
RUN sh /usr/local/sbin/install-system.sh
WORKDIR /app
COPY --from=build /image ./
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "server/main.ts"]
