// The way of an order through its approvals, from the button to the number, over the API.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { emptyStep, noConditions } from '../../rules/approvals/rule.ts';
import { newId } from '../../rules/ids.ts';
import { type Approvals, someRule, startApprovals } from '../testing/approvals.ts';

type Person = Awaited<ReturnType<Approvals['person']>>;

let shop: Approvals;
let buyer: Person;
let anna: Person;
let ben: Person;
let clerk: Person;

beforeAll(async () => {
	shop = await startApprovals(inject('cluster'));
	anna = await shop.member('anna', 'approver');
	ben = await shop.member('ben', 'companyAdmin');
	buyer = await shop.member('bea', 'buyer', anna.id);
	clerk = await shop.person('clerk', { role: { name: 'clerk', access: ['gAdminArea', 'mOrder', 'mTenant'] } });
});

afterAll(() => shop.close());

beforeEach(async () => {
	await shop.inShop(async (sql) => {
		await sql`delete from list_items`;
		await sql`delete from budgets`;
		await sql`delete from budget_entries`;
		await sql`delete from approval_substitutes`;
		await sql`update companies set over_budget = 'approval'`;
	});
	await shop.setStock(1000);
	await shop.setRules(someRule());
});

const begin = async (given = {}, quantity = 2): Promise<string> => {
	const { orderId, state } = await shop.place(buyer, given, quantity);
	expect(state).toBe('waitingForApproval');
	return orderId;
};

describe('an order that a rule fits', () => {
	it('waits with its stock reserved and its cart emptied, and is placed with a number by the last approval', async () => {
		const orderId = await begin();
		expect(await shop.orderOf(orderId)).toMatchObject({ status: 'inCreation', approval: 'pending', number: null });
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 2 });
		expect(await shop.ask(buyer, '{ cartCount }')).toBe(0);
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
		expect(await shop.orderOf(orderId)).toMatchObject({
			status: 'placed',
			approval: 'approved',
			number: expect.any(String),
		});
		expect(await shop.stockOf()).toEqual({ onHand: 998, reserved: 0 });
	});

	it('shows its buyer by whom it is to be approved, in lists, on the page and in the progress of the checkout', async () => {
		const orderId = await begin();
		const page = 'query($o: ID!) { orderApproval(orderId: $o) { waitsFor isBuyer mayDecide state } }';
		expect(await shop.ask(buyer, page, { o: orderId })).toEqual({
			...{ isBuyer: true, mayDecide: false, state: 'pending' },
			waitsFor: expect.arrayContaining(['anna', 'ben']),
		});
		expect(await shop.ask(buyer, `{ checkoutState(orderId: "${orderId}") { state } }`)).toEqual({
			state: 'waitingForApproval',
		});
		const { items } = await shop.ask(buyer, '{ approvals(scope: own) { items { orderId waitsFor } } }');
		expect(items.find((item: { orderId: string }) => item.orderId === orderId).waitsFor).toHaveLength(2);
	});

	it('is not approved by its buyer, nor by who is not asked, and does not exist for strangers', async () => {
		await shop.setRules(someRule({ steps: [{ ...emptyStep, userIds: [buyer.id, anna.id] }] }));
		const orderId = await begin();
		expect((await shop.decide(buyer, 'approve', orderId)).result).toBe('APPROVAL_NOT_YOURS');
		const seen = await shop.seenBy(anna, orderId);
		expect((await shop.decide(ben, 'approve', orderId, {}, seen)).result).toBe('APPROVAL_NOT_YOURS');
		expect(await shop.seenBy(ben, orderId)).toBe('NOT_FOUND');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
	});

	it('is decided by the shop where nobody is left whom the rule names', async () => {
		await shop.setRules(someRule({ steps: [{ ...emptyStep, userIds: [buyer.id] }] }));
		const orderId = await begin();
		expect((await shop.decide(clerk, 'approve', orderId)).result).toBe(true);
		expect((await shop.orderOf(orderId))?.status).toBe('placed');
	});

	it('goes through its steps one after the other, each by another person', async () => {
		await shop.setRules(
			someRule({
				steps: [
					{ ...emptyStep, superior: true },
					{ ...emptyStep, company: true },
				],
			}),
		);
		const orderId = await begin();
		const first = await shop.seenBy(anna, orderId);
		expect((await shop.decide(ben, 'approve', orderId, {}, first)).result).toBe('APPROVAL_NOT_YOURS');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
		expect((await shop.orderOf(orderId))?.status).toBe('inCreation');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe('APPROVAL_DECIDED');
		expect((await shop.decide(ben, 'approve', orderId)).result).toBe(true);
		expect((await shop.orderOf(orderId))?.status).toBe('placed');
	});

	it('is rejected with a reason, after which its stock and its budget are free', async () => {
		await budget(100_000);
		const orderId = await begin();
		expect(await used()).toBe(1);
		expect((await shop.decide(anna, 'reject', orderId, { r: ' ' })).result).toBe('VALIDATION');
		expect((await shop.decide(anna, 'reject', orderId)).result).toBe(true);
		expect(await shop.orderOf(orderId)).toMatchObject({
			status: 'error',
			approval: 'rejected',
			error: 'approvalRejected',
		});
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 0 });
		expect(await used()).toBe(0);
	});

	it('cannot be placed by anybody else, not even in the database', async () => {
		const orderId = await begin();
		await expect(
			shop.inShop(
				(sql) => sql`update orders set number = 'X-1', placed_at = now(), status = 'placed' where id = ${orderId}`,
			),
		).rejects.toThrow(/orders_approved/);
		expect(await shop.ask(clerk, `mutation { moveOrder(id: "${orderId}", to: placed) { id } }`)).toBe(
			'ORDER_NOT_MOVED',
		);
	});

	it('is taken back by its buyer, and given up by the shop, with its stock', async () => {
		const [first, second] = [await begin(), await begin()];
		expect(await shop.ask(buyer, `mutation { withdrawOrder(orderId: "${first}") }`)).toBe(true);
		expect(await shop.ask(clerk, `mutation { moveOrder(id: "${second}", to: error) { id } }`)).toEqual({ id: second });
		for (const orderId of [first, second])
			expect(await shop.orderOf(orderId)).toMatchObject({ status: 'error', approval: 'rejected' });
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 0 });
		expect((await shop.decide(anna, 'approve', second)).result).toBe('APPROVAL_DECIDED');
	});
});

