// Ended sessions in Redis. Loaded where there is one: its client takes a tenth of what a process takes to start.
import { createClient } from '@redis/client';
import type { SessionCache } from './session-cache.ts';

/** Longer than the database would take no one waits. */
const patience = 200;
/** After it has kept a user waiting it is left alone for a while. */
const pause = 5000;
/** A database may be set back to an earlier state, in which a session lives again. */
const secondsToLive = 3600;

const overKey = (tenantId: string, sessionId: string) => `platen:${tenantId}:over:${sessionId}`;
const formerKey = (tenantId: string, sessionId: string) => `platen:${tenantId}:session:${sessionId}`;

async function inTime<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error('Redis did not answer in time')), patience);
	});
	return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

export function redisSessionCache(url: string, report: (error: unknown) => void): SessionCache {
	let away = false;
	let askAgainAt = 0;
	let errors = 0;
	const client = createClient({
		url,
		disableOfflineQueue: true,
		socket: { connectTimeout: 1000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000) },
	});
	client.on('error', (error) => {
		// It tries again and again; once is enough to tell.
		if (!away) report(error);
		away = true;
	});
	client.on('ready', () => {
		away = false;
	});
	client.connect().catch(() => undefined);

	return {
		async isOver(tenantId, sessionId) {
			if (Date.now() < askAgainAt) return false;
			try {
				return (await inTime(client.exists(overKey(tenantId, sessionId)))) === 1;
			} catch {
				errors++;
				askAgainAt = Date.now() + pause;
				return false;
			}
		},
		rememberOver(tenantId, sessionIds) {
			for (const id of sessionIds)
				client.set(overKey(tenantId, id), '1', { EX: secondsToLive }).catch(() => {
					errors++;
				});
		},
		async formerFamily(tenantId, sessionId) {
			const text = await inTime(client.get(formerKey(tenantId, sessionId))).catch((error) => {
				errors++;
				throw error;
			});
			return text === null ? null : JSON.parse(text);
		},
		state: () => ({ isUp: client.isReady, errors }),
		async close() {
			client.destroy();
		},
	};
}
