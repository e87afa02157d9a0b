import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { signState, type VisitState } from './callback-state.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'));
});
afterAll(() => shop.close());

const visit = (design: string, given: Partial<VisitState> = {}): VisitState => ({
	...{ kind: 'visit', tenant: shop.demo.id, design, way: 'save', base: '', exp: Date.now() / 1000 + 60, ...given },
});
const callback = (state: string) => `/service-api/designs/callback?state=${encodeURIComponent(state)}`;

describe('the way through the editor', () => {
	it('opens it with an address that is made at the click, and comes back by save to a proof of what was typed', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		const opened = await browser.ask(`/studio/${id}`);
		expect(opened.status).toBe(302);
		expect(opened.headers['cache-control']).toBe('no-store');
		expect(opened.headers.location).toContain('/auth?jwt=');
		const back = await shop.edit(browser, id, 'save');
		const answer = await browser.ask(`${back}&more=of-the-provider`);
		expect(answer).toMatchObject({ status: 303, headers: { location: `/designs/${id}?editor=saved` } });
		const { revision } = await shop.find(id);
		expect(revision).toBeGreaterThan(0);
		const query =
			'query($id: ID!) { designProof(id: $id) { provider proof { state pages personalizations lowResUrl } } }';
		const shown = await shop.tell(browser, query, { id });
		expect(shown).toMatchObject({ provider: 'printformer', proof: { state: 'ready', pages: 2, personalizations: 1 } });
		const pdf = await browser.ask(shown.proof.lowResUrl);
		expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
		const { browser: stranger } = await shop.shopper();
		expect((await stranger.ask(shown.proof.lowResUrl)).status).toBe(404);
		expect((await stranger.ask(`/studio/${id}`)).headers.location).toBeUndefined();
		expect(await shop.release(userId, id)).toMatch(/^[0-9a-f-]{36}$/);
	});

	it('comes back by cancel to where it was opened, and by halt to the drafts, if it is one', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		await browser.ask(`/studio/${id}`);
		const cancelled = await browser.ask(await shop.edit(browser, id, 'cancel'));
		expect(cancelled.headers.location).toBe('/product/cards?editor=unchanged');
		expect((await shop.find(id)).revision).toBe(0);
		const halted = await browser.ask(await shop.edit(browser, id, 'halt'));
		expect(halted.headers.location).toBe('/cart?tab=drafts&editor=saved');
		await shop.inShop((sql) => sql`update list_items set location = 'cart' where design_id = ${id}`);
		const inCart = await browser.ask(await shop.edit(browser, id, 'halt'));
		expect(inCart.headers.location).toBe('/product/cards?editor=saved');
	});
});

describe('a first visit of the editor that is cancelled', () => {
	const drafts = async (id: string) =>
		(await shop.inShop((sql) => sql`select from list_items where design_id = ${id} and removed_at is null`)).length;
	const discarded = '/product/cards?cart=discarded#design';

	it('leaves no draft behind, and says so', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.runJobs();
		const back = await shop.edit(browser, id, 'cancel');
		expect((await browser.ask(back)).headers.location).toBe(discarded);
		expect(await drafts(id)).toBe(0);
		expect((await browser.ask(back)).headers.location).toBe('/product/cards?editor=unchanged');
	});

	it('leaves a draft that was saved, halted, opened again, or is in the cart', async () => {
		const { browser } = await shop.shopper();
		const ways: ((id: string) => Promise<unknown>)[] = [
			async (id) => browser.ask(await shop.edit(browser, id, 'halt')),
			async (id) => browser.ask(await shop.edit(browser, id, 'save')),
			(id) => browser.ask(`/studio/${id}`),
			(id) => shop.inShop((sql) => sql`update list_items set location = 'cart' where design_id = ${id}`),
		];
		for (const use of ways) {
			const id = await shop.begin(browser);
			await use(id);
			const cancelled = await browser.ask(await shop.edit(browser, id, 'cancel'));
			expect(cancelled.headers.location).toBe('/product/cards?editor=unchanged');
			expect(await drafts(id)).toBe(1);
		}
	});

	it('leaves a draft whose save came to the provider alone, or that was saved in the same visit', async () => {
		const { browser } = await shop.shopper();
		const lost = await shop.begin(browser);
		await shop.runJobs();
		const cancel = await shop.edit(browser, lost, 'cancel');
		await shop.type(lost, 'Somebody Else');
		expect((await browser.ask(cancel)).headers.location).toBe('/product/cards?editor=unchanged');
		expect(await drafts(lost)).toBe(1);
		const id = await shop.begin(browser);
		const late = await shop.edit(browser, id, 'cancel');
		const state = { design: id, way: 'halt', isFirst: true } as const;
		await browser.ask(callback(signState(shop.services.callbackKey, visit(id, state))));
		expect((await browser.ask(late)).headers.location).toBe('/product/cards?editor=unchanged');
		expect(await drafts(id)).toBe(1);
	});
});

