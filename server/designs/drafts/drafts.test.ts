import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { recordPlaced } from '../../orders/core/record-order.ts';
import { type Browser, makeUser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { someLine, someOrder } from '../../testing/orders.ts';
import { piece } from '../../testing/sold.ts';
import { mostDesigns } from './create-draft.ts';

let shop: DesignShop;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'), [piece('cards', 1000), piece('mug', 500)]);
	await shop.plant();
});

afterAll(() => shop.close());

const shown =
	'{ id name productId productName productSlug itemId revision document specification templateVersion newerTemplateVersion isReleased }';
const create = (who: Browser, given: object = {}) =>
	shop.tell(
		who,
		`mutation($p: ID!, $q: Int, $n: String) { createDesign(productId: $p, quantity: $q, itemName: $n) ${shown} }`,
		{ p: shop.idOf('cards'), ...given },
	);
const find = (who: Browser, id: string) => shop.tell(who, `query($id: ID!) { design(id: $id) ${shown} }`, { id });
const call = (who: Browser, name: string, id: string, more = '') =>
	shop.tell(who, `mutation($id: ID!) { ${name}(id: $id${more}) ${name === 'deleteDesign' ? '' : shown} }`, { id });
const drafts = async (who: Browser) =>
	(await shop.tell(who, '{ listItems(location: drafts) { items { id designId quantity itemName } } }')).items;
const order = (userId: string, designId: string) =>
	shop.inShop(async (sql) => {
		const line = someLine({ itemId: newId(), productId: shop.idOf('cards'), designId });
		await recordPlaced(sql, shop.demo.id, someOrder(userId), [line], {
			...{ actor: 'shopper', userId, paid: false, year: 2026 },
		});
	});
const age = (id: string) =>
	shop.inShop((sql) => sql`update designs set updated_at = now() - interval '91 days' where id = ${id}`);

