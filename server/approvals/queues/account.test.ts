// What those who approve look at before they decide, and what is there for colleagues of a company that shares its orders.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { emptyStep } from '../../../rules/approvals/rule.ts';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { lineReader, reachLine } from '../../printing/data/line-access.ts';
import { type Approvals, someRule, startApprovals } from '../../testing/approvals.ts';

type Person = Awaited<ReturnType<Approvals['person']>>;

let shop: Approvals;
let buyer: Person;
let anna: Person;
let carl: Person;
let stranger: Person;

beforeAll(async () => {
	shop = await startApprovals(inject('cluster'));
	anna = await shop.member('anna', 'approver');
	buyer = await shop.member('bea', 'buyer', anna.id);
	carl = await shop.member('carl', 'buyer');
	stranger = await shop.person('sam');
});

afterAll(() => shop.close());

beforeEach(async () => {
	await shop.inShop(async (sql) => {
		await sql`delete from list_items`;
		await sql`delete from budgets`;
		await sql`delete from approval_substitutes`;
		await sql`update companies set share_orders = false`;
	});
	await shop.setStock(1000);
	await shop.setRules(someRule());
});

const itemOf = async (orderId: string): Promise<string> => {
	const [line] = await shop.inShop(
		(sql) => sql<{ itemId: string }[]>`select item_id from order_lines where order_id = ${orderId}`,
	);
	return line?.itemId ?? '';
};

/** As the pages and files of a line ask. */
const reaches = async (who: Person, itemId: string, right: 'qOrder' | 'mOrder') =>
	(await shop.inShop((sql) =>
		reachLine(sql, shop.demo.id, lineReader({ id: who.id, rights: [] } as never, [], right), itemId),
	)) !== undefined;

describe('what is printed of an order that waits', () => {
	it('is looked at by those who approve it, changed by its buyer alone, and nothing to anyone else', async () => {
		const itemId = await itemOf((await shop.place(buyer)).orderId);
		expect(await reaches(anna, itemId, 'qOrder')).toBe(true);
		expect(await reaches(anna, itemId, 'mOrder')).toBe(false);
		expect(await reaches(buyer, itemId, 'mOrder')).toBe(true);
		for (const who of [carl, stranger]) expect(await reaches(who, itemId, 'qOrder')).toBe(false);
	});

	it('is looked at by colleagues as long as the company shares orders, and never changed by them', async () => {
		const itemId = await itemOf((await shop.place(buyer)).orderId);
		await shop.inShop((sql) => sql`update companies set share_orders = true`);
		expect(await reaches(carl, itemId, 'qOrder')).toBe(true);
		expect(await reaches(carl, itemId, 'mOrder')).toBe(false);
		expect(await reaches(stranger, itemId, 'qOrder')).toBe(false);
		await shop.inShop((sql) => sql`update companies set archived_at = now()`);
		expect(await reaches(carl, itemId, 'qOrder')).toBe(false);
		await shop.inShop((sql) => sql`update companies set archived_at = null`);
	});
});

describe('the effect of an order on budgets', () => {
	const query =
		'query($o: ID!) { orderApproval(orderId: $o) { budgets { costCentre period amount before net left } } }';

	it('is shown to who decides: what was used before, what it takes, and what is left', async () => {
		const first = await shop.place(buyer);
		await shop.inShop(
			(sql) => sql`
				insert into budgets (tenant_id, id, company_id, period, amount)
				values (${shop.demo.id}, ${newId()}, ${shop.companyId}, 'month', 100000)`,
		);
		const before = (await shop.ask(anna, query, { o: first.orderId })).budgets[0];
		const { orderId } = await shop.place(buyer);
		const after = (await shop.ask(anna, query, { o: orderId })).budgets;
		expect(after).toEqual([
			{
				...{ costCentre: null, period: 'month', amount: 100_000, before: before.before + before.net },
				...{ net: before.net, left: before.left - before.net },
			},
		]);
		expect((await shop.decide(anna, 'reject', orderId)).result).toBe(true);
		expect(await shop.ask(anna, query, { o: orderId })).toEqual({ budgets: [] });
	});
});

