// What is refused because the database is busy or away, or because there are too many connections, comes by the hundred in a second. It is one line in the log for each second, with how
// many there were, and not a line or two for each of them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseBusy, DatabaseUnavailable } from '../database/unavailable.ts';
import type { Logger } from '../log.ts';

declare module 'fastify' {
	interface FastifyInstance {
		overload: OverloadLog;
	}
	interface FastifyRequest {
		/** It was refused because of load, and is counted as such. */
		isOverload: boolean;
	}
}

const everyMs = 1000;

/** Which one was reached: that of one address, or that of the whole process. */
export type ConnectionLimit = 'address' | 'process';

class OverloadLog {
	readonly #log: Pick<Logger, 'warn'>;
	#counts = { busy: 0, away: 0 };
	#connections = 0;
	/** Since the start. */
	readonly refusedConnections: Record<ConnectionLimit, number> = { address: 0, process: 0 };
	/** Of one of them, to look further. */
	#requestId = '';
	#timer: NodeJS.Timeout | undefined;

	constructor(log: Pick<Logger, 'warn'>) {
		this.#log = log;
	}

	count(requestId: string, isBusy: boolean): void {
		this.#counts[isBusy ? 'busy' : 'away'] += 1;
		this.#requestId = requestId;
		this.#timer ??= setTimeout(() => this.write(), everyMs).unref();
	}

	countConnection(limit: ConnectionLimit): void {
		this.refusedConnections[limit] += 1;
		this.#connections += 1;
		this.#timer ??= setTimeout(() => this.write(), everyMs).unref();
	}

	write(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		const connections = this.#connections;
		this.#connections = 0;
		if (connections > 0) this.#log.warn({ connections }, 'connections refused: too many of one address, or of all');
		const { busy, away } = this.#counts;
		if (busy + away === 0) return;
		this.#counts = { busy: 0, away: 0 };
		this.#log.warn({ busy, away, requestId: this.#requestId }, 'requests refused: the database is busy or away');
	}
}

export function logOverload(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
	app.decorate('overload', new OverloadLog(log));
	app.decorateRequest('isOverload', false);
	app.addHook('onClose', async () => app.overload.write());
}

/** Each request counts once. @returns whether it is such a failure: then nothing else is to be logged of it */
export function noteOverload(request: FastifyRequest, error: unknown): boolean {
	if (!(error instanceof DatabaseUnavailable)) return false;
	if (!request.isOverload) request.server.overload.count(request.id, error instanceof DatabaseBusy);
	request.isOverload = true;
	return true;
}
