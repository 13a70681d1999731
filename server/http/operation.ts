/** Endpoints for operators: liveness, readiness and metrics. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Readiness {
  /** Null when the server is ready, else a sentence about what is missing. */
  whatIsMissing(): Promise<string | null>;
}

/** Amounts of work, counted on demand. */
export interface WorkFigures {
  readonly runsByState: () => Promise<Readonly<Record<string, number>>>;
  readonly waitingJobs: () => Promise<number>;
}

function addWorkGauges(registry: Registry, { runsByState, waitingJobs }: WorkFigures): void {
  const runs = new Gauge({
    name: 'pagewright_runs',
    help: 'Analyses by state',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      for (const [state, count] of Object.entries(await runsByState())) this.set({ state }, count);
    },
  });
  const waiting = new Gauge({
    name: 'pagewright_queue_depth',
    help: 'Jobs that wait for a worker',
    registers: [],
    async collect() {
      this.set(await waitingJobs());
    },
  });
  registry.registerMetric(runs);
  registry.registerMetric(waiting);
}

/** Load balancers and monitors send requests to them under any name. */
export const operationPaths = ['/healthz', '/readyz', '/metrics'];

/** `unknown` bounds the number of label values. */
const routeLabel = (url: string | undefined): string => url ?? 'unknown';

export function addOperation(
  app: FastifyInstance,
  readiness: Readiness,
  figures: WorkFigures | null = null,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (figures !== null) addWorkGauges(registry, figures);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: routeLabel(request.routeOptions.url),
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const missing = await readiness.whatIsMissing();
    const answer = missing === null ? { status: 'ready' } : { status: 'not ready', reason: missing };
    return reply
      .code(missing === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
