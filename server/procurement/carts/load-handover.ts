// What is handed over: the lines of the visit's cart at its buyer's prices, without tax, and what sending them would cost.
import { methodToBeginWith, quoteFor } from '../../../rules/checkout/quote.ts';
import { minorDigits } from '../../../rules/money.ts';
import type { BuyerSettings, Protocol } from '../../../rules/procurement/buyer.ts';
import type { Subject } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import { type CartLine, refuseSubscription } from '../../cart/lines.ts';
import { loadLines } from '../../cart/load-lines.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { quotedLine } from '../../orders/checkout/prepare-order.ts';
import { type FindUnreadyLines, markUnready } from '../../orders/checkout/unready-lines.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { findShippingMethods } from '../../orders/shipping/find-methods.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type FrozenLine, freezeLine, tellLine } from './told-lines.ts';
import type { HandedCart } from './write-cart.ts';

export interface Handover {
	tenant: Tenant;
	user: Subject;
	language: string;
	protocol: Protocol;
	settings: BuyerSettings;
	findUnreadyLines: FindUnreadyLines;
}

/** The code of the first category that has one of its own. */
async function findClassifications(
	sql: Sql,
	tenantId: string,
	lines: readonly CartLine[],
	{ classifications, classificationCode }: BuyerSettings,
): Promise<(line: CartLine) => string> {
	if (classifications.length === 0) return () => classificationCode;
	const ids = lines.map(({ productId, parentId }) => parentId ?? productId);
	const rows = await sql<{ productId: string; categoryId: string }[]>`
		select product_id, category_id from category_products
		where tenant_id = ${tenantId} and product_id = any(${ids}::uuid[])`;
	return ({ productId, parentId }) => {
		const own = rows.filter((row) => row.productId === (parentId ?? productId)).map(({ categoryId }) => categoryId);
		return classifications.find(({ categoryId }) => own.includes(categoryId))?.code ?? classificationCode;
	};
}

const isPriced = (line: CartLine): line is CartLine & { price: NonNullable<CartLine['price']> } =>
	line.price !== undefined;

/** Refuses what keeps the cart from being ordered: it would fail when the purchasing system orders it. */
function refuseProblems(lines: readonly CartLine[]): void {
	if (lines.length === 0) throw new Refused('CART_PROBLEMS', 'empty');
	const problems = [...new Set(lines.flatMap(({ problem }) => problem ?? []))];
	if (problems.length > 0) throw new Refused('CART_PROBLEMS', problems.join(', '));
}

export async function loadHandover(sql: Sql, handover: Handover): Promise<HandedCart & { frozen: FrozenLine[] }> {
	const { tenant, user, language, settings } = handover;
	const day = shopDay(tenant);
	const [found, orderSettings, methods] = await Promise.all([
		markUnready(sql, tenant.id, loadLines(sql, { tenant, user, language, day }), handover.findUnreadyLines),
		findOrderSettings(sql, tenant.id),
		findShippingMethods(sql, tenant.id, language),
	]);
	// As they were put there: their ids begin with the time.
	const inOrder = [...found].sort((one, other) => (one.id < other.id ? -1 : 1));
	const lines = inOrder.map((line) => refuseSubscription(line, line.payment));
	refuseProblems(lines);
	const terms = {
		...{ settings: orderSettings, shop: tenant, methods, country: tenant.country, today: day },
		...{ reverseCharge: false, exported: false, card: false, buyer: 'staff' as const, shippingMethodId: null },
	};
	const quoted = lines.map(quotedLine);
	const first = methodToBeginWith(quoteFor(quoted, terms), terms);
	const { totals, chosen } = quoteFor(quoted, { ...terms, shippingMethodId: first?.id ?? null });
	const codeOf = await findClassifications(sql, tenant.id, lines, settings);
	const frozen = lines.flatMap((line, index) =>
		isPriced(line) ? freezeLine(line, { net: totals.lines[index]?.net ?? 0, classification: codeOf(line) }) : [],
	);
	return { frozen, ...cartOf(handover, frozen, chosen ? { name: chosen.name, net: sumOf(totals.shipping) } : null) };
}

const sumOf = (parts: readonly { net: number }[]): number => parts.reduce((sum, { net }) => sum + net, 0);

export function cartOf(
	{ tenant, language, settings, protocol }: Pick<Handover, 'tenant' | 'language' | 'settings' | 'protocol'>,
	frozen: readonly FrozenLine[],
	shipping: HandedCart['shipping'],
): HandedCart {
	const digits = minorDigits(tenant.currency);
	const format = new Intl.NumberFormat(language);
	return {
		lines: frozen.map((line) => tellLine(line, { protocol, settings, digits })),
		...{ currency: tenant.currency, digits, net: sumOf(frozen), shipping, language },
		writeNumber: (value) => format.format(value),
	};
}
