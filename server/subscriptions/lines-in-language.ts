// The lines of a contract in the language of their reader: a product that is still called as it was when the contract was made is called as it is
// called in theirs. What is called otherwise by now, or is gone, stays as it was agreed.
import { shopDay } from '../calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../cart/sold-items.ts';
import type { Sql } from '../database/connection.ts';
import { findShippingMethods } from '../orders/shipping/find-methods.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { DetailLine } from './find-details.ts';

function lineIn(line: DetailLine, then: SoldItem | undefined, now: SoldItem | undefined): DetailLine {
	if (!then || !now) return line;
	const name = line.name === then.name ? now.name : line.name;
	const options = line.options.map((option, index) => {
		const agreed = then.options[index];
		const isSame = agreed?.name === option.name && agreed.value === option.value;
		return (isSame && now.options[index]) || option;
	});
	return { ...line, name, options, picture: line.picture && { ...line.picture, alt: name } };
}

/** A shipping method that is called as it was when the contract was made. Two statements. */
export async function shippingInLanguage(
	sql: Sql,
	tenant: Tenant,
	{ id, name }: { id: string | null; name: string },
	{ agreed, wanted }: { agreed: string; wanted: string },
): Promise<string> {
	if (id === null) return name;
	const [then, now] = await Promise.all(
		[agreed, wanted].map(async (language) => {
			const methods = await findShippingMethods(sql, tenant.id, language);
			return methods.find((method) => method.id === id)?.name;
		}),
	);
	return then === name && now ? now : name;
}

/** Two statements. */
export async function linesInLanguage(
	sql: Sql,
	tenant: Tenant,
	lines: readonly DetailLine[],
	{ agreed, wanted }: { agreed: string; wanted: string },
): Promise<DetailLine[]> {
	const ids = lines.map(({ productId }) => productId);
	const reader = { tenant, user: { id: '', roles: [] }, day: shopDay(tenant) };
	const [then, now] = await Promise.all(
		[agreed, wanted].map((language) => loadSoldItems(sql, { ...reader, language }, ids)),
	);
	return lines.map((line) => lineIn(line, then?.get(line.productId), now?.get(line.productId)));
}