describe('a design', () => {
	it('begins with the published template, filled in from the profile, as a line of the drafts', async () => {
		const email = 'klara@example.com';
		const values = { firstName: 'Klara', surname: 'Vogt', phone: '+49 30 5555' };
		await makeUser(shop.test.database, shop.demo, email, { values });
		const klara = await shop.signIn(email);
		const design = await create(klara, { q: 100, n: '  Karten   für Klara ' });
		expect(design).toMatchObject({
			...{ name: 'Karten für Klara', productName: 'cards auf Deutsch', productSlug: 'cards', revision: 0 },
			...{ templateVersion: 1, newerTemplateVersion: null, isReleased: false },
		});
		expect(design.document.values).toEqual({ name: 'Klara Vogt', phone: '+49 30 5555' });
		expect(design.specification).toMatchObject({ width: 85_000, dataRequirement: 'none' });
		expect(await drafts(klara)).toEqual([
			{ id: design.itemId, designId: design.id, quantity: 100, itemName: 'Karten für Klara' },
		]);
		expect(await find(klara, design.id)).toEqual(design);
	});

	it('names its product in the language that is asked for, else in that of the caller', async () => {
		const guest = await shop.guest();
		const { id } = await create(guest);
		const english = 'query($id: ID!) { design(id: $id, language: "en-GB") { productName } }';
		expect(await shop.tell(guest, english, { id })).toEqual({ productName: 'cards in English' });
		const list = 'query($id: ID!) { designs(ids: [$id], language: "en-GB") { productName } }';
		expect(await shop.tell(guest, list, { id })).toEqual([{ productName: 'cards in English' }]);
		expect(await find(guest, id)).toMatchObject({ productName: 'cards auf Deutsch' });
	});

	it('is made for guests as well, in the smallest quantity unless they say otherwise', async () => {
		const guest = await shop.guest();
		const design = await create(guest);
		expect(design.document.values).toEqual({});
		expect(await drafts(guest)).toMatchObject([{ designId: design.id, quantity: 1 }]);
	});

	it('is not made of a product without a template, in a quantity that is not sold, or by nobody', async () => {
		const { browser } = await shop.shopper();
		expect(await create(browser, { p: shop.idOf('mug') })).toBe('NOT_FOUND');
		expect(await create(browser, { p: newId() })).toBe('NOT_FOUND');
		expect(await create(browser, { q: -1 })).toBe('ITEM_NOT_ADDED');
		expect(await create(browser, { n: 'x'.repeat(121) })).toBe('VALIDATION');
		expect(await drafts(browser)).toEqual([]);
		const left = await shop.inShop(
			(sql) => sql`select from designs d join users u on u.id = d.user_id where u.guest is false and d.name like 'x%'`,
		);
		expect(left).toHaveLength(0);
	});

	it('exists for its owner alone', async () => {
		const [owner, other] = [await shop.shopper(), await shop.shopper()];
		const { id } = await create(owner.browser);
		const eve = await shop.staff('other', 'eve@example.com');
		const ada = await shop.staff();
		for (const stranger of [other.browser, eve, ada, await shop.guest()]) {
			expect(await find(stranger, id)).toBeNull();
			expect(await shop.tell(stranger, 'query($ids: [ID!]!) { designs(ids: $ids) { id } }', { ids: [id] })).toEqual([]);
			for (const name of ['duplicateDesign', 'deleteDesign']) expect(await call(stranger, name, id)).toBe('NOT_FOUND');
			expect(await call(stranger, 'renameDesign', id, ', name: "mine"')).toBe('NOT_FOUND');
		}
		expect(await find(owner.browser, newId())).toBeNull();
		expect(await find(owner.browser, 'no id')).toBe('NOT_FOUND');
		expect(await find(owner.browser, id)).toMatchObject({ id, name: '' });
	});

	it('is renamed together with its line, and duplicated with a line of its own', async () => {
		const { browser } = await shop.shopper();
		const { id } = await create(browser, { q: 50 });
		expect(await call(browser, 'renameDesign', id, ', name: "Neu"')).toMatchObject({ name: 'Neu' });
		const copy = await call(browser, 'duplicateDesign', id);
		expect(copy).toMatchObject({ name: 'Neu (Kopie)', isReleased: false, templateVersion: 1 });
		expect(copy.id).not.toBe(id);
		expect(await drafts(browser)).toMatchObject([
			{ designId: copy.id, quantity: 50, itemName: 'Neu (Kopie)' },
			{ designId: id, quantity: 50, itemName: 'Neu' },
		]);
		expect(await call(browser, 'deleteDesign', id)).toBe(true);
		expect(await drafts(browser)).toMatchObject([{ designId: copy.id }]);
		expect(await find(browser, id)).toBeNull();
	});

	it('is told from its copies by their names, in the language that is asked for', async () => {
		const { browser } = await shop.shopper();
		const { id } = await create(browser, { n: 'Hoffest' });
		const first = await call(browser, 'duplicateDesign', id);
		const second = await call(browser, 'duplicateDesign', first.id);
		expect([first.name, second.name]).toEqual(['Hoffest (Kopie)', 'Hoffest (Kopie 2)']);
		const english = await call(browser, 'duplicateDesign', id, ', language: "en-GB"');
		expect(english.name).toBe('Hoffest (copy)');
		const long = await create(browser, { n: 'x'.repeat(120) });
		expect((await call(browser, 'duplicateDesign', long.id)).name).toBe(`${'x'.repeat(112)} (Kopie)`);
		const unnamed = await create(browser);
		expect((await call(browser, 'duplicateDesign', unnamed.id)).name).toBe('cards auf Deutsch (Kopie)');
	});

	it('is changed with its line in the eyes of its owner', async () => {
		const { browser } = await shop.shopper();
		const { id } = await create(browser);
		await shop.inShop((sql) => sql`update designs set updated_at = '2030-05-06T07:08:09Z' where id = ${id}`);
		const { items } = await shop.tell(browser, '{ listItems(location: drafts) { items { changedAt } } }');
		expect(items).toEqual([{ changedAt: '2030-05-06T07:08:09.000Z' }]);
	});

	it('keeps the version that it began with, and is told of a newer one', async () => {
		const { browser } = await shop.shopper();
		const { id } = await create(browser);
		const changed = await cardTemplate({ values: { name: 'Neu' } });
		await shop.inShop(async (sql) => {
			const [template] = await sql<{ id: string }[]>`select id from designs where kind = 'template'`;
			await sql`
				insert into design_template_versions (tenant_id, template_id, version, document, sha256)
				values (${shop.demo.id}, ${template?.id ?? ''}, 2, ${JSON.stringify(changed)}::text::jsonb, ${'a'.repeat(64)})`;
		});
		expect(await find(browser, id)).toMatchObject({ templateVersion: 1, newerTemplateVersion: 2 });
		expect((await create(browser)).document.values).toEqual({ name: 'Neu' });
		await shop.inShop((sql) => sql`delete from design_template_versions where version = 2`);
	});

	it('is one of 500 at most, those that were ordered not counted', async () => {
		const { browser, userId } = await shop.shopper();
		const { id } = await create(browser);
		await shop.inShop(
			(sql) => sql`
				insert into designs (tenant_id, id, kind, product_id, user_id, document)
				select tenant_id, gen_random_uuid(), kind, product_id, user_id, document from designs, generate_series(2, ${mostDesigns})
				where id = ${id}`,
		);
		expect(await create(browser)).toBe('DRAFTS_FULL');
		expect(await call(browser, 'duplicateDesign', id)).toBe('DRAFTS_FULL');
		await order(userId, id);
		expect(await create(browser)).toMatchObject({ revision: 0 });
	});

	it('of a guest is that of the account after signing in', async () => {
		const guest = await shop.guest();
		const { id } = await create(guest, { n: 'Gast' });
		const email = `${newId()}@example.com`;
		await makeUser(shop.test.database, shop.demo, email);
		await guest.logIn(email);
		expect(await find(guest, id)).toMatchObject({ id, name: 'Gast' });
		expect(await drafts(guest)).toMatchObject([{ designId: id }]);
	});

	it('stays as long as a list or an order needs it, and goes 90 days after', async () => {
		const { browser, userId } = await shop.shopper();
		const [listed, ordered, removed, fresh] = [
			await create(browser),
			await create(browser),
			await create(browser),
			await create(browser),
		];
		await order(userId, ordered.id);
		for (const { itemId } of [ordered, removed, fresh])
			await shop.inShop((sql) => sql`delete from list_items where id = ${itemId}`);
		for (const { id } of [listed, ordered, removed]) await age(id);
		await shop.sweep();
		expect(await find(browser, removed.id)).toBeNull();
		for (const { id } of [listed, ordered, fresh]) expect(await find(browser, id)).toMatchObject({ id });
	});

	it('that was ordered stays with its order when it is deleted, and when the person is erased', async () => {
		const { browser, userId } = await shop.shopper();
		const [ordered, other] = [await create(browser, { n: 'Anna' }), await create(browser)];
		await order(userId, ordered.id);
		expect(await call(browser, 'deleteDesign', ordered.id)).toBe(true);
		const ada = await shop.staff();
		const exported = JSON.parse(await shop.tell(ada, 'query($id: ID!) { exportPerson(id: $id) }', { id: userId }));
		expect(exported.designs.designs).toHaveLength(2);
		await shop.tell(ada, 'mutation($id: ID!) { erasePerson(id: $id) }', { id: userId });
		const rows = await shop.inShop(
			(sql) => sql<object[]>`select id, user_id, name from designs where id in (${ordered.id}, ${other.id})`,
		);
		expect(rows).toEqual([{ id: ordered.id, userId: null, name: '' }]);
	});
});
