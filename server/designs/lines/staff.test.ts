import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleImage, sampleText } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import type { Right } from '../../../rules/permissions.ts';
import { tellRefusalJob } from '../../printing/data/tell-refusal-job.ts';
import { type Browser, makeUser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, sendPicture, startDesignShop } from '../../testing/design-shop.ts';
import { DesignTab } from '../../testing/design-tab.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { OrderedDesigns } from '../../testing/ordered-designs.ts';
import { drawPhoto } from '../../testing/pictures.ts';

let shop: DesignShop;
let owner: Awaited<ReturnType<DesignShop['shopper']>>;
let staff: Browser;
let viewer: Browser;
let designs: OrderedDesigns;

async function withRights(name: string, ...rights: Right[]): Promise<Browser> {
	const email = `${newId()}@example.com`;
	await makeUser(shop.test.database, shop.demo, email, {
		role: { name, access: rights },
	});
	return shop.signIn(email);
}

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	const card = await cardTemplate({ values: { name: 'Eva Roth' } });
	await shop.plant('cards', { ...card, freedom: { ...card.freedom, isFree: false } });
	owner = await shop.shopper();
	designs = new OrderedDesigns(shop);
	staff = await withRights('clerk', 'qOrder', 'mOrder');
	viewer = await withRights('reader', 'qOrder');
});

afterAll(() => shop.close());

const approve = (who: Browser, itemId: string, revision: number) =>
	shop.tell(who, 'mutation($id: ID!, $revision: Int!) { approveDesign(itemId: $id, revision: $revision) }', {
		id: itemId,
		revision,
	});
const recorded = (id: string) =>
	shop.inShop(
		(sql) => sql<{ action: string; after: object }[]>`
			select action, after from audit_log where entity_id = ${id} order by at`,
	);
const value = (name: string) => ({ do: 'value', key: 'name', value: name });
const codeOf = ({ refused }: { refused?: { code?: string } }) => refused?.code;
const shown = (who: Browser, id: string) =>
	shop.tell(
		who,
		'query($id: ID!) { design(id: $id) { id access orderLines { itemId orderNumber customerName state } } }',
		{
			id,
		},
	);

