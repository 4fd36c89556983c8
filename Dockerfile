# syntax=docker/dockerfile:1
# The site with everything it needs; nothing is downloaded when it starts.
#   docker build -t ondalta . && docker run -p 3000:3000 -v ondalta-data:/data ondalta

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Not `npm ci`: it refuses a lockfile without the packages of platforms that this one does not need.
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node_modules/node/bin/node scripts/build.mjs \
 && NODE_ENV=production node_modules/node/bin/node --disable-warning=ExperimentalWarning scripts/prepare-release.mjs \
 && mkdir -p /writable/data /writable/pages

FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
COPY --from=build --chown=0:0 /app/package.json /app/package-lock.json ./
COPY --from=build --chown=0:0 /app/node_modules ./node_modules
COPY --from=build --chown=0:0 /app/src ./src
COPY --from=build --chown=0:0 /app/dist ./dist
COPY --from=build --chown=0:0 /app/public ./public
COPY --from=build --chown=0:0 /app/scripts ./scripts
COPY --from=build --chown=0:0 /app/.cache ./.cache
# Volumes begin as these folders are: the server's own.
COPY --from=build --chown=nonroot:nonroot /writable/ /
VOLUME /data
EXPOSE 3000
USER nonroot
# The server itself is process 1 and ends in order on SIGTERM; the file system may be read-only but for /data.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/ready').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["--disable-warning=ExperimentalWarning", "--liftoff-only", "dist/server/main.js"]