describe('two who decide at once', () => {
	it('count once, and the second is told who was first', async () => {
		const orderId = await begin();
		const seen = await shop.seenBy(anna, orderId);
		const [one, other] = await Promise.all([
			shop.decide(anna, 'approve', orderId, {}, seen),
			shop.decide(ben, 'reject', orderId, {}, seen),
		]);
		const results = [one.result, other.result];
		expect(results.sort()).toEqual(['APPROVAL_DECIDED', true]);
		const loser = one.result === true ? ben : anna;
		const refused = one.result === true ? other : one;
		expect(await shop.refusal(loser, refused.query, refused.variables)).toMatchObject({
			code: 'APPROVAL_DECIDED',
			by: loser === ben ? 'anna' : 'ben',
			decision: loser === ben ? 'approved' : 'rejected',
		});
		const rows = await shop.inShop((sql) => sql`select from order_approval_steps where order_id = ${orderId}`);
		expect(rows).toHaveLength(1);
	});

	it('decide about what they have seen: another content is refused', async () => {
		const orderId = await begin();
		const seen = await shop.seenBy(anna, orderId);
		await shop.inShop((sql) => sql`update order_lines set item_name = 'Another' where order_id = ${orderId}`);
		expect((await shop.decide(anna, 'approve', orderId, {}, seen)).result).toBe('APPROVAL_CHANGED');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
	});
});

