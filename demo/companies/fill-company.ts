// The company of a demo shop: its members, cost centres and addresses first, then what they have ordered, then the budgets, which count that.
import { emptyBilling } from '../../rules/checkout/address.ts';
import { periodOf } from '../../rules/companies/budget-periods.ts';
import { newId } from '../../rules/ids.ts';
import { offeredQuantities, priceOf } from '../../rules/pricing/price-of.ts';
import { shopDayOf } from '../../server/calendar/today.ts';
import { countInBudgets } from '../../server/companies/core/budgets.ts';
import type { Sql } from '../../server/database/connection.ts';
import { defaultLanguage } from '../../server/tenants/spoken-language.ts';
import { billingOf, companyPeople, type DemoCompany } from '../data/companies.ts';
import { type Bought, type MadeOrder, type Market, makeOrder } from '../make-order.ts';

export interface FilledCompany {
	id: string;
	company: DemoCompany;
	/** By code. */
	costCentres: ReadonlyMap<string, { id: string; code: string }>;
	/** By username. */
	people: ReadonlyMap<string, { id: string; email: string; firstName: string; surname: string }>;
}

async function findPeople(sql: Sql, tenantId: string): Promise<FilledCompany['people']> {
	const rows = await sql<{ id: string; email: string; username: string; firstName: string; surname: string }[]>`
		select u.id, u.email, u.username, coalesce(f.value, '') as first_name, coalesce(s.value, '') as surname from users u
		left join user_field_values f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.field_name = 'firstName'
		left join user_field_values s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.field_name = 'surname'
		where u.tenant_id = ${tenantId} and u.username = any(${Object.keys(companyPeople)}::text[])`;
	return new Map(rows.map(({ username, ...person }) => [username, person]));
}

/** @returns undefined where the shop has a company, or had one */
export async function beginCompany(
	sql: Sql,
	tenantId: string,
	company: DemoCompany,
): Promise<FilledCompany | undefined> {
	const [known] = await sql`select id from companies where tenant_id = ${tenantId} limit 1`;
	const people = await findPeople(sql, tenantId);
	if (known || people.size === 0) return undefined;
	const id = newId();
	const { name, customerNumber, vatId, invoiceMail } = company;
	await sql`
		insert into companies (tenant_id, id, name, customer_number, vat_id, invoice_mail, share_orders, share_drafts)
		values (${tenantId}, ${id}, ${name}, ${customerNumber}, ${vatId}, ${invoiceMail}, true, true)`;
	const costCentres = company.costCentres.map((each) => ({ ...each, id: newId() }));
	await sql`
		insert into cost_centres ${sql(costCentres.map((each) => ({ tenant_id: tenantId, company_id: id, ...each })))}`;
	const superior = people.get('approver')?.id ?? null;
	await sql`
		insert into company_members ${sql(
			[...people].map(([username, person]) => ({
				...{ tenant_id: tenantId, company_id: id, user_id: person.id, role: companyPeople[username] ?? 'buyer' },
				superior_id: username === 'buyer' ? superior : null,
			})),
		)}
		on conflict do nothing`;
	await sql`
		insert into company_addresses ${sql(
			company.addresses.map(({ label, address, forBilling, forShipping }) => ({
				...{
					tenant_id: tenantId,
					company_id: id,
					id: newId(),
					label,
					for_billing: forBilling,
					for_shipping: forShipping,
				},
				address: sql.json({ ...emptyBilling, ...address }),
			})),
		)}`;
	return { id, company, people, costCentres: new Map(costCentres.map((each) => [each.code, each])) };
}

/** The first that can be had in such a quantity, another for each order. */
function basketFor({ things, tenant }: Market, quantity: number, turn: number): Bought[] {
	const sold = things.get(defaultLanguage(tenant)) ?? [];
	const priced = sold.flatMap((thing) => {
		const wanted = offeredQuantities(thing.offer)?.findLast((each) => each <= quantity) ?? quantity;
		const price = priceOf(thing.offer, wanted);
		if (typeof price === 'string' || thing.offer.payment.mode !== 'once') return [];
		return [{ thing, quantity: wanted, total: price.total, unitPrice: price.unitPrice, itemName: '' }];
	});
	return priced.slice(turn, turn + 1);
}

const day = 24 * 3_600_000;

export function makeCompanyOrders(market: Market, filled: FilledCompany): MadeOrder[] {
	const { company, people, costCentres, id } = filled;
	return company.orders.flatMap(({ username, days, costCentre: code, quantity, waits = false }, turn) => {
		const person = people.get(username);
		const costCentre = costCentres.get(code);
		const basket = basketFor(market, quantity, turn);
		if (!person || !costCentre || basket.length === 0) return [];
		const { firstName, surname, email } = person;
		const order = makeOrder(
			basket,
			{
				customer: { ...billingOf(company), firstName, surname, email, costCenter: code },
				...{
					language: defaultLanguage(market.tenant),
					userId: person.id,
					at: new Date(market.now.getTime() - days * day),
				},
				...{ method: 'invoice', paid: false, long: false },
				storyFor: waits ? undefined : () => [{ hours: 0, to: 'placed' }],
			},
			market,
		);
		return [{ ...order, approval: waits ? 'pending' : 'none', company: { id, costCentre } }];
	});
}

const hundred = 10_000;

/** What was ordered counts, and the budgets are so much larger. */
export async function fillBudgets(
	sql: Sql,
	{ tenant, now }: Market,
	{ id: companyId, company, costCentres }: FilledCompany,
	orders: readonly MadeOrder[],
): Promise<void> {
	const entries = orders.flatMap(({ id, company: of, totals, createdAt }) =>
		of?.id === companyId
			? [{ orderId: id, companyId, costCentreId: of.costCentre.id, net: totals.net, day: shopDayOf(createdAt, tenant) }]
			: [],
	);
	for (const entry of entries) await countInBudgets(sql, tenant.id, entry);
	const today = shopDayOf(now, tenant);
	const budgets = company.budgets.map(({ costCentre, period, times }) => {
		const costCentreId = costCentre === null ? null : (costCentres.get(costCentre)?.id ?? null);
		const { first, last } = periodOf(period, today);
		const counted = entries.filter(
			(entry) =>
				entry.day >= first && entry.day <= last && (costCentreId === null || entry.costCentreId === costCentreId),
		);
		const used = counted.reduce((sum, { net }) => sum + net, 0);
		const amount = Math.max(hundred, Math.ceil((used * times) / hundred) * hundred);
		return { tenant_id: tenant.id, id: newId(), company_id: companyId, cost_centre_id: costCentreId, period, amount };
	});
	await sql`insert into budgets ${sql(budgets)}`;
}
