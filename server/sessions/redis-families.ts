// Families of refresh tokens in Redis. While it is away nobody can refresh, and nobody is signed out: whoever asks is told to
// come back in a moment.
import { createClient } from '@redis/client';
import { DatabaseUnavailable } from '../database/connection.ts';
import { type Family, sessionDays, type Use } from './family.ts';
import type { FamilyStore } from './family-store.ts';

const patience = 1000;
const secondsToLive = sessionDays * 24 * 3600;
/** So many others may be quicker before we give up; each of them has made progress. */
const triesAtMost = 100;

const replaceIfSame = `if redis.call('get', KEYS[1]) == ARGV[1] then
	redis.call('set', KEYS[1], ARGV[2], 'EX', ARGV[3]) return 1 else return 0 end`;

const keyOf = (tenantId: string, sessionId: string) => `platen:${tenantId}:session:${sessionId}`;

async function inTime<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error('no answer in time')), patience);
	});
	try {
		return await Promise.race([work, tooLate]);
	} catch (error) {
		throw new DatabaseUnavailable('the store of sessions is away', { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

export function redisFamilies(url: string, report: (error: unknown) => void): FamilyStore {
	let away = false;
	const client = createClient({
		url,
		disableOfflineQueue: true,
		socket: { connectTimeout: patience, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000) },
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

	async function attempt(key: string, decide: (family: Family) => Use): Promise<Use | 'again' | undefined> {
		const text = await inTime(client.get(key));
		if (text === null) return undefined;
		const use = decide(JSON.parse(text));
		if (use.kind !== 'rotated') return use;
		const args = [text, JSON.stringify(use.family), String(secondsToLive)];
		const done = await inTime(client.eval(replaceIfSame, { keys: [key], arguments: args }));
		return done === 1 ? use : 'again';
	}

	return {
		inDatabase: false,
		async create(tenantId, sessionId, family) {
			await inTime(client.set(keyOf(tenantId, sessionId), JSON.stringify(family), { EX: secondsToLive }));
		},
		async use(tenantId, sessionId, decide) {
			for (let tries = 0; tries < triesAtMost; tries++) {
				const use = await attempt(keyOf(tenantId, sessionId), decide);
				if (use !== 'again') return use;
			}
			throw new DatabaseUnavailable('too many at once');
		},
		async remove(tenantId, sessionIds) {
			if (sessionIds.length > 0) await inTime(client.del(sessionIds.map((id) => keyOf(tenantId, id))));
		},
		async close() {
			client.destroy();
		},
	};
}