describe('a design of a customer', () => {
	it('that was not ordered exists for no one of the shop, however many rights they have', async () => {
		const id = await designs.begin(owner.browser);
		for (const who of [await shop.staff(), staff, viewer]) {
			expect(await shown(who, id)).toBeNull();
			expect(codeOf(await new DesignTab(who, id).open())).toBe('NOT_FOUND');
			expect((await who.ask(`/service-api/designs/${id}/pages/1.png`)).status).toBe(404);
			expect((await who.ask(`/studio/${id}`)).status).toBe(404);
		}
	});

	it('that was ordered exists for no one without a right to orders, and for no other shop', async () => {
		const { id, itemId } = await designs.order(owner);
		const strangers = [
			(await shop.shopper()).browser,
			await shop.guest(),
			await withRights('maker', 'qProd', 'mProd', 'mUser'),
			await shop.staff('other', 'eve@example.com'),
		];
		for (const who of strangers) {
			expect(await shown(who, id)).toBeNull();
			const tab = new DesignTab(who, id);
			for (const tried of [await tab.open(true), await tab.do(value('X')), await tab.keep({}), await tab.hold()])
				expect(codeOf(tried)).toBe('NOT_FOUND');
			expect(['FORBIDDEN', 'NOT_FOUND']).toContain(await approve(who, itemId, 0));
			expect(['FORBIDDEN', 'NOT_FOUND']).toContain(await designs.sendBack(who, itemId));
		}
	});

	it('is opened with a note in the audit log, stays as it was in a version, and each step says who has done it', async () => {
		const { id, itemId, number } = await designs.order(owner);
		expect(await shown(staff, id)).toEqual({
			...{ id, access: 'staff' },
			orderLines: [{ itemId, orderNumber: number, customerName: 'Klothilde Beispiel', state: 'released' }],
		});
		const tab = new DesignTab(staff, id);
		expect(await tab.open()).toMatchObject({ mine: true, design: { id } });
		await tab.open();
		expect(await recorded(id)).toEqual([
			{ action: 'openCustomerDesign', after: { revision: 0, access: 'staff', mayChange: true } },
		]);
		expect(await tab.do(value('Eva Roth-Meyer'))).toMatchObject({ revision: 1, isReleased: false });
		const [step] = await shop.inShop(
			(sql) => sql<{ userId: string }[]>`select user_id from design_steps where design_id = ${id}`,
		);
		const [me] = [await shop.tell(staff, '{ me { id } }')];
		expect(step?.userId).toBe(me.id);
		const [before] = await tab.versions();
		expect(before?.reason).toBe('beforeStaff');
		expect((await tab.readVersion(before?.id)).document).toMatchObject({ values: { name: 'Eva Roth' } });
		// What was ordered is printed as it was until somebody releases it anew.
		expect(await designs.lineOf(itemId)).toMatchObject({ state: 'released', name: 'Eva Roth', byStaff: false });
	});

	it('is corrected whatever the template locks, but is made no other template', async () => {
		const { id } = await designs.order(owner);
		const tab = new DesignTab(staff, id);
		await tab.open();
		const moved = { x: 9000, y: 9000, width: 60_000, height: 8000, rotation: 0 };
		const change = { do: 'change', page: 'p1', element: 'name', changes: { box: moved } };
		const asOwner = await designs.order(owner);
		const own = new DesignTab(owner.browser, asOwner.id);
		await own.open();
		expect(codeOf(await own.do(change))).toBe('DESIGN_STEP_REFUSED');
		expect(await tab.do(change)).toMatchObject({ revision: 1 });
		const document = await tab.document();
		for (const operation of [
			{ do: 'fields', fields: [] },
			{ do: 'freedom', freedom: { ...document.freedom, isFree: true } },
			{ do: 'whole', design: document },
			{ do: 'insertPage', page: { id: 'p3', name: 'more', elements: [sampleText('t', 'T')] }, before: null },
		]) {
			// What is refused uses no number up.
			expect(codeOf(await tab.do(operation))).toBe('DESIGN_STEP_REFUSED');
			tab.number -= 1;
		}
	});

	it('is only looked at with the right to read orders, which is noted too', async () => {
		const { id, itemId } = await designs.order(owner);
		const tab = new DesignTab(viewer, id);
		expect(await shown(viewer, id)).toMatchObject({ access: 'viewer' });
		expect(await tab.open(true)).toMatchObject({ mine: false, editor: null, steps: [] });
		expect(await recorded(id)).toMatchObject([{ action: 'openCustomerDesign', after: { mayChange: false } }]);
		expect(codeOf(await tab.do(value('X')))).toBe('FORBIDDEN');
		expect(codeOf(await tab.keep({}))).toBe('FORBIDDEN');
		expect(await approve(viewer, itemId, 0)).toBe('FORBIDDEN');
		expect(await designs.release(viewer, id, 0)).toBe('NOT_FOUND');
	});

	it('that the customer has open is taken over as from another tab, and back', async () => {
		const { id } = await designs.order(owner);
		const own = new DesignTab(owner.browser, id);
		await own.open();
		await own.do(value('Eva'));
		const tab = new DesignTab(staff, id);
		expect(await tab.open()).toMatchObject({ mine: false, editor: { own: false } });
		expect(codeOf(await tab.do(value('X')))).toBe('DESIGN_TAKEN_OVER');
		// It was opened without a word of change.
		expect((await own.versions()).map(({ reason }) => reason)).toEqual([]);
		expect(await tab.open(true)).toMatchObject({ mine: true });
		expect((await own.versions()).map(({ reason }) => reason).toSorted()).toEqual(['beforeStaff', 'takenOver']);
		expect(codeOf(await own.do(value('Y')))).toBe('DESIGN_TAKEN_OVER');
		expect(await own.open(true)).toMatchObject({ mine: true });
	});

	it('shows a picture that staff have put into it, which becomes the customer’s', async () => {
		const { id } = await designs.order(owner);
		const picture = JSON.parse((await sendPicture(staff, await drawPhoto())).body).id;
		const tab = new DesignTab(staff, id);
		await tab.open();
		expect(await tab.do({ do: 'value', key: 'portrait', value: picture })).toMatchObject({ revision: 1 });
		const [row] = await shop.inShop(
			(sql) => sql<{ userId: string }[]>`select user_id from design_pictures where id = ${picture}`,
		);
		expect(row?.userId).toBe(owner.userId);
		expect((await staff.ask(`/service-api/designs/pictures/${picture}?width=400`)).status).toBe(200);
	});

	it('is never released for the customer by releaseDesign, nor renamed, copied or deleted by staff', async () => {
		const { id } = await designs.order(owner);
		await shop.inShop((sql) => sql`update designs set release_id = null where id = ${id}`);
		for (const who of [staff, await shop.staff()]) {
			expect(await designs.release(who, id, 0)).toBe('NOT_FOUND');
			for (const change of [
				'renameDesign(id: $id, name: "X") { id }',
				'duplicateDesign(id: $id) { id }',
				'deleteDesign(id: $id)',
			])
				expect(await shop.tell(who, `mutation($id: ID!) { ${change} }`, { id })).toBe('NOT_FOUND');
			expect(await shop.tell(who, 'mutation($id: ID!) { adoptTemplate(id: $id) { id } }', { id })).toBe('NOT_FOUND');
		}
	});
});

