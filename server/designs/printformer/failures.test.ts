import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { printformerSettings } from '../../../rules/settings/printformer.ts';
import { type PrintformerDesigns, startPrintformerDesigns } from '../../testing/printformer-designs.ts';
import { setSettings } from '../../testing/settings.ts';
import { designsOfPerson, moveDesigns } from '../designs-of-person.ts';

let shop: PrintformerDesigns;
beforeAll(async () => {
	shop = await startPrintformerDesigns(inject('cluster'));
});
afterEach(async () => {
	await shop.sandbox.control.calm();
	await shop.connect();
});
afterAll(() => shop.close());

const duplicate = 'mutation($id: ID!) { duplicateDesign(id: $id) { id } }';
const problemOf = async (id: string) => (await shop.find(id)).problem;
const countDesigns = async (userId: string) =>
	(await shop.inShop((sql) => sql`select from designs where user_id = ${userId}`)).length;

describe('when the provider fails', () => {
	it('a design is not begun, and nothing is left of it here', async () => {
		const { browser, userId } = await shop.shopper();
		await shop.begin(browser);
		const control = shop.sandbox.control;
		for (const status of [429, 502, 503]) {
			await control.turn({ answers: { failNext: { status, times: 9 } } });
			expect(await shop.begin(browser)).toBe('DESIGN_PROVIDER_BUSY');
			await control.calm();
		}
		await control.turn({ answers: { disabled: ['draft'] } });
		expect(await shop.begin(browser)).toBe('DESIGN_PROVIDER_REFUSED');
		await control.calm();
		await shop.choose({ template: 'nosuchtemplate' });
		expect(await shop.begin(browser)).toBe('DESIGN_PROVIDER_REFUSED');
		await shop.choose();
		await shop.connect('pf-sandbox-wrong');
		expect(await shop.begin(browser)).toBe('DESIGN_PROVIDER_MISSING');
		expect(await countDesigns(userId)).toBe(1);
	});

	it('a draft whose creation was never confirmed is looked for and deleted', async () => {
		const { browser } = await shop.shopper();
		await shop.begin(browser);
		const before = (await shop.sandbox.control.drafts()).length;
		await shop.sandbox.control.turn({ answers: { loseNext: 1 } });
		expect(await shop.begin(browser)).toBe('DESIGN_PROVIDER_BUSY');
		await shop.sandbox.control.calm();
		expect((await shop.sandbox.control.drafts()).length).toBe(before + 1);
		await shop.removeNow();
		expect((await shop.sandbox.control.drafts()).length).toBe(before);
	});

	it('a proof that there is can be released while it is away, and one that there is not is said to be missing', async () => {
		const { browser, userId } = await shop.shopper();
		const [shown, fresh] = [await shop.begin(browser), await shop.begin(browser)];
		await shop.check(shown);
		await shop.sandbox.control.turn({ answers: { maintenance: true } });
		await expect(shop.check(fresh)).rejects.toThrow('busy');
		expect(await problemOf(fresh)).toBe('unavailable');
		expect(await shop.release(userId, shown).catch(() => 'busy')).toBe('busy');
		expect(await problemOf(shown)).toBeNull();
		const opened = await browser.ask(`/studio/${shown}`);
		expect(opened.headers.location).toBe(`/designs/${shown}?problem=unavailable`);
	});

	it('a copy that could not be made is said to have failed, and nothing is left of it', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.sandbox.control.turn({ answers: { maintenance: true } });
		const { errors } = await browser.graphql(duplicate, { id }, { 'x-idempotency-key': newId() });
		expect(errors[0].extensions.code).toBe('DESIGN_PROVIDER_BUSY');
		expect(await countDesigns(userId)).toBe(1);
	});

	it('a draft that is gone there cannot be opened, copied or released, and can be deleted', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.client.deleteDraft((await shop.find(id)).hash);
		await shop.check(id);
		expect(await problemOf(id)).toBe('gone');
		expect((await browser.ask(`/studio/${id}`)).headers.location).toBe(`/designs/${id}?problem=gone`);
		expect(await shop.tell(browser, duplicate, { id })).toBe('DESIGN_GONE');
		await expect(shop.release(userId, id)).rejects.toThrow('DESIGN_HAS_ERRORS');
		expect(await shop.tell(browser, 'mutation($id: ID!) { deleteDesign(id: $id) }', { id })).toBe(true);
		expect(await countDesigns(userId)).toBe(0);
	});

	it('a draft of another account says so', async () => {
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.inShop((sql) =>
			setSettings(sql, shop.demo.id, printformerSettings, {
				enabled: true,
				baseUrl: shop.sandbox.url,
				client: 'south',
			}),
		);
		await shop.check(id);
		expect(await problemOf(id)).toBe('account');
		expect((await browser.ask(`/studio/${id}`)).headers.location).toBe(`/designs/${id}?problem=account`);
		expect(await shop.tell(browser, duplicate, { id })).toBe('DESIGN_OF_OTHER_ACCOUNT');
	});

	it('an upload without a file has no pages yet', async () => {
		await shop.choose({ template: 'pfflyer1', intent: 'upload' });
		const { browser } = await shop.shopper();
		const id = await shop.begin(browser);
		await shop.check(id);
		expect(await problemOf(id)).toBe('empty');
		await shop.choose();
	});
});

describe('a person', () => {
	const usersOf = (userId: string) =>
		shop.inShop(
			(sql) => sql<{ identifier: string }[]>`select identifier from printformer_users where user_id = ${userId}`,
		);
	const ownersOf = async (...ids: string[]) =>
		Promise.all(ids.map(async (id) => (await shop.client.readDraft((await shop.find(id)).hash)).user));
	const join = (from: string, to: string) => shop.inShop((sql) => moveDesigns(sql, shop.demo.id, from, to));

	it('who signs in takes over the user of the guest, or becomes one with it', async () => {
		const [guest, account, other] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
		const first = await shop.begin(guest.browser);
		const [user] = await usersOf(guest.userId);
		await join(guest.userId, account.userId);
		expect(await usersOf(account.userId)).toEqual([user]);
		const second = await shop.begin(other.browser);
		const [target] = await usersOf(account.userId);
		await join(other.userId, account.userId);
		await shop.runJobs();
		await shop.removeNow();
		expect(await ownersOf(first, second)).toEqual([target?.identifier, target?.identifier]);
		expect((await account.browser.ask(`/studio/${second}`)).headers.location).toContain('/auth?jwt=');
	});

	it('whose users cannot be merged has the drafts claimed', async () => {
		const [guest, account] = [await shop.shopper(), await shop.shopper()];
		const [mine, guests] = [await shop.begin(account.browser), await shop.begin(guest.browser)];
		await shop.sandbox.control.turn({ answers: { disabled: ['merge'] } });
		await join(guest.userId, account.userId);
		await shop.runJobs();
		const [one, two] = await ownersOf(mine, guests);
		expect(two).toBe(one);
	});

	it('who is erased is deleted at the provider with everything that was not ordered', async () => {
		const { browser, userId, email } = await shop.shopper();
		const id = await shop.begin(browser);
		const { hash } = await shop.find(id);
		const [user] = await usersOf(userId);
		await shop.inShop((sql) => designsOfPerson.erasePart(sql, shop.demo.id, { id: userId, email } as never));
		await shop.removeNow();
		await expect(shop.client.readUser(user?.identifier ?? '')).rejects.toThrow('notFound');
		await expect(shop.client.readDraft(hash)).rejects.toThrow('notFound');
	});
});
