// What machines ask about this process: does it live, may it get requests, what has it done. Answered on every host.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Database } from '../../database/connection.ts';
import { measureDatabase } from '../../http/database-metrics.ts';
import type { PastResponse } from '../../http/requests.ts';
import type { TextCache } from '../../texts/text-cache.ts';
import type { Metrics } from '../metrics.ts';

/** Pages alone go past the framework: this is how it calls all of them. */
export const pagesRoute = '/*';

export type State = 'starting' | 'serving' | 'stopping';

interface Options {
	version: string;
	state(): State;
	database: Database;
	metricsToken: string | undefined;
	metrics: Metrics | undefined;
	textCache: TextCache;
}

export function sameToken(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** @returns who counts what the framework has not seen; undefined where nothing is counted */
export function addStatusRoutes(
	app: FastifyInstance,
	{ version, state, database, metricsToken, metrics, textCache }: Options,
): ((answer: PastResponse) => void) | undefined {
	app.get('/service-api/health', async (_request, reply) =>
		reply.header('cache-control', 'no-store').send({ status: 'ok', version, state: state() }),
	);

	// Of this process alone: while the database is away or busy it still serves the pages it keeps, and so do all others.
	app.get('/service-api/ready', async (_request, reply) => {
		reply.header('cache-control', 'no-store');
		return state() === 'serving'
			? reply.send({ ready: true })
			: reply.code(503).send({ ready: false, reason: state() });
	});

	app.get('/service-api/status', async (_request, reply) => {
		const { database: condition } = database.state();
		return reply.header('cache-control', 'no-store').send({
			state: state(),
			version,
			degraded: condition === 'away' || condition === 'read-only',
			database: condition,
		});
	});

	return metricsToken && metrics ? addMetrics(app, metricsToken, { metrics, database, textCache }) : undefined;
}

interface Measured extends Pick<Options, 'database' | 'textCache'> {
	metrics: Metrics;
}

function addMetrics(
	app: FastifyInstance,
	token: string,
	{ metrics: { registry }, database, textCache }: Measured,
): (answer: PastResponse) => void {
	const durations = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from the request to its answer',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [registry],
	});
	registry.registerMetric(
		new Counter({
			name: 'text_cache_lookups_total',
			help: 'Groups of interface texts asked for by visitors without a cookie, by whether they were kept ready',
			labelNames: ['result'],
			registers: [],
			collect() {
				this.reset();
				this.inc({ result: 'hit' }, textCache.hits);
				this.inc({ result: 'miss' }, textCache.misses);
			},
		}),
	);
	measureDatabase(registry, database);
	registry.registerMetric(
		new Counter({
			name: 'connections_refused_total',
			help: 'Connections closed because one address, or the process, had as many as it may have',
			labelNames: ['limit'],
			registers: [],
			collect() {
				this.reset();
				for (const [limit, count] of Object.entries(app.overload.refusedConnections)) this.inc({ limit }, count);
			},
		}),
	);
	app.addHook('onResponse', async (request, reply) => {
		// The pattern of the route, never the path: labels must stay few.
		const route = request.routeOptions.url ?? 'none';
		durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});
	app.get('/service-api/metrics', async (request, reply) => {
		const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
		if (!sameToken(given, token))
			return reply.code(401).header('www-authenticate', 'Bearer').send({ statusCode: 401, message: 'Unauthorized' });
		return reply
			.type(registry.contentType)
			.header('cache-control', 'no-store')
			.send(await registry.metrics());
	});
	return ({ method, status, milliseconds }) =>
		durations.observe({ method, route: pagesRoute, status }, milliseconds / 1000);
}
