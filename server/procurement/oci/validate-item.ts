// The function VALIDATE: what an item of a list of the purchasing system costs today. One that was handed over with a cart costs what was told, for as long
// as that holds; a product that is known by its code costs what its buyer pays for the quantity.
import { taxOf } from '../../../rules/tax/tax-of.ts';
import { findRoles } from '../../accounts/roles/list-roles.ts';
import { shopDay } from '../../calendar/today.ts';
import { cartLineOf, lineOf } from '../../cart/lines.ts';
import { loadSoldItems } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { StoredBuyer } from '../buyers/buyer-rows.ts';
import { cartOf } from '../carts/load-handover.ts';
import { findLines } from '../carts/restore-cart.ts';
import { type FrozenLine, freezeLine } from '../carts/told-lines.ts';
import { ociFields } from '../carts/write-cart.ts';

interface Wanted {
	tenant: Tenant;
	buyer: StoredBuyer;
	language: string;
	productId: string;
	quantity: number;
}

const dayMs = 24 * 3600 * 1000;

async function findHanded(sql: Sql, { tenant, buyer, productId }: Wanted): Promise<FrozenLine | undefined> {
	const line = (await findLines(sql, tenant.id, buyer.id, [productId])).get(productId.toLowerCase());
	if (!line || Date.now() - line.createdAt.getTime() > buyer.settings.priceDays * dayMs) return undefined;
	return line.line;
}

async function findOffered(sql: Sql, wanted: Wanted): Promise<FrozenLine | undefined> {
	const { tenant, buyer, language, productId: code, quantity } = wanted;
	const [row] = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenant.id} and code = ${code} and code <> '' order by parent_id nulls last limit 1`;
	if (!row) return undefined;
	// No one in particular asks, with the role of those who come from there.
	const user = { id: '', roles: await findRoles(sql, tenant.id, buyer.roleId === null ? [] : [buyer.roleId]) };
	const thing = (await loadSoldItems(sql, { tenant, user, language, day: shopDay(tenant) }, [row.id])).get(row.id);
	if (!thing) return undefined;
	const now = new Date();
	const none = {
		itemName: '',
		designId: null,
		releaseId: null,
		designRevision: null,
		seriesRows: null,
		seenTotal: null,
	};
	const item = { id: row.id, location: 'drafts' as const, productId: row.id, quantity, ...none, hasPrintData: false };
	const line = cartLineOf(lineOf({ ...item, createdAt: now, changedAt: now }, thing));
	const { price, taxRate, problem } = line;
	if (!price || problem) return undefined;
	const { net } = taxOf(price.total, taxRate, tenant.pricesIncludeTax ? 'gross' : 'net');
	return freezeLine({ ...line, price }, { net, classification: buyer.settings.classificationCode });
}

/** @returns the fields of OCI; none where the item cannot be had */
export async function validateItem(sql: Sql, wanted: Wanted): Promise<[string, string][]> {
	const { tenant, buyer, language } = wanted;
	const line = (await findHanded(sql, wanted)) ?? (await findOffered(sql, wanted));
	if (!line) return [];
	const { protocol, settings } = buyer;
	const cart = cartOf({ tenant, language, protocol, settings }, [line], null);
	return ociFields(cart, { settings, quoteId: '' });
}