describe('what somebody is asked about', () => {
	const specify = () =>
		shop.inShop(
			(sql) => sql`
				insert into print_specifications (tenant_id, product_id, specification)
				values (${shop.demo.id}, ${shop.card}, ${JSON.stringify({ ...usualSpecification, dataRequirement: 'later' })}::text::jsonb)
				on conflict (tenant_id, product_id) do nothing`,
		);

	it('says in the mail which rule asks, by how much a budget is exceeded, and what nobody has seen that will be printed', async () => {
		await specify();
		await shop.inShop(
			(sql) => sql`
				insert into budgets (tenant_id, id, company_id, period, amount)
				values (${shop.demo.id}, ${newId()}, ${shop.companyId}, 'month', 1000)`,
		);
		await shop.setRules(someRule({ name: 'Drucksachen' }));
		const { orderId } = await shop.place(buyer);
		await shop.runJobs();
		const mail = (await shop.mailsTo('anna@example.com')).find(({ body }) => body.includes(orderId));
		expect(mail?.body).toContain('Drucksachen');
		expect(mail?.body).toMatch(
			/Monatsbudget des Unternehmens[\s\S]*um [\d.,]+\s€ netto überschritten \(von 10,00\s€\)/,
		);
		expect(mail?.body).toContain('noch keine Druckdaten');
		const unseen = await shop.ask(anna, 'query($o: ID!) { orderApproval(orderId: $o) { unseen } }', { o: orderId });
		expect(unseen).toEqual({ unseen: ['card auf Deutsch'] });
		await shop.inShop((sql) => sql`delete from print_specifications where product_id = ${shop.card}`);
	});

	it('offers the runs that a line can be changed to, and what the order comes to with them, to who may change it', async () => {
		const { orderId } = await shop.place(buyer, {}, 100, shop.poster);
		const query = 'query($o: ID!) { orderApproval(orderId: $o) { fewerPieces { position quantities least } } }';
		expect(await shop.ask(anna, query, { o: orderId })).toEqual({
			fewerPieces: [{ position: 0, quantities: [10, 50], least: 10 }],
		});
		expect(await shop.ask(buyer, query, { o: orderId })).toEqual({ fewerPieces: [] });
		const foresee =
			'query($o: ID!, $l: [ApprovalLineInput!]!) { foreseeReturnedOrder(orderId: $o, lines: $l) { before gross } }';
		const foreseen = async (who: Person, quantity: number) =>
			shop.ask(who, foresee, { o: orderId, l: [{ position: 0, quantity }] });
		const { gross: before } = (await shop.orderOf(orderId)) ?? { gross: 0 };
		const { gross } = await foreseen(anna, 50);
		expect(gross).toBe(before - 5000);
		expect(await foreseen(anna, 249)).toBe('VALIDATION');
		expect(await foreseen(buyer, 50)).toBe('APPROVAL_NOT_YOURS');
		expect(await foreseen(stranger, 50)).toBe('NOT_FOUND');
		expect((await shop.orderOf(orderId))?.gross).toBe(before);
		expect((await shop.decide(anna, 'return', orderId, { l: [{ position: 0, quantity: 50 }] })).result).toBe(true);
		expect((await shop.orderOf(orderId))?.gross).toBe(gross);
	});
});

describe('the entry of the account', () => {
	it('is there for who is named by a company, a rule or a colleague, and for nobody else', async () => {
		expect(await shop.ask(anna, '{ isApprover }')).toBe(true);
		for (const who of [carl, stranger]) expect(await shop.ask(who, '{ isApprover }')).toBe(false);
		await shop.setRules(someRule({ steps: [{ ...emptyStep, userIds: [stranger.id] }] }));
		expect(await shop.ask(stranger, '{ isApprover }')).toBe(true);
		const day = new Date().toISOString().slice(0, 10);
		const add = 'mutation($d: String!) { addApprovalSubstitute(email: "carl@example.com", firstDay: $d, lastDay: $d) }';
		expect(await shop.ask(anna, add, { d: day })).toBe(true);
		// Once is enough for the same days.
		expect(await shop.ask(anna, add, { d: day })).toBe('VALIDATION');
		expect(await shop.ask(carl, '{ isApprover }')).toBe(true);
	});
});

describe('an order that was approved', () => {
	it('has that in its course, before it was placed', async () => {
		const { orderId } = await shop.place(buyer);
		await shop.decide(anna, 'approve', orderId);
		const { number } = (await shop.orderOf(orderId)) ?? {};
		const query = 'query($n: String!) { ownOrder(number: $n) { milestones { kind } } }';
		expect(await shop.ask(buyer, query, { n: number })).toEqual({
			milestones: [{ kind: 'approved' }, { kind: 'placed' }],
		});
	});
});

describe('an order that was not approved', () => {
	it('is put into the cart again by its buyer; one that still waits is not', async () => {
		const { orderId } = await shop.place(buyer);
		const again = 'mutation($o: ID!) { reorder(orderId: $o) { cart { quantity } } }';
		expect(await shop.ask(buyer, again, { o: orderId })).toBe('NOT_FOUND');
		await shop.decide(anna, 'reject', orderId);
		expect(await shop.ask(buyer, again, { o: orderId })).toEqual({ cart: [{ quantity: 2 }] });
		expect(await shop.ask(anna, again, { o: orderId })).toBe('NOT_FOUND');
	});
});
