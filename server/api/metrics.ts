// What this process has done, for Prometheus. Counted where it happens, by who is handed the meter of it; whatever can be asked is asked when
// a user reads it. Labels are names of ours alone: routes, operations, codes, queues.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../../rules/errors.ts';
import type { SessionCache } from '../accounts/sessions/session-cache.ts';
import type { QueueState } from '../database/jobs/job-store.ts';
import { type OperationMeter, unknownOperation } from '../http/operation-metrics.ts';
import type { JobMeter, RunningJobs } from '../jobs/start-jobs.ts';
import type { MailMeter } from '../mail/deliver-mail.ts';
import { deliveryJob } from '../mail/queue-mail.ts';
import { placedOrders } from '../orders/core/count-placed.ts';
import type { PaymentMeter } from '../orders/payments/services.ts';
import type { CacheState } from '../rendering/page-cache.ts';

interface WatchedCache {
	state(): CacheState;
}

export type WatchCache = (name: string, cache: WatchedCache) => void;

type WatchedJobs = Pick<RunningJobs, 'readQueues' | 'countRunning'>;

export interface Metrics {
	registry: Registry;
	operation: OperationMeter;
	jobs: JobMeter;
	mail: MailMeter;
	payments: PaymentMeter;
	watchCache: WatchCache;
	watchJobs(jobs: WatchedJobs): void;
	watchSessions(cache: Pick<SessionCache, 'state'>): void;
}

const shortTimes = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const longTimes = [0.05, 0.25, 1, 5, 30, 120, 600];

/** A metric is read whatever has become of the database: what it does not tell in this time is left out. */
const patienceMs = 2000;

const alarming: readonly ErrorCode[] = ['INTERNAL', 'BUSY', 'UNAVAILABLE'];

function measureOperations(registers: Registry[]): OperationMeter {
	const total = new Counter({
		name: 'graphql_operations_total',
		help: 'Operations of the API that were answered, by name and by code; OK for those that went well',
		labelNames: ['operation', 'code'],
		registers,
	});
	const durations = new Histogram({
		name: 'graphql_operation_duration_seconds',
		help: 'Time until an operation of the API was answered, together with the others of its document',
		labelNames: ['operation'],
		buckets: shortTimes,
		registers,
	});
	// What does not exist before it happens for the first time has not grown then, and no alarm is raised.
	for (const code of alarming) total.inc({ operation: unknownOperation, code }, 0);
	return (operation, code, seconds) => {
		total.inc({ operation, code });
		durations.observe({ operation }, seconds);
	};
}

function measureJobs(registers: Registry[]): JobMeter {
	const total = new Counter({
		name: 'jobs_total',
		help: 'Tries of jobs that ended here: done; retried: failed, to be tried again; parked: failed for good; released: put back',
		labelNames: ['job', 'result'],
		registers,
	});
	const histogram = (name: string, help: string) =>
		new Histogram({ name, help, labelNames: ['job'], buckets: longTimes, registers });
	const durations = histogram('job_duration_seconds', 'Time that one try of a job took');
	const waits = histogram('job_wait_seconds', 'Time that jobs had waited when they began, since they could have');
	return {
		ended(job, result, { waited, worked }) {
			total.inc({ job, result });
			durations.observe({ job }, worked);
			waits.observe({ job }, waited);
		},
	};
}

function measurePayments(registers: Registry[]): PaymentMeter {
	const counter = (name: string, help: string) => new Counter({ name, help, labelNames: ['result'], registers });
	const payments = counter('payments_total', 'Payments by card, by what happened to them');
	const refunds = counter('refunds_total', 'Refunds at the provider, by how they ended');
	const webhooks = counter('payment_webhooks_total', 'Web hooks of the provider, by what became of them');
	return {
		payment: (result) => payments.inc({ result }),
		refund: (result) => refunds.inc({ result }),
		webhook: (result) => webhooks.inc({ result }),
	};
}

