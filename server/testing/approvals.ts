// A shop of tests with a company that buys, those who approve, and a sandbox of the payment provider.
import { randomBytes } from 'node:crypto';
import type { inject } from 'vitest';
import { emptyStep, noConditions } from '../../rules/approvals/rule.ts';
import type { RuleInput } from '../../rules/approvals/validate-rule.ts';
import { documentOf } from '../../rules/documents/example-document.ts';
import { newId } from '../../rules/ids.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { startTestSandbox } from '../../sandbox/stripe/testing/sandbox.ts';
import { paymentCallbacks } from '../../start/payment-callbacks.ts';
import { personParts } from '../../start/person-parts.ts';
import { approvalNoticeJob, sweepApprovals } from '../approvals/mails/jobs.ts';
import { addRule } from '../approvals/rules/save-rule.ts';
import type { Sql } from '../database/connection.ts';
import type { OrderInput } from '../orders/checkout/order-input.ts';
import { orderChangedJob, orderPlacedJob, orderPrintJob } from '../orders/mails/jobs.ts';
import { settleJob } from '../orders/payments/jobs.ts';
import { Browser, makeUser, noLimits } from './accounts.ts';
import { noPictures, startApp } from './app.ts';
import { fillCart, offerParcel, someInput } from './checkout.ts';
import { cloneDatabase } from './database.ts';
import { runWaiting } from './jobs.ts';
import { makePayments } from './payments.ts';
import { setSettings } from './settings.ts';
import { makeShop } from './shop.ts';
import { fillShop, inRuns, piece } from './sold.ts';

const platformAddress = (slug: string) => `http://${slug}.localhost:3000`;
const parts = { store: noPictures, platformAddress };

export const someRule = (given: Partial<RuleInput> = {}): RuleInput => ({
	...{ name: 'Everything', active: true, conditions: noConditions, superiorField: null, deadlineDays: 5 },
	...{ mayChange: true, steps: [{ ...emptyStep, company: true }], ...given },
});

interface Member {
	id: string;
	browser: Browser;
}