describe('an order that is sent back', () => {
	it('has fewer pieces, less to pay and less in its budget, and is approved anew once its buyer has confirmed it', async () => {
		await budget(100_000);
		const orderId = await begin({}, 10);
		const before = await shop.orderOf(orderId);
		const changed = await shop.decide(anna, 'return', orderId, { l: [{ position: 0, quantity: 4 }] });
		expect(changed.result).toBe(true);
		const after = await shop.orderOf(orderId);
		expect(after?.gross).toBeLessThan(before?.gross ?? 0);
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 4 });
		const [entry] = await shop.inShop(
			(sql) => sql<{ entry: number; net: number }[]>`
				select e.net::float8 as entry, o.net::float8 as net from budget_entries e join orders o on o.id = e.order_id
				where e.order_id = ${orderId}`,
		);
		expect(entry?.entry).toBe(entry?.net);
		const confirm = 'mutation($o: ID!, $s: SeenApprovalInput!) { confirmReturnedOrder(orderId: $o, seen: $s) }';
		const seen = await shop.seenBy(buyer, orderId);
		expect(await shop.ask(anna, confirm, { o: orderId, s: seen })).toBe('NOT_FOUND');
		expect(await shop.ask(buyer, confirm, { o: orderId, s: seen })).toBe(true);
		expect((await shop.orderOf(orderId))?.approval).toBe('pending');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
		expect((await shop.orderOf(orderId))?.status).toBe('placed');
		expect(await shop.stockOf()).toEqual({ onHand: 996, reserved: 0 });
	});

	it('begins again with the first step once it was changed, also under a rule that it would not fit any more, and any of its approvers decides', async () => {
		const both = { ...emptyStep, company: true };
		await shop.setRules(someRule({ conditions: { ...noConditions, totalFrom: 5000 }, steps: [both, both] }));
		const orderId = await begin({}, 10);
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
		expect((await shop.decide(ben, 'return', orderId, { l: [{ position: 0, quantity: 2 }] })).result).toBe(true);
		const confirm = 'mutation($o: ID!, $s: SeenApprovalInput!) { confirmReturnedOrder(orderId: $o, seen: $s) }';
		expect(await shop.ask(buyer, confirm, { o: orderId, s: await shop.seenBy(buyer, orderId) })).toBe(true);
		const where = async () =>
			shop.ask(anna, 'query($o: ID!) { orderApproval(orderId: $o) { state step } }', { o: orderId });
		expect(await where()).toEqual({ state: 'pending', step: 1 });
		expect((await shop.decide(ben, 'approve', orderId)).result).toBe(true);
		expect(await where()).toEqual({ state: 'pending', step: 2 });
		expect((await shop.decide(ben, 'approve', orderId)).result).toBe('APPROVAL_DECIDED');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
		expect((await shop.orderOf(orderId))?.status).toBe('placed');
	});

	it('is approved anew where it was sent back without a change', async () => {
		const orderId = await begin();
		expect((await shop.decide(anna, 'return', orderId)).result).toBe(true);
		const confirm = 'mutation($o: ID!, $s: SeenApprovalInput!) { confirmReturnedOrder(orderId: $o, seen: $s) }';
		expect(await shop.ask(buyer, confirm, { o: orderId, s: await shop.seenBy(buyer, orderId) })).toBe(true);
		expect((await shop.orderOf(orderId))?.approval).toBe('pending');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
	});

	it('does not get more pieces, no empty lines, and no change where its rule allows none', async () => {
		const orderId = await begin();
		for (const quantity of [3, -1])
			expect((await shop.decide(anna, 'return', orderId, { l: [{ position: 0, quantity }] })).result).toBe(
				'VALIDATION',
			);
		expect((await shop.decide(anna, 'return', orderId, { l: [{ position: 0, quantity: 0 }] })).result).toBe(
			'VALIDATION',
		);
		await shop.setRules(someRule({ mayChange: false }));
		const other = await begin();
		expect((await shop.decide(anna, 'return', other, { l: [{ position: 0, quantity: 1 }] })).result).toBe('VALIDATION');
	});
});

