import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { cardSpecification, cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { DesignTab } from '../../testing/design-tab.ts';
import { OrderedDesigns } from '../../testing/ordered-designs.ts';

let shop: DesignShop;
let owner: Awaited<ReturnType<DesignShop['shopper']>>;
let staff: Browser;
let designs: OrderedDesigns;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await cardTemplate({ values: { name: 'Eva Roth' } }));
	[owner, staff] = [await shop.shopper(), await shop.staff()];
	designs = new OrderedDesigns(shop);
});

afterAll(() => shop.close());

interface Reordered {
	cart: { designId: string; problem: string | null }[];
	drafts: { designId: string }[];
	changed: { name: string; reasons: string[] }[];
	left: { problem: string }[];
}

const reorder = (orderId: string, who = owner.browser): Promise<Reordered> =>
	shop.tell(
		who,
		`mutation($id: ID!) {
			reorder(orderId: $id) { cart { designId problem } drafts { designId } changed { name reasons } left { problem } }
		}`,
		{ id: orderId },
	);
const nameOf = async (id: string | undefined) =>
	(await shop.tell(owner.browser, 'query($id: ID!) { design(id: $id) { document } }', { id })).document.values.name;
const value = (name: string) => ({ do: 'value', key: 'name', value: name });

describe('ordering a design again', () => {
	it('puts a released copy of its own straight into the cart if nothing has changed', async () => {
		const { id, orderId } = await designs.order(owner);
		const { cart, drafts, changed, left } = await reorder(orderId);
		expect({ drafts, changed, left }).toEqual({ drafts: [], changed: [], left: [] });
		expect(cart).toEqual([{ designId: expect.any(String), problem: null }]);
		expect(cart[0]?.designId).not.toBe(id);
	});

	it('copies what was ordered, whatever the design has become since', async () => {
		const { id, orderId } = await designs.order(owner);
		const tab = new DesignTab(owner.browser, id);
		await tab.open();
		await tab.do(value('Somebody else'));
		const { cart } = await reorder(orderId);
		expect(await nameOf(cart[0]?.designId)).toBe('Eva Roth');
	});

	it('copies what was printed in the end, if the design was sent back and released again', async () => {
		const { id, itemId, orderId } = await designs.order(owner);
		await designs.sendBack(staff, itemId);
		const tab = new DesignTab(owner.browser, id);
		await tab.open();
		await tab.do(value('Eva Roth-Meyer'));
		await designs.release(owner.browser, id, 1);
		const { cart } = await reorder(orderId);
		expect(await nameOf(cart[0]?.designId)).toBe('Eva Roth-Meyer');
	});

	it('leaves the release to the customer where the shop has sent it back, or has released it by hand', async () => {
		const { id, itemId, orderId } = await designs.order(owner);
		await designs.sendBack(staff, itemId);
		expect(await reorder(orderId)).toMatchObject({ cart: [], drafts: [{}], changed: [{ reasons: [] }] });
		const tab = new DesignTab(staff, id);
		await tab.open();
		await tab.do(value('Eva Roth-Meyer'));
		await shop.tell(staff, 'mutation($id: ID!) { approveDesign(itemId: $id, revision: 1) }', { id: itemId });
		const { cart, drafts, changed } = await reorder(orderId);
		expect({ cart, changed }).toMatchObject({ cart: [], changed: [{ reasons: [] }] });
		expect(await nameOf(drafts[0]?.designId)).toBe('Eva Roth-Meyer');
	});

	it('goes to the drafts with what has changed', async () => {
		const { orderId } = await designs.order(owner);
		await shop.specify('cards', { ...cardSpecification, bleed: 2000 });
		await shop.inShop(
			(sql) => sql`
				insert into design_template_versions (tenant_id, template_id, version, document, sha256)
				select tenant_id, template_id, 2, document, ${'b'.repeat(64)} from design_template_versions`,
		);
		const { cart, drafts, changed } = await reorder(orderId);
		expect(cart).toEqual([]);
		expect(drafts).toHaveLength(1);
		expect(changed).toEqual([{ name: 'Visitenkarten', reasons: ['template', 'specification'] }]);
		await shop.specify('cards');
		await shop.inShop((sql) => sql`delete from design_template_versions where version = 2`);
	});

	it('goes straight to the cart where the newer version of the template says the same', async () => {
		const { orderId } = await designs.order(owner);
		await shop.inShop(
			(sql) => sql`
				insert into design_template_versions (tenant_id, template_id, version, document, sha256)
				select tenant_id, template_id, 2, document, sha256 from design_template_versions`,
		);
		expect(await reorder(orderId)).toMatchObject({ cart: [{}], drafts: [], changed: [] });
		await shop.inShop((sql) => sql`delete from design_template_versions where version = 2`);
	});

	it('is for who has ordered it alone', async () => {
		const { orderId } = await designs.order(owner);
		for (const who of [(await shop.shopper()).browser, await shop.guest(), staff])
			expect(await reorder(orderId, who)).toBe('NOT_FOUND');
	});
});
