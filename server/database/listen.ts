// A line on which the database calls us. It is opened again whenever it breaks; what was said meanwhile is lost, and the
// listener is told so.
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

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

const pauseBetweenTries = 500;

/** The driver has this option but does not name it in its types. */
interface NotifyOption {
	onnotify(channel: string, payload: string): void;
}

export function listen(url: string, channel: string, { onCall, onOpen }: Listener): Line {
	let isOpen = false;
	let closing = false;
	let current: postgres.Sql | undefined;

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
			onclose: () => broken(),
			onnotify: (_channel, payload) => onCall(payload),
		};
		current = postgres(url, options);
		await current.unsafe(`listen ${channel}`);
		isOpen = true;
		onOpen();
		await end;
	}

	const running = (async () => {
		while (!closing) {
			await holdLine().catch(() => undefined);
			isOpen = false;
			await current?.end({ timeout: 0 }).catch(() => undefined);
			if (!closing) await sleep(pauseBetweenTries, undefined, { ref: false });
		}
	})();

	return {
		open: () => isOpen,
		async close() {
			closing = true;
			await current?.end({ timeout: 0 }).catch(() => undefined);
			await running;
		},
	};
}