describe('what is paid online', () => {
	it('is paid after the approval, at a second page where the first was left', async () => {
		const orderId = await begin({ paymentMethod: 'card' });
		expect(await shop.ask(buyer, `mutation { payApprovedOrder(orderId: "${orderId}") }`)).toBe('ORDER_NOT_MOVED');
		expect((await shop.decide(anna, 'approve', orderId)).result).toBe(true);
		expect(await progress(orderId)).toBe('waitingForPayment');
		const first = await shop.ask(buyer, `mutation { payApprovedOrder(orderId: "${orderId}") }`);
		expect(first).toMatch(/^https?:/);
		await shop.ask(buyer, `mutation { cancelCheckout(orderId: "${orderId}") { state } }`);
		expect(await progress(orderId)).toBe('waitingForPayment');
		const second = await shop.ask(buyer, `mutation { payApprovedOrder(orderId: "${orderId}") }`);
		expect(second).not.toBe(first);
		const body = new URLSearchParams({
			email: 'bea@example.com',
			name: 'Bea',
			card: '4242424242424242',
			expiry: '12/30',
			cvc: '123',
		});
		await fetch(`${shop.sandbox.url}${new URL(second).pathname}`, { method: 'POST', redirect: 'manual', body });
		await shop.ask(buyer, `mutation { settleCheckout(orderId: "${orderId}") { state } }`);
		expect(await progress(orderId)).toBe('placed');
		expect(await shop.stockOf()).toEqual({ onHand: 998, reserved: 0 });
	});

	it('expires a week after the approval, and gives its stock back', async () => {
		const orderId = await begin({ paymentMethod: 'card' });
		await shop.decide(anna, 'approve', orderId);
		await shop.sweep();
		expect(await progress(orderId)).toBe('waitingForPayment');
		await shop.inShop(
			(sql) => sql`update orders set reserved_until = now() - interval '1 minute' where id = ${orderId}`,
		);
		await shop.sweep();
		expect(await shop.orderOf(orderId)).toMatchObject({ status: 'error', error: 'expired' });
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 0 });
		await shop.runJobs();
		expect((await shop.mailsTo('klothilde@example.com')).map(({ subject }) => subject)).toContainEqual(
			expect.stringMatching(/Nicht rechtzeitig bezahlt/),
		);
	});
});

const progress = async (orderId: string) =>
	(await shop.ask(buyer, `{ checkoutState(orderId: "${orderId}") { state } }`)).state;

const budget = (amount: number) =>
	shop.inShop(
		(sql) => sql`
			insert into budgets (tenant_id, id, company_id, period, amount)
			values (${shop.demo.id}, ${newId()}, ${shop.companyId}, 'month', ${amount})`,
	);

/** How many orders that are not placed count in budgets. */
const used = async () =>
	(
		await shop.inShop(
			(sql) => sql`
				select from budget_entries e join orders o on o.id = e.order_id where o.number is null`,
		)
	).length;

describe('time', () => {
	it('reminds those who are asked once, and then lets the order expire', async () => {
		const orderId = await begin();
		const shift = (days: number) =>
			shop.inShop(
				(sql) => sql`
					update order_approvals set deadline = deadline - make_interval(days => ${days}), remind_at = remind_at - make_interval(days => ${days})
					where order_id = ${orderId}`,
			);
		await shop.runJobs();
		await shift(4);
		await shop.sweep();
		await shop.sweep();
		await shop.runJobs();
		const reminders = async () =>
			(await shop.mailsTo('anna@example.com')).filter(({ subject }) => subject.startsWith('Noch bis')).length;
		expect(await reminders()).toBe(1);
		expect((await shop.orderOf(orderId))?.approval).toBe('pending');
		await shift(2);
		await shop.sweep();
		await shop.sweep();
		await shop.runJobs();
		expect(await reminders()).toBe(1);
		expect(await shop.orderOf(orderId)).toMatchObject({
			status: 'error',
			approval: 'rejected',
			error: 'approvalExpired',
		});
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 0 });
		expect((await shop.mailsTo('klothilde@example.com')).map(({ subject }) => subject)).toContainEqual(
			expect.stringMatching(/^Verfallen/),
		);
	});

	it('does not blame approvers where the buyer has not answered what was sent back', async () => {
		const orderId = await begin();
		await shop.decide(anna, 'return', orderId);
		await shop.inShop(
			(sql) => sql`update order_approvals set deadline = now() - interval '1 hour' where order_id = ${orderId}`,
		);
		await shop.sweep();
		await shop.runJobs();
		const [mail] = (await shop.mailsTo('klothilde@example.com'))
			.filter(({ subject }) => subject.startsWith('Verfallen'))
			.slice(-1);
		expect(mail?.body).toContain('nicht rechtzeitig bestätigt');
	});

	it('is not up for other orders: the sweep of payments leaves what waits for an approval alone', async () => {
		const orderId = await begin({ paymentMethod: 'card' });
		await shop.settlePayments();
		await shop.sweep();
		expect((await shop.orderOf(orderId))?.approval).toBe('pending');
		expect((await shop.stockOf())?.reserved).toBe(2);
	});
});