describe('approving a design by hand', () => {
	it('prints this line from what staff have looked at, and leaves the design to its owner', async () => {
		const { id, itemId } = await designs.order(owner);
		const before = await designs.lineOf(itemId);
		const tab = new DesignTab(staff, id);
		await tab.open();
		await tab.do(value('Eva Roth-Meyer'));
		expect(await approve(staff, itemId, 0)).toBe('DESIGN_CHANGED');
		expect(await approve(staff, itemId, 1)).toBe(true);
		const after = await designs.lineOf(itemId);
		expect(after).toMatchObject({ state: 'released', name: 'Eva Roth-Meyer', byStaff: true });
		expect(after?.releaseId).not.toBe(before?.releaseId);
		const [design] = await shop.inShop((sql) => sql`select release_id from designs where id = ${id}`);
		expect(design).toEqual({ releaseId: null });
		expect((await recorded(id)).at(-1)).toMatchObject({
			action: 'approveDesign',
			after: { release: after?.releaseId },
		});
	});

	it('overrules what preflight finds, but for what cannot be printed, and nothing once it is printed', async () => {
		const { id, itemId } = await designs.order(owner);
		const tab = new DesignTab(staff, id);
		await tab.open();
		await tab.do(value(''));
		expect(await approve(staff, itemId, 1)).toBe(true);
		await tab.do({
			do: 'insert',
			page: 'p1',
			element: sampleImage('photo', { source: { mediaId: newId() } }),
			before: null,
		});
		expect(await approve(staff, itemId, 2)).toBe('DESIGN_HAS_ERRORS');
		await tab.do({ do: 'remove', page: 'p1', element: 'photo' });
		await shop.inShop((sql) => sql`update print_lines set state = 'printed' where item_id = ${itemId}`);
		expect(await approve(staff, itemId, 3)).toBe('PRINT_DATA_FINAL');
	});

	it('is mailed to the customer once, unless it was sent back in the meantime', async () => {
		const { id, itemId, orderId } = await designs.order(owner);
		const mailed = async () => {
			const job = tellRefusalJob({ platformAddress: (slug) => `http://${slug}.localhost` });
			await runWaiting(shop.test, { job, tenantId: shop.demo.id });
			return shop.inShop(
				(sql) => sql<{ purpose: string }[]>`
					select purpose from order_mails where order_id = ${orderId} and purpose like 'designApproved.%'`,
			);
		};
		const { revision } = await shop.tell(staff, 'query($id: ID!) { design(id: $id) { revision } }', { id });
		expect(await approve(staff, itemId, revision)).toBe(true);
		expect(await mailed()).toHaveLength(1);
		expect(await mailed()).toHaveLength(1);
		expect(await approve(staff, itemId, revision)).toBe(true);
		const back = 'mutation($id: ID!) { sendBackDesign(itemId: $id, reason: "Bitte prüfen") }';
		expect(await shop.tell(staff, back, { id: itemId })).toBe(true);
		expect(await mailed()).toHaveLength(1);
	});

	it('and everything else are over for an order that was cancelled', async () => {
		const { itemId, orderId } = await designs.order(owner);
		await shop.inShop(
			(sql) => sql`update orders set cancelled_at = now(), cancel_reason = 'customer' where id = ${orderId}`,
		);
		const said = 'ORDER_NOT_MOVED';
		const call = (mutation: string) => shop.tell(staff, `mutation($id: ID!) { ${mutation} }`, { id: itemId });
		expect(await call('sendBackDesign(itemId: $id, reason: "Bitte prüfen")')).toBe(said);
		expect(await call('markLinePrinted(itemId: $id) { itemId }')).toBe(said);
		expect(await approve(staff, itemId, 0)).toBe(said);
	});

	it('takes another order of the same design nowhere', async () => {
		const first = await designs.order(owner);
		const { itemId } = await designs.order(owner, first.id);
		await designs.sendBack(staff, itemId);
		expect(await approve(staff, first.itemId, 0)).toBe(true);
		expect(await designs.lineOf(itemId)).toMatchObject({ state: 'refused', byStaff: false });
	});
});
