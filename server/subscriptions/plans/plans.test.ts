import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Tier } from '../../../rules/pages/tiers.ts';
import { recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { tenantWithSlug } from '../../tenants/find-tenant.ts';
import { Browser, makeUser } from '../../testing/accounts.ts';
import { someBilling } from '../../testing/orders.ts';
import { createPage } from '../../testing/pages.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { listSubscriptions } from '../administration/find-subscriptions.ts';
import { beginSubscription } from '../core/begin-subscription.ts';
import { recordSubscription } from '../core/record-subscription.ts';
import { applyTiers } from './apply-tiers.ts';

const record = recorder(Buffer.alloc(32, 7));

let shop: Shop;
let operator: Browser;
let seller: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('olga@example.com', { admin: true, role: 'admin' });
	operator = await shop.as('olga@example.com');
	seller = shop.demo.id;
});
afterAll(() => shop.close());

const inSeller = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(seller, work);

/** An owner with a browser in a shop of their own. */
async function makeOwner(slug: string): Promise<{ id: string; owner: Browser }> {
	const tenant = await makeShop(shop.test, slug);
	const email = `owner@${slug}.example`;
	await makeUser(shop.test.database, tenant, email, { role: 'admin' });
	const owner = new Browser(shop.app, `${slug}.localhost`);
	await owner.logIn(email);
	return { id: tenant.id, owner };
}

const mark = (id: string, sells: boolean) =>
	operator.resultOf('mutation ($id: ID!, $sells: Boolean!) { setPlanSeller(id: $id, sells: $sells) }', { id, sells });

const overviewOf = (owner: Browser) =>
	owner.resultOf(`{ planOverview(language: "en-GB") {
		seller open setByOperator
		offers { tier interval net gross currency trialDays }
		plan { number tier nextTier status isRunning mayCancel }
		invoices { id }
	} }`);

async function begin(
	forTenant: string,
	tier: Tier,
	given: { nextTier?: Tier; nextTierAt?: Date } = {},
): Promise<string> {
	const subscription = someSubscription(null, { plan: { forTenant, tier } });
	await inSeller(async (sql) => {
		await recordSubscription(sql, seller, subscription, [someSubscriptionLine()]);
		await beginSubscription(sql, seller, subscription.id, someBeginning());
		const { nextTier = null, nextTierAt = null } = given;
		await sql`update subscriptions set next_tier = ${nextTier}, next_tier_at = ${nextTierAt} where id = ${subscription.id}`;
	});
	return subscription.id;
}

const end = (id: string) =>
	inSeller((sql) => sql`update subscriptions set state = 'ended', ended_at = now() where id = ${id}`);

const apply = () => applyTiers(inSeller, record, seller);

const tierOf = async (id: string): Promise<Tier | undefined> => {
	const [row] = await shop.test.database.withoutTenant(
		(sql) => sql<{ tier: Tier }[]>`select tier from tenants where id = ${id}`,
	);
	return row?.tier;
};

const auditOf = (id: string) =>
	shop.test.database.inTenant(
		id,
		(sql) => sql<{ entityId: string; after: { tier?: Tier } }[]>`
			select entity_id, after from audit_log where tenant_id = ${id} and action = 'setTenantTier' order by id`,
	);

