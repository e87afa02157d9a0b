// Sends the callbacks that are owed, and fetches the files whose addresses were given.
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '../../outbound.ts';
import { finishUpload } from '../api/uploads.ts';
import type { Callback } from '../objects.ts';
import { nextMoment, processDue } from '../processing.ts';
import { nowOf, scopeOf, type World } from '../world.ts';

const mostAtOnce = 16;

export function startWork(world: World) {
	const { store } = world;
	const flying = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let closed = false;

	const waiting = () => store.all('callback').filter(({ state }) => state === 'pending');

	async function fly(id: string, work: () => Promise<void>): Promise<void> {
		flying.add(id);
		try {
			await work();
		} catch (error) {
			console.error(error);
		} finally {
			flying.delete(id);
			look();
		}
	}

	async function send(callback: Callback): Promise<void> {
		const status = await post(callback.url, callback.body, { 'user-agent': 'printformer' });
		if (closed) return;
		const isTaken = status !== null && status >= 200 && status < 300;
		const client = store.accountOf('callback', callback.id) ?? '';
		const after: Callback = { ...callback, status, state: isTaken ? 'delivered' : 'refused' };
		store.change(() => store.put('callback', client, callback.id, after));
	}

	function fetchUploads(): void {
		for (const upload of store.all('upload').filter(({ id }) => !flying.has(id))) {
			const scope = scopeOf(world, store.accountOf('upload', upload.id) ?? '');
			void fly(upload.id, () => finishUpload(scope, upload, () => closed));
		}
	}

	function look(): void {
		clearTimeout(timer);
		if (closed) return;
		processDue(world);
		fetchUploads();
		const now = world.realNow();
		const owed = waiting().filter(({ id }) => !flying.has(id));
		for (const callback of owed.filter(({ dueAt }) => dueAt <= now))
			if (flying.size < mostAtOnce) void fly(callback.id, () => send(callback));
		const later = owed.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt - now);
		const next = Math.min(...later, nextMoment(world) - nowOf(world));
		if (Number.isFinite(next)) timer = setTimeout(look, Math.max(1, next));
	}

	return {
		wake: look,
		/** @returns whether nothing was owed, fetched or made any more within this time */
		async quiet(withinMs: number): Promise<boolean> {
			const end = Date.now() + withinMs;
			while (waiting().length > 0 || flying.size > 0 || Number.isFinite(nextMoment(world))) {
				if (Date.now() > end) return false;
				await pause(5);
			}
			return true;
		},
		close() {
			closed = true;
			clearTimeout(timer);
		},
	};
}
export type Work = ReturnType<typeof startWork>;