describe('a callback', () => {
	it('changes nothing when it is forged, expired, of another shop or none', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		const releaseId = await shop.release(userId, id);
		await shop.type(id, 'Somebody Else');
		const signed = signState(shop.services.callbackKey, visit(id));
		const forged = [
			`${signed.slice(0, -2)}AA`,
			signState(Buffer.alloc(32), visit(id)),
			signState(shop.services.callbackKey, visit(id, { exp: Date.now() / 1000 - 1 })),
			signState(shop.services.callbackKey, visit(id, { tenant: shop.other.id })),
			'',
			'a.b',
		];
		for (const state of forged) {
			const answer = await browser.ask(callback(state));
			expect(answer).toMatchObject({ status: 303, headers: { location: '/cart?tab=drafts' } });
		}
		expect(await shop.find(id)).toMatchObject({ releaseId });
		expect((await browser.ask(callback(signed))).headers.location).toBe(`/designs/${id}?editor=saved`);
		expect(await shop.find(id)).toMatchObject({ releaseId: null });
	});

	it('that comes twice, or not at all, leads to the same proof and one copy', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		const back = await shop.edit(browser, id, 'save', 'Mia Kern');
		await Promise.all([browser.ask(back), browser.ask(back), browser.ask(back)]);
		const { revision } = await shop.find(id);
		expect(await shop.copies(id)).toHaveLength(1);
		await shop.edit(browser, id, 'save', 'Mia Kern-Lang');
		await shop.inShop((sql) => sql`update printformer_drafts set checked_at = now() - interval '1 minute'`);
		const lost = await shop.tell(browser, 'query($id: ID!) { designProof(id: $id) { revision proof { state } } }', {
			id,
		});
		expect(lost).toEqual({ revision: revision + 1, proof: { state: 'ready' } });
	});

	it('of the provider itself is answered with 204 whatever it says, and only wakes a job', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.type(id, 'Nora Blum');
		await shop.test.owner`delete from jobs.job where name like 'printformer.%'`;
		const notify = (tenantId: string, state: string) =>
			shop.app.ask(`/service-api/printformer/${tenantId}/notify?state=${state}`, {
				...{ method: 'POST', host: 'anything.example', headers: { 'content-type': 'application/json' } },
				body: '{"processingId":"x","draftStates":[]}',
			});
		const exp = Date.now() / 1000 + 60;
		const state = signState(shop.services.callbackKey, { kind: 'upload', tenant: shop.demo.id, id, exp });
		for (const [tenantId, given] of [
			[shop.demo.id, `${state}x`],
			[shop.other.id, state],
			[newId(), state],
			['nowhere', 'nothing'],
		] as const)
			expect((await notify(tenantId, given)).status).toBe(204);
		const count = async () => (await shop.test.owner`select from jobs.job where name like 'printformer.%'`).length;
		expect(await count()).toBe(0);
		expect((await notify(shop.demo.id, state)).status).toBe(204);
		expect((await notify(shop.demo.id, state)).status).toBe(204);
		expect(await count()).toBe(2);
		await shop.runJobs();
		expect(await shop.copies(id)).toHaveLength(1);
		expect(await shop.find(id)).toMatchObject({ revision: 1 });
	});
});