describe('the shop that sells the plans', () => {
	it('is marked by operators alone, and is at most one', async () => {
		const { id, owner } = await makeOwner('second-seller');
		const asOwner = await owner.resultOf('mutation ($id: ID!) { setPlanSeller(id: $id, sells: true) }', { id });
		expect(asOwner).toEqual({ refused: 'FORBIDDEN' });
		expect(await overviewOf(owner)).toMatchObject({ seller: 'none', offers: [], plan: null });
		expect(await mark(seller, true)).toBe(true);
		expect(await mark(seller, true)).toBe(true);
		expect(await mark(id, true)).toEqual({ refused: 'PLAN_SELLER_TAKEN' });
		expect(await overviewOf(operator)).toMatchObject({ seller: 'own', offers: [], plan: null });
	});

	it('gets a product for each tier and interval, which no visitor finds', async () => {
		const rows = await inSeller(
			(sql) =>
				sql`select code, published, orderable, payment_interval from products where tenant_id = ${seller} order by code`,
		);
		expect(rows).toHaveLength(6);
		expect(rows[4]).toEqual({
			code: 'PLAN-STARTER-MONTH',
			published: false,
			orderable: false,
			paymentInterval: 'month',
		});
		const [{ slug = '' } = {}] = await inSeller(
			(sql) => sql<{ slug: string }[]>`select slug from products where code = 'PLAN-PRO-YEAR'`,
		);
		expect((await shop.nobody().ask(`/product/${slug}`)).status).toBe(404);
	});

	it('shows in the lists of operators and of staff which tier a shop has now, and which one it will have from when on', async () => {
		const { id } = await makeOwner('goes-down');
		const from = new Date('2099-01-31T00:00:00Z');
		const subscription = await begin(id, 'pro', { nextTier: 'starter', nextTierAt: from });
		const item = { name: 'Starter, monthly', replaces: 'Pro, monthly', plan: { tier: 'starter' } };
		await inSeller(async (sql) => {
			await sql`
				insert into subscription_terms (tenant_id, subscription_id, version, state, prices_include_tax, reverse_charge, tax_free_export,
					billing_address, shipping_address, shipping, lines, totals, net, tax, gross)
				select tenant_id, subscription_id, 2, 'agreed', prices_include_tax, reverse_charge, tax_free_export, billing_address,
					shipping_address, shipping, jsonb_build_array(lines -> 0 || jsonb_build_object('item', ${JSON.stringify(item)}::text::jsonb)), totals, 10, 2, 12
				from subscription_terms where subscription_id = ${subscription}`;
			await sql`update subscriptions set terms_version = 2 where id = ${subscription}`;
			await sql`update subscription_lines set name = ${item.name} where subscription_id = ${subscription}`;
		});
		const listed = () =>
			operator.resultOf('{ tenants(search: "goes-down") { comingTiers { tenantId tier from } items { id } } }');
		expect(await listed()).toMatchObject({
			comingTiers: [{ tenantId: id, tier: 'starter', from: from.toISOString() }],
		});
		const [shown] = await inSeller(async (sql) => {
			const { items } = await listSubscriptions(
				sql,
				seller,
				{ filter: { search: '', plan: true }, sort: 'startedAt', descending: true },
				{ first: 50, offset: 0 },
			);
			return items.filter((one) => one.id === subscription);
		});
		expect(shown).toMatchObject({
			...{ products: ['Pro, monthly'], gross: 1190, nextProduct: 'Starter, monthly', nextProductAt: from },
		});
		await inSeller((sql) => sql`update subscriptions set cancel_at = ${from} where id = ${subscription}`);
		expect(await listed()).toMatchObject({ comingTiers: [] });
		await end(subscription);
	});

	it('cannot stop selling while another shop pays for a plan', async () => {
		const { id } = await makeOwner('still-paying');
		const subscription = await begin(id, 'pro');
		expect(await mark(seller, false)).toEqual({ refused: 'PLAN_SELLER_BUSY' });
		await end(subscription);
		expect(await mark(seller, false)).toBe(false);
		expect(await mark(seller, true)).toBe(true);
	});
});

describe('the plan of a shop', () => {
	it('can be chosen at the price of the product, a year for ten months, whatever the tax', async () => {
		const { owner } = await makeOwner('choosing');
		const { offers, ...rest } = await overviewOf(owner);
		expect(rest).toMatchObject({ seller: 'other', open: true, plan: null });
		expect(
			offers.map(({ tier, interval, net }: { tier: string; interval: string; net: number }) => [tier, interval, net]),
		).toEqual([
			['starter', 'month', 49_00],
			['starter', 'year', 490_00],
			['pro', 'month', 149_00],
			['pro', 'year', 1490_00],
			['enterprise', 'month', 499_00],
			['enterprise', 'year', 4990_00],
		]);
	});

	it('is seen by its own shop alone, with nothing of what others subscribe to', async () => {
		const [mine, other] = [await makeOwner('mine'), await makeOwner('other-owner')];
		await begin(mine.id, 'enterprise');
		await inSeller((sql) => recordSubscription(sql, seller, someSubscription(null), [someSubscriptionLine()]));
		expect((await overviewOf(mine.owner)).plan).toMatchObject({
			tier: 'enterprise',
			status: 'active',
			mayCancel: true,
		});
		expect((await overviewOf(other.owner)).plan).toBeNull();
		await makeUser(shop.test.database, await shopOf('mine'), 'helper@mine.example', {});
		const helper = new Browser(shop.app, 'mine.localhost');
		await helper.logIn('helper@mine.example');
		expect(await overviewOf(helper)).toEqual({ refused: 'FORBIDDEN' });
	});
});