function measureCaches(registers: Registry[]): WatchCache {
	const caches = new Map<string, WatchedCache>();
	const each = (tell: (cache: string, state: CacheState) => void) => {
		for (const [name, cache] of caches) tell(name, cache.state());
	};
	const gauges: [string, string, (state: CacheState) => number][] = [
		['cache_entries', 'Answers that are kept ready', ({ entries }) => entries],
		['cache_bytes', 'Bytes that they take', ({ bytes }) => bytes],
	];
	for (const [name, help, read] of gauges)
		new Gauge({
			...{ name, help, labelNames: ['cache'], registers },
			collect() {
				each((cache, state) => this.set({ cache }, read(state)));
			},
		});
	new Counter({
		name: 'cache_lookups_total',
		help: 'Answers asked of a cache: hit; miss: it was made; stale: an old one, because the database was busy or away',
		labelNames: ['cache', 'result'],
		registers,
		collect() {
			this.reset();
			each((cache, { hits, misses, stale }) => {
				this.inc({ cache, result: 'hit' }, hits);
				this.inc({ cache, result: 'miss' }, misses);
				this.inc({ cache, result: 'stale' }, stale);
			});
		},
	});
	new Counter({
		name: 'cache_evictions_total',
		help: 'Answers that made way for others',
		labelNames: ['cache'],
		registers,
		collect() {
			this.reset();
			each((cache, { evicted }) => this.inc({ cache }, evicted));
		},
	});
	return (name, cache) => caches.set(name, cache);
}

/** One query for all of these, however many of them are read at a time. */
function askTogether(jobs: WatchedJobs): () => Promise<QueueState[]> {
	let asked: Promise<QueueState[]> | undefined;
	return () => {
		asked ??= Promise.race([
			jobs.readQueues(),
			new Promise<QueueState[]>((resolve) => {
				setTimeout(() => resolve([]), patienceMs).unref();
			}),
		])
			.catch(() => [])
			.finally(() => {
				asked = undefined;
			});
		return asked;
	};
}

function watchJobs(registers: Registry[], jobs: WatchedJobs): void {
	const queues = askTogether(jobs);
	const names = [...jobs.countRunning().keys()];
	const nothing = { due: 0, later: 0, oldestSeconds: 0, parked: 0 };
	const gauges: [string, string, (state: Omit<QueueState, 'name'>) => number][] = [
		['jobs_due', 'Jobs of all processes that could begin and have not, by queue', ({ due }) => due],
		['jobs_later', 'Jobs of all processes that are to begin later, by queue', ({ later }) => later],
		['jobs_parked', 'Jobs of all processes that have failed for good and wait for a person, by queue', (s) => s.parked],
		['job_queue_age_seconds', 'Age of the oldest job that could begin and has not, by queue', (s) => s.oldestSeconds],
	];
	for (const [name, help, read] of gauges)
		new Gauge({
			...{ name, help, labelNames: ['job'], registers },
			async collect() {
				const states = new Map((await queues()).map((state) => [state.name, state]));
				for (const job of names) this.set({ job }, read(states.get(job) ?? nothing));
			},
		});
	new Gauge({
		name: 'jobs_running',
		help: 'Jobs that run in this process, by queue',
		labelNames: ['job'],
		registers,
		collect() {
			for (const [job, count] of jobs.countRunning()) this.set({ job }, count);
		},
	});
	new Gauge({
		name: 'mails_waiting',
		help: 'Mails of all processes that are written and not sent',
		registers,
		async collect() {
			const waiting = (await queues()).find(({ name }) => name === deliveryJob);
			this.set((waiting?.due ?? 0) + (waiting?.later ?? 0));
		},
	});
}

/** Only where there is a Redis. */
function watchSessions(registers: Registry[], { state }: Pick<SessionCache, 'state'>): void {
	if (!state()) return;
	new Gauge({
		name: 'redis_up',
		help: '1 while Redis can be reached',
		registers,
		collect() {
			this.set(state()?.isUp ? 1 : 0);
		},
	});
	new Counter({
		name: 'redis_errors_total',
		help: 'Calls that Redis did not answer, in time or at all',
		registers,
		collect() {
			this.reset();
			this.inc(state()?.errors ?? 0);
		},
	});
}

function countOrders(registers: Registry[]): void {
	new Counter({
		name: 'orders_placed_total',
		help: 'Orders that this process has placed, each once',
		registers,
		collect() {
			this.reset();
			this.inc(placedOrders());
		},
	});
}

export function openMetrics(version: string): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	new Gauge({ name: 'platen_build_info', help: 'The version that runs', labelNames: ['version'], registers }).set(
		{ version },
		1,
	);
	countOrders(registers);
	const mails = new Counter({
		name: 'mails_total',
		help: 'Tries to send a mail: sent; retried: not taken, to be tried again; failed: for good; kept: there is nobody to send it',
		labelNames: ['result'],
		registers,
	});
	return {
		registry,
		operation: measureOperations(registers),
		jobs: measureJobs(registers),
		mail: (result) => mails.inc({ result }),
		payments: measurePayments(registers),
		watchCache: measureCaches(registers),
		watchJobs: (jobs) => watchJobs(registers, jobs),
		watchSessions: (cache) => watchSessions(registers, cache),
	};
}
