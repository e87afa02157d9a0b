// Who reaches the rows of a series that was ordered: the same people as its design.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Right } from '../../../rules/permissions.ts';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { makeOrderLink } from '../../orders/links/order-links.ts';
import { Browser, makeUser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { OrderedDesigns } from '../../testing/ordered-designs.ts';

let shop: DesignShop;
let designs: OrderedDesigns;
let staff: Browser;
let viewer: Browser;

async function withRights(name: string, ...access: Right[]): Promise<Browser> {
	const email = `${newId()}@example.com`;
	await makeUser(shop.test.database, shop.demo, email, { role: { name, access } });
	return shop.signIn(email);
}

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await cardTemplate());
	designs = new OrderedDesigns(shop);
	staff = await withRights('clerk', 'qOrder', 'mOrder');
	viewer = await withRights('reader', 'qOrder');
});
afterAll(() => shop.close());

const people = (...names: string[]) => ({
	columns: ['Name'],
	mapping: { 0: 'name' },
	rows: names.map((name) => [name]),
});
const read = (who: Browser, d: string) =>
	shop.tell(who, 'query($d: ID!) { designSeries(designId: $d) { rows revision } }', { d });
const save = (who: Browser, d: string, revision: number, t = people('Ada', 'Grace Hopper')) =>
	shop.tell(
		who,
		'mutation($d: ID!, $r: Int!, $t: JSON!) { saveDesignSeries(designId: $d, revision: $r, table: $t) { revision } }',
		{ d, r: revision, t },
	);
const check = (who: Browser, d: string) =>
	shop.tell(who, 'query($d: ID!) { designRowFindings(designId: $d) { row } }', { d });
const release = (who: Browser, id: string, s: number) =>
	shop.tell(
		who,
		`mutation($id: ID!, $s: Int!, $v: String!) {
			releaseDesign(id: $id, revision: 0, seriesRevision: $s, acceptedCodes: [], textVersion: $v) { isReleased }
		}`,
		{ id, s, v: releaseTextVersion },
	);

async function orderAsGuest() {
	const guest = await shop.guest();
	const { id: userId } = await shop.tell(guest, '{ me { id } }');
	const { id } = await shop.tell(guest, 'mutation($p: ID!) { createDesign(productId: $p) { id } }', {
		p: shop.idOf('cards'),
	});
	await save(guest, id, 0, people('Ada', 'Grace'));
	expect(await release(guest, id, 1)).toEqual({ isReleased: true });
	return { ...(await designs.order({ browser: guest, userId }, id)), guest };
}

/** Another device: nothing but the link of the mail. */
async function openLink(orderId: string): Promise<Browser> {
	const token = await shop.inShop((sql) => makeOrderLink(sql, shop.demo.id, orderId));
	const browser = new Browser(shop.app);
	await browser.ask(`/orders/open?token=${token}`);
	await browser.post('temporarySession', { language: 'de-DE' });
	return browser;
}

const everything = async (who: Browser, id: string) => [
	await read(who, id),
	await check(who, id),
	await save(who, id, 1, people('Eve', 'Eve')),
];
const nothing = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];