async function shopOf(slug: string) {
	const tenant = await tenantWithSlug(shop.test.database, slug);
	if (!tenant) throw new Error(`there is no shop ${slug}`);
	return tenant;
}

describe('the tier of a shop', () => {
	it('is what it pays for, written into the audit log of both shops, once', async () => {
		const { id } = await makeOwner('paying');
		await begin(id, 'enterprise');
		await Promise.all([apply(), apply()]);
		expect(await tierOf(id)).toBe('enterprise');
		expect(await auditOf(id)).toMatchObject([{ entityId: id, after: { tier: 'enterprise' } }]);
		expect((await auditOf(seller)).filter(({ entityId }) => entityId === id)).toHaveLength(1);
	});

	it('stays as the operator chooses it afterwards, which the owner is told', async () => {
		const { id, owner } = await makeOwner('chosen');
		const subscription = await begin(id, 'pro');
		await apply();
		await operator.resultOf('mutation ($id: ID!) { setTenantTier(id: $id, tier: enterprise) { id } }', { id });
		await apply();
		expect(await tierOf(id)).toBe('enterprise');
		expect(await overviewOf(owner)).toMatchObject({ setByOperator: true });
		await end(subscription);
		await apply();
		expect(await tierOf(id)).toBe('enterprise');
	});

	it('turns smaller with the next period, and not before', async () => {
		const { id } = await makeOwner('turning');
		const { startedAt, periodEnd } = someBeginning();
		expect(periodEnd > startedAt).toBe(true);
		const subscription = await begin(id, 'enterprise', { nextTier: 'pro', nextTierAt: periodEnd });
		await apply();
		expect(await tierOf(id)).toBe('enterprise');
		await inSeller((sql) => sql`update subscriptions set period_start = ${periodEnd} where id = ${subscription}`);
		await apply();
		expect(await tierOf(id)).toBe('pro');
		const [row] = await inSeller(
			(sql) => sql`select tier, next_tier, tier_applied from subscriptions where id = ${subscription}`,
		);
		expect(row).toEqual({ tier: 'pro', nextTier: null, tierApplied: 'pro' });
	});

	it('is Starter after the end: pages beyond its quota stay, and no new ones are made', async () => {
		const { id, owner } = await makeOwner('ending');
		const subscription = await begin(id, 'pro');
		await apply();
		for (let number = 1; number <= 11; number += 1) await createPage(owner, `Seite ${number}`);
		await end(subscription);
		await apply();
		expect(await tierOf(id)).toBe('starter');
		const [pages] = await shop.test.database.inTenant(
			id,
			(sql) => sql`select count(*)::int as count from pages where tenant_id = ${id}`,
		);
		expect(pages?.count).toBeGreaterThan(10);
		expect(await createPage(owner, 'Seite 12')).toMatchObject({ refused: { code: 'PAGE_LIMIT' } });
	});

	it('is not taken away by the end of a plan that another one has replaced', async () => {
		const { id } = await makeOwner('replacing');
		const former = await begin(id, 'pro');
		await apply();
		await end(former);
		await begin(id, 'pro');
		await apply();
		expect(await tierOf(id)).toBe('pro');
		expect(await auditOf(id)).toHaveLength(1);
	});

	it('of a shop that has been removed leads to the end of its plan', async () => {
		const subscription = await begin(newId(), 'pro');
		await apply();
		const [row] = await inSeller((sql) => sql`select command from subscriptions where id = ${subscription}`);
		expect(row).toEqual({ command: 'end' });
	});

	it('begins with the address of the plan that is paid, whatever a paused or ended one says', async () => {
		const { id, owner } = await makeOwner('moving');
		const begun = { plan: { forTenant: id, tier: 'pro' } } as const;
		const beginAt = (city: string, state: string) =>
			inSeller(async (sql) => {
				const subscription = someSubscription(null, { ...begun, billingAddress: { ...someBilling, city } });
				await recordSubscription(sql, seller, subscription, [someSubscriptionLine()]);
				await beginSubscription(sql, seller, subscription.id, someBeginning());
				await sql`update subscriptions set state = ${state} where id = ${subscription.id}`;
			});
		await beginAt('Hamburg', 'active');
		await beginAt('Bremen', 'paused');
		const { billingAddress } = await owner.resultOf('{ planOverview(language: "en-GB") { billingAddress { city } } }');
		expect(billingAddress).toEqual({ city: 'Hamburg' });
	});
});
