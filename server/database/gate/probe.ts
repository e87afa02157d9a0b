// Asking whether the database answers, on a connection of its own: what hangs in the pool must not decide it.
import net from 'node:net';
import postgres from 'postgres';
import type { Condition } from './availability.ts';

/** Away: there is no response, within about a second of a process that has nothing else to do. */
export type Probe = () => Promise<Condition>;

/**
 * Counted in turns of our own event loop: a process that has much to do itself comes late to each step of a conversation, and the database is
 * not to blame for that.
 */
const ticksUntilSilent = 20;
const tickMs = 50;
const connectSeconds = 30;

/**
 * A pooler is asked for a sign of life and no more. A statement would wait there for a connection of the database, as those do who made us
 * ask: all of them in use is busy, not away.
 */
export function probeOf(url: string, directUrl: string): Probe {
	if (url === directUrl) return () => askDatabase(url);
	return async () => {
		const [isThere, condition] = await Promise.all([askPooler(url), askDatabase(directUrl)]);
		return isThere ? condition : 'away';
	};
}

async function askDatabase(url: string): Promise<Condition> {
	const sql = postgres(url, {
		max: 1,
		connect_timeout: connectSeconds,
		fetch_types: false,
		onnotice: () => undefined,
		connection: { application_name: 'platen-probe' },
	});
	const asked = sql`show transaction_read_only`.simple().then(
		([row]) => (row?.transaction_read_only === 'on' ? 'read-only' : 'ok'),
		() => undefined,
	);
	try {
		return (await Promise.race([asked, elapsed()])) || 'away';
	} finally {
		await sql.end({ timeout: 0 }).catch(() => undefined);
	}
}

/** The first word of the protocol: may it be encrypted? One letter is the answer. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

async function askPooler(url: string): Promise<boolean> {
	const { hostname, port } = new URL(url);
	const socket = net.connect(Number(port || 5432), hostname.replace(/^\[|\]$/g, ''));
	const asked = new Promise<boolean>((resolve) => {
		socket.on('data', () => resolve(true));
		socket.on('error', () => resolve(false));
		socket.on('close', () => resolve(false));
		socket.write(sslRequest);
	});
	try {
		return await Promise.race([asked, elapsed()]);
	} finally {
		socket.destroy();
	}
}

function elapsed(): Promise<false> {
	return new Promise((resolve) => {
		let left = ticksUntilSilent;
		const ticking = setInterval(() => {
			left--;
			if (left > 0) return;
			clearInterval(ticking);
			resolve(false);
		}, tickMs).unref();
	});
}
