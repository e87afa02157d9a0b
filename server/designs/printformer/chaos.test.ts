import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { orderRelease } from '../../testing/printformer-orders.ts';
import { requestPrint } from './prints/find-print.ts';
import { dropUnneededCopies } from './upkeep.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'), 800);
});
afterAll(() => shop.close());

const drafts = 15;
const mostTries = 12;

/** As a shopper who is told to try again. */
async function untilDone<T>(work: () => Promise<T>, isDone: (result: T) => boolean): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		const result = await work().catch((error: unknown) => {
			if (tries === mostTries) throw error;
			return undefined;
		});
		if (result !== undefined && isDone(result)) return result;
		if (tries === mostTries) throw new Error(`it was not done after ${tries} tries`);
	}
}

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text);

interface Printed {
	state: string;
	failureCode: string | null;
	pages: number | null;
	count: number;
}

it('of a provider that refuses, forgets and loses things leaves each order with one print file or a reason, and nothing behind', async () => {
	const { control } = shop.sandbox;
	await control.turn({
		answers: { failEvery: 7, loseEvery: 15, retryAfter: 0 },
		callbacks: { loseEvery: 2, duplicates: 1 },
		processing: { failEvery: 5 },
	});
	const { browser, userId } = await shop.shopper();
	const { database } = shop.test;
	const ordered = { database, tenantId: shop.demo.id, productId: shop.idOf('cards'), userId };
	const releases: string[] = [];
	for (let number = 0; number < drafts; number += 1) {
		const id = await untilDone(() => shop.begin(browser), isUuid);
		await untilDone(async () => {
			await shop.type(id, `Person ${number}`);
			return true;
		}, Boolean);
		const releaseId = await untilDone(() => shop.release(userId, id), isUuid);
		await orderRelease(ordered, releaseId);
		await shop.inShop((sql) => requestPrint(sql, shop.demo.id, releaseId));
		releases.push(releaseId);
	}
	await shop.settle();
	await control.calm();
	await shop.settle();

	const prints = await shop.inShop(
		(sql) => sql<Printed[]>`
			select p.state, p.failure_code, p.pages, (select count(*)::integer from printformer_prints o where o.release_id = p.release_id)
			from printformer_prints p where p.release_id = any(${releases}::uuid[])`,
	);
	expect(prints).toHaveLength(drafts);
	for (const { state, failureCode, pages, count } of prints) {
		expect(count).toBe(1);
		expect(state === 'made' ? { failureCode, pages } : failureCode).toEqual(
			state === 'made' ? { failureCode: null, pages: 2 } : 'refused',
		);
	}
	expect(prints.filter(({ state }) => state === 'made').length).toBeGreaterThan(drafts / 2);

	await shop.inShop((sql) => sql`update printformer_copies set created_at = created_at - interval '2 hours'`);
	await dropUnneededCopies(shop.services, shop.demo.id);
	await shop.inShop((sql) => sql`update printformer_removals set next_attempt_at = now()`);
	await shop.removeNow();
	const known = await shop.inShop(
		(sql) => sql<{ hash: string }[]>`
			select hash from printformer_drafts union select hash from printformer_copies where hash is not null`,
	);
	const present = (await control.drafts()).map(({ draftHash }) => draftHash);
	expect(present.sort()).toEqual(known.map(({ hash }) => hash).sort());
});