export async function startApprovals(cluster: ReturnType<typeof inject<'cluster'>>) {
	const test = await cloneDatabase(cluster);
	const sandbox = await startTestSandbox();
	const demo = await makeShop(test, 'demo');
	const products = await fillShop(test, demo, [
		...[piece('card', 1000), piece('flyer', 500), inRuns('poster', 100, [10, 50, 100])],
	]);
	const [card = '', flyer = '', poster = ''] = ['card', 'flyer', 'poster'].map((slug) => products.get(slug));
	const parcel = await offerParcel(test.database, demo);
	const taking = await makePayments(test.database, demo.id, sandbox, randomBytes(32));
	const payments = { ...taking, orders: paymentCallbacks };
	const app = await startApp({ database: test.database, limits: noLimits, payments, personParts });
	const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);
	const settings = { invoiceFor: 'everybody', stockShare: 100, seller: documentOf().seller } as const;
	await inShop((sql) => setSettings(sql, demo.id, orderSettings, settings));
	const companyId = newId();
	await inShop(
		(sql) => sql`insert into companies (tenant_id, id, name) values (${demo.id}, ${companyId}, 'Muster AG')`,
	);

	async function person(name: string, more: Parameters<typeof makeUser>[3] = {}): Promise<Member> {
		const email = `${name}@example.com`;
		const id = await makeUser(test.database, demo, email, more);
		const browser = new Browser(app);
		await browser.logIn(email);
		return { id, browser };
	}

	async function member(name: string, role: 'buyer' | 'approver' | 'companyAdmin', superiorId: string | null = null) {
		const made = await person(name);
		await inShop(
			(sql) => sql`
				insert into company_members (tenant_id, user_id, company_id, role, superior_id)
				values (${demo.id}, ${made.id}, ${companyId}, ${role}, ${superiorId})`,
		);
		return made;
	}

	// biome-ignore lint/suspicious/noExplicitAny: whatever was asked for
	async function ask(who: Member, query: string, variables: object = {}): Promise<any> {
		const { data, errors } = await who.browser.graphql(query, variables);
		return errors ? errors[0].extensions.code : Object.values(data)[0];
	}

	/** What is refused, with what a program learns of it. */
	async function refusal(who: Member, query: string, variables: object = {}) {
		const { errors } = await who.browser.graphql(query, variables);
		return errors?.[0]?.extensions as Record<string, unknown> | undefined;
	}

	/** Two pieces of the card, by invoice unless it is said otherwise. */
	async function place(who: Member, given: Partial<OrderInput> = {}, quantity = 2, productId = card) {
		await fillCart(test.database, demo, who.id, [{ productId, quantity }]);
		const { totals } = await ask(who, `{ checkout(shippingMethodId: "${parcel}") { totals { gross } } }`);
		const input = someInput({ shippingMethodId: parcel, seenTotal: totals.gross, ...given });
		return ask(who, 'mutation($i: PlaceOrderInput!) { placeOrder(input: $i) { orderId state number } }', { i: input });
	}

	const setRules = (...rules: RuleInput[]) =>
		inShop(async (sql) => {
			await sql`delete from approval_rules`;
			for (const rule of rules) await addRule(sql, demo.id, rule);
		});

	const seenBy = async (who: Member, orderId: string): Promise<{ revision: number; hash: string }> =>
		ask(who, 'query($o: ID!) { orderApproval(orderId: $o) { revision hash } }', { o: orderId });

	/** Decides about what is shown at this moment, or about what was. */
	async function decide(who: Member, verdict: string, orderId: string, given: object = {}, seen?: object) {
		const extra = { approve: '', reject: ', reason: $r', return: ', reason: $r, lines: $l' }[verdict] ?? '';
		const declared = { approve: '', reject: ', $r: String!', return: ', $r: String!, $l: [ApprovalLineInput!]' }[
			verdict
		];
		const query = `mutation($o: ID!, $s: SeenApprovalInput!${declared}) { ${verdict}Order(orderId: $o, seen: $s${extra}) }`;
		const variables = { o: orderId, s: seen ?? (await seenBy(who, orderId)), r: 'Too much', l: [], ...given };
		return { query, variables, result: await ask(who, query, variables) };
	}

	async function runJobs(): Promise<void> {
		const jobs = [approvalNoticeJob(parts), orderPlacedJob(parts), orderChangedJob(parts), orderPrintJob(parts)];
		for (const job of jobs) await runWaiting(test, { job, tenantId: demo.id });
	}

	/** As if the schedule had come round. */
	async function sweep(): Promise<void> {
		await test.owner`
			insert into jobs.job (name, tenant_id, data) values ('approvals.sweep', ${demo.id}, '{"payload": {}}')`.catch(
			() => undefined,
		);
		const inTenant = (<T>(work: (sql: Sql) => Promise<T>) => inShop(work)) as never;
		await sweepApprovals.run({ tenantId: demo.id, payload: {}, inTenant } as never);
	}

	const mailsTo = (email: string) =>
		inShop(
			(sql) => sql<{ subject: string; body: string }[]>`
				select subject, text as body from mails where "to" = ${email} order by created_at, id`,
		);

	const stockOf = async (productId = card) =>
		(
			await inShop(
				(sql) => sql<{ onHand: number; reserved: number }[]>`
					select on_hand, reserved from stock where product_id = ${productId}`,
			)
		)[0];

	const setStock = (onHand: number, productId = card) =>
		inShop(
			(sql) => sql`
				insert into stock (tenant_id, product_id, on_hand) values (${demo.id}, ${productId}, ${onHand})
				on conflict (tenant_id, product_id) do update set on_hand = ${onHand}, reserved = 0`,
		);

	const orderOf = async (orderId: string) =>
		(
			await inShop(
				(sql) => sql<
					{ status: string; approval: string; number: string | null; error: string | null; gross: number }[]
				>`
					select status, approval, number, error, gross::float8 as gross from orders where id = ${orderId}`,
			)
		)[0];

	return {
		...{
			test,
			sandbox,
			demo,
			app,
			payments,
			card,
			flyer,
			poster,
			parcel,
			companyId,
			inShop,
			person,
			member,
			ask,
			refusal,
		},
		...{ place, setRules, seenBy, decide, runJobs, sweep, mailsTo, stockOf, setStock, orderOf },
		settlePayments: () => runWaiting(test, { job: settleJob(payments), tenantId: demo.id }),
		async close() {
			await app.close();
			await sandbox.end();
			await test.drop();
		},
	};
}

export type Approvals = Awaited<ReturnType<typeof startApprovals>>;