describe('a budget', () => {
	it('that would be exceeded asks for an approval although no rule does, by those of the company', async () => {
		await shop.setRules();
		await budget(3000);
		expect((await shop.place(buyer)).state).toBe('placed');
		const orderId = await begin();
		expect((await shop.decide(clerk, 'approve', orderId)).result).toBe('APPROVAL_NOT_YOURS');
		expect((await shop.decide(ben, 'approve', orderId)).result).toBe(true);
	});

	it('refuses the order where the company wants that, says by how much, and keeps the cart', async () => {
		await shop.inShop((sql) => sql`update companies set over_budget = 'refuse'`);
		await budget(1000);
		expect(await shop.place(buyer)).toBe('BUDGET_EXCEEDED');
		expect(await shop.ask(buyer, '{ cartCount }')).toBe(1);
		expect(await shop.stockOf()).toEqual({ onHand: 1000, reserved: 0 });
	});

	it('belongs to a cost centre that has to be named, and is printed with the order', async () => {
		const [one, two] = [newId(), newId()];
		await shop.inShop(
			(sql) => sql`
				insert into cost_centres (tenant_id, id, company_id, code)
				values (${shop.demo.id}, ${one}, ${shop.companyId}, '4711'), (${shop.demo.id}, ${two}, ${shop.companyId}, '0815')`,
		);
		await shop.setRules(someRule({ conditions: { ...noConditions, costCentres: ['4711'] } }));
		expect(await shop.place(buyer)).toBe('COST_CENTRE_INVALID');
		await shop.inShop((sql) => sql`delete from list_items`);
		expect(await shop.place(buyer, { costCentreId: newId() })).toBe('COST_CENTRE_INVALID');
		await shop.inShop((sql) => sql`delete from list_items`);
		const orderId = await begin({ costCentreId: one });
		const [order] = await shop.inShop(
			(sql) => sql<{ code: string; printed: string }[]>`
				select cost_centre as code, billing_address ->> 'costCenter' as printed from orders where id = ${orderId}`,
		);
		expect(order).toEqual({ code: '4711', printed: '4711' });
		expect((await shop.place(buyer, { costCentreId: two })).state).toBe('placed');
		await shop.inShop((sql) => sql`update cost_centres set archived_at = now()`);
	});
});

