import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../platform/api.ts';
import { rememberUploads } from './remembered-uploads.ts';
import { makeUploads } from './uploads.ts';

const mega = 2 ** 20;
const place = { itemId: 'line', side: null };
const fileOf = (name = 'karte.pdf', lastModified = 1) => new File([new Uint8Array(9 * mega)], name, { lastModified });

/** Stores what it gets for each ticket. Its line can be cut, and its tickets taken away. */
function makeShop() {
	const tickets = new Map<string, number>();
	const requests: string[] = [];
	let left = Number.POSITIVE_INFINITY;
	return {
		requests,
		tickets,
		/** After so many requests nothing is answered any more. */
		cutAfter: (count: number) => {
			left = count;
		},
		begin: async (name: string) => {
			const address = `/ticket/${tickets.size + 1}`;
			tickets.set(address, 0);
			requests.push(`begin ${name}`);
			return { address, offset: 0 };
		},
		async fetch(address: string, { method = '', headers, body }: RequestInit) {
			if (left <= 0) throw new TypeError('Failed to fetch');
			left--;
			const stored = tickets.get(address);
			requests.push(`${method} ${Number(new Headers(headers).get('upload-offset')) / mega}`);
			if (stored === undefined) return new Response(null, { status: 404 });
			if (body instanceof Blob) tickets.set(address, stored + body.size);
			return new Response(null, { status: 204, headers: { 'upload-offset': String(tickets.get(address)) } });
		},
	};
}

function makeStorage() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
	};
}

/** A tab; another one with the same storage is the tab after a reload. */
function openTab(shop: ReturnType<typeof makeShop>, storage = makeStorage()) {
	const guarded: boolean[] = [];
	const uploads = makeUploads({
		storage: () => storage,
		guard: (isRunning) => guarded.push(isRunning),
		transport: { fetch: shop.fetch, pause: async () => undefined },
		beat: () => () => undefined,
	});
	return { uploads, guarded, storage, send: (file: File) => uploads.send(place, file, shop.begin) };
}

describe('an upload of print data', () => {
	it('belongs to the tab: it can be watched from any view, and leaving the page asks as long as it runs', async () => {
		const { uploads, guarded, send } = openTab(makeShop());
		const shares: (number | undefined)[] = [];
		const done: string[] = [];
		const sending = send(fileOf());
		expect([guarded, uploads.runningItems()]).toEqual([[true], 'line']);
		const stop = uploads.watch(() => shares.push(uploads.stateOf(place).running?.share));
		uploads.attend(place, async () => done.push('loaded'));
		expect(await sending).toBe(true);
		expect(shares).toEqual([4 / 9, 8 / 9, 1, undefined]);
		expect(done).toEqual(['loaded']);
		expect([guarded, uploads.runningItems()]).toEqual([[true, false], '']);
		expect(uploads.findUnfinished(place)).toBeUndefined();
		stop();
	});

	it('that a reload has cut off is known afterwards, and goes on where it was with the same file', async () => {
		const shop = makeShop();
		const before = openTab(shop);
		shop.cutAfter(1);
		expect(await before.send(fileOf())).toBe(false);
		const { uploads, send } = openTab(shop, before.storage);
		expect(uploads.findUnfinished(place)).toMatchObject({ name: 'karte.pdf' });
		shop.cutAfter(Number.POSITIVE_INFINITY);
		expect(await send(fileOf())).toBe(true);
		expect(shop.requests).toEqual(['begin karte.pdf', 'PATCH 0', 'HEAD 0', 'PATCH 4', 'PATCH 8']);
		expect(uploads.findUnfinished(place)).toBeUndefined();
	});

	it('of a closed tab is named in another one, and not while its tab goes on with it', async () => {
		const shop = makeShop();
		const first = openTab(shop);
		const other = openTab(shop, first.storage).uploads;
		const seen: unknown[] = [];
		first.uploads.watch(() => {
			if ((first.uploads.stateOf(place).running?.share ?? 0) === 0) return;
			seen.push(other.findUnfinished(place));
			first.uploads.leave();
			seen.push(other.findUnfinished(place)?.name);
		});
		shop.cutAfter(1);
		await first.send(fileOf());
		expect(seen.slice(0, 2)).toEqual([undefined, 'karte.pdf']);
		other.dismiss(place);
		expect([other.findUnfinished(place), first.uploads.findUnfinished(place)]).toEqual([undefined, undefined]);
	});

	it('is named for a day, and after a minute and a half without a sign of its tab', async () => {
		const { remember, findUnfinished } = rememberUploads(() => storage);
		const storage = makeStorage();
		const upload = { ...place, name: 'karte.pdf', size: 9, lastModified: 1, address: '/ticket/1' };
		const [now, minute] = [Date.now(), 60_000];
		remember({ ...upload, begunAt: now, aliveAt: now - minute });
		expect(findUnfinished(place)).toBeUndefined();
		remember({ ...upload, begunAt: now, aliveAt: now - 2 * minute });
		expect(findUnfinished(place)).toMatchObject({ name: 'karte.pdf' });
		remember({ ...upload, begunAt: now - 1441 * minute, aliveAt: 0 });
		expect(findUnfinished(place)).toBeUndefined();
	});

	it.each([
		['another file', fileOf('andere.pdf'), false],
		['a file that was changed', fileOf('karte.pdf', 2), false],
		['a ticket that is gone', fileOf(), true],
	])('begins anew with %s', async (_what, file, isGone) => {
		const shop = makeShop();
		const before = openTab(shop);
		shop.cutAfter(1);
		await before.send(fileOf());
		shop.cutAfter(Number.POSITIVE_INFINITY);
		if (isGone) shop.tickets.delete('/ticket/1');
		shop.requests.length = 0;
		expect(await openTab(shop, before.storage).send(file)).toBe(true);
		expect(shop.requests.filter((one) => one !== 'HEAD 0')).toEqual([
			`begin ${file.name}`,
			'PATCH 0',
			'PATCH 4',
			'PATCH 8',
		]);
	});

	it('that was cancelled or refused leaves nothing to go on with', async () => {
		const shop = makeShop();
		const { uploads, send } = openTab(shop);
		const sending = send(fileOf());
		uploads.watch(() => (uploads.stateOf(place).running?.share ?? 0) > 0 && uploads.cancel(place));
		shop.cutAfter(1);
		expect(await sending).toBe(false);
		expect([uploads.stateOf(place).failure, uploads.findUnfinished(place)]).toEqual([undefined, undefined]);
		const refuse = async () => {
			throw new ApiFailure('No', 'TOO_LARGE', 413);
		};
		expect(await uploads.send(place, fileOf(), refuse)).toBe(false);
		expect(uploads.stateOf(place).failure).toMatchObject({ code: 'TOO_LARGE' });
		expect(uploads.findUnfinished(place)).toBeUndefined();
	});
});
