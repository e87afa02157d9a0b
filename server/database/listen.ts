// A line on which the database calls us, one for all channels: it wakes every line of ours whenever anyone is called. It is opened again
// whenever it breaks; what was said meanwhile is lost, and the listeners are notified.
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { NotifyOption } from './driver.ts';

export interface Line {
	/** Whether a call would reach us right now. */
	open(): boolean;
	close(): Promise<void>;
}

export interface Listener {
	onCall(payload: string): void;
	/** The line has just been opened: whatever was known before may be old. */
	onOpen(): void;
}

/** How it goes with the line, for those who watch over it. */
export interface LineState {
	isOpen: boolean;
	/** How often it was opened, and how many calls came, since the start. */
	opened: number;
	calls: number;
	/** Since the latest call; since the line was opened when none has come, and undefined when it never was. */
	silentSeconds: number | undefined;
}

interface Lines {
	listen(channel: string, listener: Listener): Line;
	state(): LineState;
}

/** Not of all processes at the same moment. */
const pauseBetweenTries = () => 500 + Math.random() * 500;

interface Heard extends Listener {
	channel: string;
	isOpen: boolean;
}

interface Wire {
	sql: postgres.Sql;
	whole: boolean;
}

export function openLines(url: string): Lines {
	const heard = new Set<Heard>();
	let opened = 0;
	let calls = 0;
	let latest: number | undefined;
	let wire: Wire | undefined;
	let running: Promise<void> | undefined;

	async function join(one: Heard, to: Wire): Promise<void> {
		await to.sql.unsafe(`listen ${one.channel}`);
		if (!to.whole || !heard.has(one)) return;
		one.isOpen = true;
		one.onOpen();
	}

	async function holdLine(): Promise<void> {
		let broken = () => {};
		const end = new Promise<void>((resolve) => {
			broken = resolve;
		});
		const options: postgres.Options<Record<string, never>> & NotifyOption = {
			max: 1,
			idle_timeout: 0,
			max_lifetime: null,
			connect_timeout: 5,
			fetch_types: false,
			onnotice: () => undefined,
			onclose: () => {
				held.whole = false;
				broken();
			},
			onnotify(channel, payload) {
				calls += 1;
				latest = performance.now();
				for (const one of heard) if (one.channel === channel) one.onCall(payload);
			},
		};
		const held: Wire = { sql: postgres(url, options), whole: true };
		wire = held;
		await Promise.all([...heard].map((one) => join(one, held)));
		if (held.whole) {
			opened += 1;
			latest = performance.now();
		}
		await end;
	}

	async function hold(): Promise<void> {
		while (heard.size > 0) {
			await holdLine().catch(() => undefined);
			for (const one of heard) one.isOpen = false;
			const { sql } = wire ?? {};
			wire = undefined;
			await sql?.end({ timeout: 0 }).catch(() => undefined);
			if (heard.size > 0) await sleep(pauseBetweenTries(), undefined, { ref: false });
		}
		running = undefined;
	}

	function listen(channel: string, listener: Listener): Line {
		const one: Heard = { ...listener, channel, isOpen: false };
		heard.add(one);
		if (wire) join(one, wire).catch(() => undefined);
		running ??= hold();
		return {
			open: () => one.isOpen,
			async close() {
				heard.delete(one);
				one.isOpen = false;
				if (heard.size > 0) return;
				await wire?.sql.end({ timeout: 0 }).catch(() => undefined);
				await running;
			},
		};
	}

	return {
		listen,
		state: () => ({
			isOpen: heard.size > 0 && [...heard].every(({ isOpen }) => isOpen),
			opened,
			calls,
			silentSeconds: latest === undefined ? undefined : (performance.now() - latest) / 1000,
		}),
	};
}
