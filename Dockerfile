# docker build --build-arg SITE_URL=https://prompts.example -t grok-prompts .
FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM dependencies AS build
COPY . .
# Part of the static pages, so known when they are built. Everything else is read when the site runs.
ARG SITE_URL
ARG ANALYTICS_URL
ENV SITE_URL=$SITE_URL ANALYTICS_URL=$ANALYTICS_URL NEXT_OUTPUT=standalone BUILD_PAGES=all NEXT_TELEMETRY_DISABLED=1
RUN node scripts/pack-cli.ts .next-cli && npx next build

FROM node:24-slim
WORKDIR /app
ARG SITE_URL
ARG ANALYTICS_URL
ENV NODE_ENV=production SITE_URL=$SITE_URL ANALYTICS_URL=$ANALYTICS_URL HOSTNAME=0.0.0.0 PORT=3000 NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2
# Milliseconds: longer than a proxy keeps an idle connection for its next request, or that one is lost (scripts/site.ts).
ENV KEEP_ALIVE_TIMEOUT=65000
# Root’s files, run by another user: the site cannot change itself.
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server.js"]