describe('the rows of an ordered series', () => {
	it('are read, changed and released by the link of a mail, on another device, while the shop waits', async () => {
		const { id, itemId, orderId } = await orderAsGuest();
		const visitor = await openLink(orderId);
		expect(await everything(visitor, id)).toEqual(nothing);
		await designs.sendBack(staff, itemId);
		expect(await read(visitor, id)).toEqual({ rows: [['Ada'], ['Grace']], revision: 1 });
		expect(await check(visitor, id)).toEqual([]);
		expect(await save(visitor, id, 1)).toEqual({ revision: 2 });
		expect((await visitor.ask(`/service-api/designs/${id}/rows/2/pages/1.png`)).status).toBe(200);
		expect(await release(visitor, id, 2)).toEqual({ isReleased: true });
		expect(await designs.lineOf(itemId)).toMatchObject({ state: 'released' });
		const [printed] = await shop.inShop(
			(sql) => sql<{ series: object[] }[]>`
				select r.series from print_lines p join design_releases r on r.id = p.release_id where p.item_id = ${itemId}`,
		);
		expect(printed?.series).toEqual([{ name: 'Ada' }, { name: 'Grace Hopper' }]);
		// That was what it was open for.
		expect(await everything(visitor, id)).toEqual(nothing);
	});

	it('are corrected by staff, which the order says, and only looked at with the right to read orders', async () => {
		const { id, itemId, guest } = await orderAsGuest();
		expect(await read(viewer, id)).toMatchObject({ revision: 1 });
		expect(await check(viewer, id)).toEqual([]);
		expect(await save(viewer, id, 1)).toBe('FORBIDDEN');
		expect(await save(staff, id, 1)).toEqual({ revision: 2 });
		expect(await save(staff, id, 2, people('Ada', 'G. Hopper'))).toEqual({ revision: 3 });
		const query = 'query($ids: [ID!]!) { orderedDesigns(itemIds: $ids) { isCorrected events { step } } }';
		expect(await shop.tell(guest, query, { ids: [itemId] })).toEqual([
			{ isCorrected: true, events: [{ step: 'designReleased' }, { step: 'designCorrected' }] },
		]);
		const changes = 'query($id: ID!) { design(id: $id) { orderLines { changedValues } } }';
		expect((await shop.tell(guest, changes, { id })).orderLines).toEqual([
			{ changedValues: [{ row: 2, field: 'name', before: 'Grace', after: 'G. Hopper' }] },
		]);
		// What was ordered is printed as it was until somebody releases it anew.
		expect(await designs.lineOf(itemId)).toMatchObject({ state: 'released', byStaff: false });
	});

	it('stay as many as were ordered, whoever changes them', async () => {
		const { id, itemId, orderId, guest } = await orderAsGuest();
		await designs.sendBack(staff, itemId);
		for (const who of [staff, guest, await openLink(orderId)])
			for (const rows of [people('Ada'), people('Ada', 'Grace', 'Joan'), people()])
				expect(await save(who, id, 1, rows)).toBe('VALIDATION');
		expect(await read(staff, id)).toEqual({ rows: [['Ada'], ['Grace']], revision: 1 });
	});

	it('are released by hand as staff have seen them, and not as they have become meanwhile', async () => {
		const { id, itemId } = await orderAsGuest();
		const approve = (seriesRevision: number) =>
			shop.tell(staff, 'mutation($id: ID!, $s: Int!) { approveDesign(itemId: $id, revision: 0, seriesRevision: $s) }', {
				id: itemId,
				s: seriesRevision,
			});
		expect(await save(staff, id, 1)).toEqual({ revision: 2 });
		expect(await approve(1)).toBe('DESIGN_CHANGED');
		expect(await designs.lineOf(itemId)).toMatchObject({ byStaff: false });
		expect(await approve(2)).toBe(true);
		expect(await designs.lineOf(itemId)).toMatchObject({ byStaff: true });
	});

	it('exist for no other guest, no other order, no other shop, and not once the link is revoked', async () => {
		const { id, itemId, orderId } = await orderAsGuest();
		const other = await orderAsGuest();
		await designs.sendBack(staff, itemId);
		await designs.sendBack(staff, other.itemId);
		const strangers = [
			await shop.guest(),
			other.guest,
			(await shop.shopper()).browser,
			await openLink(other.orderId),
			await withRights('maker', 'qProd', 'mProd'),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const who of strangers) expect(await everything(who, id)).toEqual(nothing);
		const visitor = await openLink(orderId);
		expect(await read(visitor, id)).toMatchObject({ revision: 1 });
		await shop.inShop((sql) => sql`update order_links set expires_at = now() where order_id = ${orderId}`);
		expect(await everything(visitor, id)).toEqual(nothing);
	});

	it('exist for no one of the shop before they are ordered', async () => {
		const guest = await shop.guest();
		const { id } = await shop.tell(guest, 'mutation($p: ID!) { createDesign(productId: $p) { id } }', {
			p: shop.idOf('cards'),
		});
		await save(guest, id, 0);
		expect(await everything(staff, id)).toEqual(nothing);
	});
});