describe('a substitute', () => {
	it('decides in the days that were named, and the story says on whose behalf', async () => {
		const add =
			'mutation($e: String!, $f: String!, $l: String!) { addApprovalSubstitute(email: $e, firstDay: $f, lastDay: $l) }';
		const dora = await shop.member('dora', 'buyer');
		await shop.setRules(someRule({ steps: [{ ...emptyStep, userIds: [anna.id] }] }));
		const orderId = await begin();
		expect(await shop.seenBy(dora, orderId)).toBe('NOT_FOUND');
		const days = { f: '2026-01-01', l: '2026-12-31' };
		const year = new Date().getUTCFullYear();
		const now = { f: `${year}-01-01`, l: `${year}-12-31` };
		expect(await shop.ask(anna, add, { e: 'clerk@example.com', ...now })).toBe('VALIDATION');
		expect(await shop.ask(anna, add, { e: 'dora@example.com', f: days.f, l: '2020-01-01' })).toBe('VALIDATION');
		const byId =
			'mutation($u: ID!, $f: String!, $l: String!) { addApprovalSubstitute(userId: $u, firstDay: $f, lastDay: $l) }';
		expect(await shop.ask(anna, byId, { u: clerk.id, ...now })).toBe('VALIDATION');
		expect(await shop.ask(anna, byId, { u: anna.id, ...now })).toBe('VALIDATION');
		expect(await shop.ask(anna, byId, { u: dora.id, ...now })).toBe(true);
		const listed = () => shop.ask(anna, '{ approvalSubstitutes { id name } }');
		const [named] = await listed();
		expect(named.name).toBe('dora');
		const remove = 'mutation($i: ID!) { removeApprovalSubstitute(id: $i) }';
		expect(await shop.ask(dora, remove, { i: named.id })).toBe('NOT_FOUND');
		expect(await shop.ask(anna, remove, { i: named.id })).toBe(true);
		expect(await listed()).toEqual([]);
		expect(await shop.ask(anna, add, { e: 'dora@example.com', ...now })).toBe(true);
		await shop.runJobs();
		expect((await shop.mailsTo('dora@example.com')).map(({ subject }) => subject)).toContain('Sie vertreten anna');
		expect((await shop.decide(dora, 'approve', orderId)).result).toBe(true);
		const story = 'query($o: ID!) { orderApproval(orderId: $o) { decisions { by onBehalfOf decision hash } } }';
		expect((await shop.ask(buyer, story, { o: orderId })).decisions).toEqual([
			{
				...{ by: 'dora', onBehalfOf: 'anna', decision: 'approved' },
				hash: expect.stringMatching(/^[0-9a-f]{64}$/),
			},
		]);
		const [event] = await shop.inShop(
			(sql) => sql<{ detail: { step: string; hash: string } }[]>`
				select detail from order_events where order_id = ${orderId} and kind = 'approval' order by at desc limit 1`,
		);
		expect(event?.detail).toMatchObject({ step: 'approved', onBehalfOf: anna.id, hash: expect.any(String) });
	});

	it('does not approve for somebody who orders, whoever named them', async () => {
		const dora = await shop.person('dana');
		await shop.inShop(
			(sql) => sql`
				insert into approval_substitutes (tenant_id, id, user_id, substitute_id, first_day, last_day)
				values (${shop.demo.id}, ${newId()}, ${buyer.id}, ${dora.id}, current_date - 1, current_date + 1)`,
		);
		await shop.setRules(someRule({ steps: [{ ...emptyStep, userIds: [buyer.id, anna.id] }] }));
		const orderId = await begin();
		expect((await shop.decide(dora, 'approve', orderId, {}, await shop.seenBy(anna, orderId))).result).toBe(
			'APPROVAL_NOT_YOURS',
		);
	});
});

describe('those who are asked', () => {
	it('get one mail each with a link, however often the job runs, and the buyer one of what became of it', async () => {
		const before = (await shop.mailsTo('ben@example.com')).length;
		const orderId = await begin();
		await shop.runJobs();
		const asked = (await shop.mailsTo('ben@example.com')).slice(before);
		expect(asked).toHaveLength(1);
		expect(asked[0]?.body).toContain(`/account/approvals/${orderId}`);
		const received = (await shop.mailsTo('klothilde@example.com')).filter(({ body }) => body.includes(orderId));
		expect(received.map(({ subject }) => subject)).toEqual([
			expect.stringMatching(/eingegangen und wartet auf Genehmigung/),
		]);
		// The address of the order names Klothilde; the account is that of the buyer.
		expect(received[0]?.body).toContain('Guten Tag bea,');
		await shop.decide(ben, 'reject', orderId, { r: 'Wir haben noch genug.' });
		await shop.runJobs();
		const told = (await shop.mailsTo('klothilde@example.com')).find(({ body }) =>
			body.includes('Wir haben noch genug.'),
		);
		expect(told?.subject).toMatch(/^Nicht genehmigt/);
	});
});

describe('a person who is erased', () => {
	it('leaves their decisions without a name, and takes back what waits', async () => {
		const [emil, frieda] = [await shop.member('emil', 'buyer'), await shop.member('frieda', 'approver')];
		const { orderId } = await shop.place(emil);
		const decided = await begin();
		expect((await shop.decide(frieda, 'approve', decided)).result).toBe(true);
		for (const who of [emil, frieda])
			expect(
				await shop.ask(who, 'mutation($p: String!) { deleteOwnAccount(currentPassword: $p) }', { p: 'Bogen-Offset-7' }),
			).toBe(true);
		expect(await shop.stockOf()).toMatchObject({ reserved: 0 });
		expect(await shop.orderOf(orderId)).toBeUndefined();
		const story = 'query($o: ID!) { orderApproval(orderId: $o) { decisions { by byPerson } } }';
		expect((await shop.ask(buyer, story, { o: decided })).decisions).toEqual([{ by: null, byPerson: true }]);
	});
});
