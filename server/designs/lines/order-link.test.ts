import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cleanAccounts } from '../../accounts/clean-job.ts';
import { makeOrderLink } from '../../orders/links/order-links.ts';
import { Browser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, sendPicture, startDesignShop } from '../../testing/design-shop.ts';
import { DesignTab } from '../../testing/design-tab.ts';
import { OrderedDesigns } from '../../testing/ordered-designs.ts';
import { drawPhoto } from '../../testing/pictures.ts';

let shop: DesignShop;
let staff: Browser;
let designs: OrderedDesigns;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await cardTemplate({ values: { name: 'Eva Roth' } }));
	staff = await shop.staff();
	designs = new OrderedDesigns(shop);
});

afterAll(() => shop.close());

async function orderAsGuest() {
	const browser = await shop.guest();
	const { id: userId } = await shop.tell(browser, '{ me { id } }');
	return { ...(await designs.order({ browser, userId })), guest: browser, userId };
}

/** Another device: nothing but the link of the mail. */
async function openLink(orderId: string): Promise<Browser> {
	const token = await shop.inShop((sql) => makeOrderLink(sql, shop.demo.id, orderId));
	const browser = new Browser(shop.app);
	expect((await browser.ask(`/orders/open?token=${token}`)).status).toBe(303);
	return browser;
}

const value = (name: string) => ({ do: 'value', key: 'name', value: name });
const codeOf = ({ refused }: { refused?: { code?: string } }) => refused?.code;
const designIdOf = async (who: Browser, itemId: string) => {
	const { data } = await who.graphql('query($ids: [ID!]!) { orderedDesigns(itemIds: $ids) { designId } }', {
		ids: [itemId],
	});
	return data.orderedDesigns[0]?.designId ?? null;
};

describe('the link of a mail', () => {
	it('opens a design while the shop waits for a new release of it, and releases it again', async () => {
		const { id, itemId, orderId, number } = await orderAsGuest();
		await designs.sendBack(staff, itemId, 'Der Name fehlt.');
		const visitor = await openLink(orderId);
		expect(await designIdOf(visitor, itemId)).toBe(id);
		// The document of the studio begins a session, as editing needs one.
		const page = await visitor.ask(`/studio/${id}`);
		expect(page.status).toBe(200);
		const query = 'query($id: ID!) { design(id: $id) { access orderLines { orderNumber refusalReason } } }';
		expect(await shop.tell(visitor, query, { id })).toEqual({
			access: 'link',
			orderLines: [{ orderNumber: number, refusalReason: 'Der Name fehlt.' }],
		});
		const tab = new DesignTab(visitor, id);
		expect(await tab.open()).toMatchObject({ mine: true });
		const picture = JSON.parse((await sendPicture(visitor, await drawPhoto())).body).id;
		await tab.do(value('Eva Roth-Meyer'), { do: 'value', key: 'portrait', value: picture });
		expect((await visitor.ask(`/service-api/designs/pictures/${picture}?width=400`)).status).toBe(200);
		expect((await visitor.ask(`/service-api/designs/${id}/pages/1.png`)).status).toBe(200);
		expect(await designs.release(visitor, id, 1)).toEqual({ isReleased: true });
		expect(await designs.lineOf(itemId)).toMatchObject({ state: 'released', name: 'Eva Roth-Meyer', byStaff: false });
		// Staff need not wait for a tab that has released it and is closed.
		const clerk = new DesignTab(staff, id);
		expect(await clerk.open()).toMatchObject({ mine: false });
		expect(await tab.leave()).toEqual({ value: true });
		expect(await clerk.open()).toMatchObject({ mine: true });
		// That was what it was open for.
		expect(codeOf(await tab.do(value('X')))).toBe('NOT_FOUND');
		expect((await visitor.ask(`/studio/${id}`)).status).toBe(404);
		expect(await designIdOf(visitor, itemId)).toBeNull();
	});

	it('opens no design that was not sent back, nor one of another order, nor anything else of its owner', async () => {
		const ordered = await orderAsGuest();
		const other = await orderAsGuest();
		const draft = await designs.begin(ordered.guest);
		const visitor = await openLink(ordered.orderId);
		await designs.sendBack(staff, other.itemId);
		for (const id of [ordered.id, other.id, draft]) {
			expect((await visitor.ask(`/studio/${id}`)).status).toBe(404);
			expect(visitor.cookies.has('platen_session')).toBe(false);
		}
		await visitor.post('temporarySession', { language: 'de-DE' });
		for (const id of [ordered.id, other.id, draft]) {
			const tab = new DesignTab(visitor, id);
			for (const tried of [await tab.open(true), await tab.do(value('X')), await tab.hold()])
				expect(codeOf(tried)).toBe('NOT_FOUND');
			expect(await designs.release(visitor, id, 0)).toBe('NOT_FOUND');
			expect((await visitor.ask(`/service-api/designs/${id}/pages/1.png`)).status).toBe(404);
		}
		await designs.sendBack(staff, ordered.itemId);
		for (const change of [
			'renameDesign(id: $id, name: "X") { id }',
			'duplicateDesign(id: $id) { id }',
			'deleteDesign(id: $id)',
		])
			expect(await shop.tell(visitor, `mutation($id: ID!) { ${change} }`, { id: ordered.id })).toBe('NOT_FOUND');
	});

	it('opens nothing once it has expired', async () => {
		const { id, itemId, orderId } = await orderAsGuest();
		await designs.sendBack(staff, itemId);
		const visitor = await openLink(orderId);
		await visitor.post('temporarySession', { language: 'de-DE' });
		expect(await new DesignTab(visitor, id).open()).toMatchObject({ mine: true });
		await shop.inShop((sql) => sql`update order_links set expires_at = now() where order_id = ${orderId}`);
		expect(codeOf(await new DesignTab(visitor, id).open(true))).toBe('NOT_FOUND');
	});

	it('works when the guest is long gone', async () => {
		const { id, itemId, orderId, userId } = await orderAsGuest();
		await shop.inShop(async (sql) => {
			await sql`delete from sessions where user_id = ${userId}`;
			await sql`update users set created_at = now() - interval '31 days' where id = ${userId}`;
		});
		await cleanAccounts.run({
			...{ tenantId: shop.demo.id, payload: {}, inTenant: shop.inShop, signal: AbortSignal.timeout(10_000) },
			...{ attempt: { number: 1, last: false }, log: silent },
		});
		expect(await shop.inShop((sql) => sql`select from users where id = ${userId}`)).toHaveLength(0);
		expect(await designs.sendBack(staff, itemId)).toBe(true);
		const visitor = await openLink(orderId);
		expect((await visitor.ask(`/studio/${id}`)).status).toBe(200);
		const tab = new DesignTab(visitor, id);
		await tab.open();
		expect(await tab.do(value('Eva'))).toMatchObject({ revision: 1 });
		expect(await designs.release(visitor, id, 1)).toEqual({ isReleased: true });
		expect(await designs.lineOf(itemId)).toMatchObject({ state: 'released', name: 'Eva' });
	});
});

const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };
