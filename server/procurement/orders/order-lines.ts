// The lines of an order: those that were handed over, at the price that was told. What has become of the product since is looked up.

import { minorDigits } from '../../../rules/money.ts';
import { isPriceAsQuoted } from '../../../rules/procurement/run-price.ts';
import { availableOf } from '../../../rules/stock.ts';
import { type CartLine, itemProblem } from '../../cart/lines.ts';
import { loadSoldItems, type Reader, type SoldItem } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { StoredBuyer } from '../buyers/buyer-rows.ts';
import { findLines, type KnownLine } from '../carts/restore-cart.ts';
import { CxmlFailure } from '../cxml/cxml-failure.ts';
import type { ItemOut } from '../cxml/read-items.ts';
import type { OrderRequest } from '../cxml/read-order.ts';

const nameOf = (item: ItemOut | undefined): string =>
	item?.lineNumber ? `Line ${item.lineNumber}` : `Line "${item?.partId || item?.auxiliaryId}"`;

interface Checked {
	tenant: Tenant;
	buyer: StoredBuyer;
	order: OrderRequest;
}

const dayMs = 24 * 3600 * 1000;

function refuseLine(item: ItemOut, line: KnownLine | undefined, { tenant, buyer }: Checked): KnownLine {
	if (!line)
		throw new CxmlFailure(
			409,
			`${nameOf(item)}: "${item.auxiliaryId}" was not handed over to this purchasing system. Send SupplierPartAuxiliaryID as it came with the cart.`,
		);
	if (line.orderedBy !== null) throw new CxmlFailure(409, `${nameOf(item)} has been ordered before.`);
	const { unitPrice, quantity, basis } = item;
	const currency = unitPrice?.currency ?? line.currency;
	if (currency !== line.currency || currency !== tenant.currency)
		throw new CxmlFailure(409, `${nameOf(item)}: the price is in ${line.currency}, not in ${currency}.`);
	const { told } = line;
	if (quantity !== told.quantity)
		throw new CxmlFailure(
			409,
			`${nameOf(item)}: ${told.quantity} were handed over, ${quantity} are ordered. Change the quantity by punch-out with the operation "edit".`,
		);
	if (!isPriceAsQuoted({ quantity, unitPrice: unitPrice?.amount, basis }, told))
		throw new CxmlFailure(
			409,
			`${nameOf(item)}: the price is ${told.unitPrice} ${line.currency} for ${told.basis}, the order says ${unitPrice?.amount} for ${basis}.`,
		);
	const { priceDays } = buyer.settings;
	if (Date.now() - line.createdAt.getTime() > priceDays * dayMs)
		throw new CxmlFailure(
			409,
			`${nameOf(item)}: the price was for ${priceDays} days, which are over. Hand the cart over again by punch-out with the operation "edit".`,
		);
	return line;
}

/** Each line once, and none of them twice in one order. */
function refuseTwice(items: readonly ItemOut[]): void {
	const ids = items.map(({ auxiliaryId }) => auxiliaryId.toLowerCase());
	const twice = items.find((_item, index) => ids.indexOf(ids[index] ?? '') !== index);
	if (twice) throw new CxmlFailure(409, `${nameOf(twice)} is in the order twice.`);
}

const taken: Readonly<Record<string, string>> = {
	gone: 'is not sold any more',
	notForSale: 'cannot be ordered at present',
	stock: 'is not in stock in this quantity any more',
};

interface CheckedLines {
	/** What was handed over, in the order of the request. */
	known: KnownLine[];
	/** What does not agree and keeps nobody from ordering; empty where all does. */
	remark: string;
}

/** Refuses what differs from what was handed over. */
export async function checkLines(sql: Sql, checked: Checked): Promise<CheckedLines> {
	const { tenant, buyer, order } = checked;
	refuseTwice(order.items);
	const found = await findLines(
		sql,
		tenant.id,
		buyer.id,
		order.items.map(({ auxiliaryId }) => auxiliaryId),
		'exclusive',
	);
	const known = order.items.map((item) => refuseLine(item, found.get(item.auxiliaryId.toLowerCase()), checked));
	return { known, remark: compareTotal(order, known, minorDigits(tenant.currency)) };
}

const problemOf = (thing: SoldItem | undefined, quantity: number): string | undefined => {
	if (!thing) return 'gone';
	const isShort = thing.stock && !thing.stock.sellWhenEmpty && availableOf(thing.stock) < quantity;
	return itemProblem(thing) ?? (isShort ? 'stock' : undefined);
};

/** As the checkout takes them: at the price that was told, with what is known of the product today. */
export async function loadOrderLines(
	sql: Sql,
	reader: Reader,
	items: readonly ItemOut[],
	known: readonly KnownLine[],
): Promise<CartLine[]> {
	const things = await loadSoldItems(
		sql,
		reader,
		known.map(({ line }) => line.productId),
	);
	return known.map(({ line }, index): CartLine => {
		const thing = things.get(line.productId);
		const problem = problemOf(thing, line.quantity);
		if (!thing || problem)
			throw new CxmlFailure(409, `${nameOf(items[index])}: "${line.name}" ${taken[problem ?? 'gone']}.`);
		const { net, pieces, classification, ...frozen } = line;
		return {
			...frozen,
			...{ offer: thing.offer, payment: thing.offer.payment, taxRate: thing.offer.taxRate, weightMg: thing.weightMg },
			...{
				available: thing.stock ? availableOf(thing.stock) : null,
				sellWhenEmpty: thing.stock?.sellWhenEmpty ?? true,
			},
			...{ seenTotal: null, problem: undefined },
		};
	});
}

/** As the order writes it: what many systems calculate that have lost what the price is for. */
const asWritten = ({ items }: OrderRequest): number =>
	items.reduce((sum, { unitPrice, quantity, basis }) => sum + (Number(unitPrice?.amount ?? 0) * quantity) / basis, 0);

/**
 * The goods without tax, with what is sent and taxed where the order says so. Less is refused, and a price of many pieces that was taken for that of one.
 * @returns what else does not agree, in a sentence
 */
function compareTotal({ total, extras, ...order }: OrderRequest, known: readonly KnownLine[], digits: number): string {
	const inMinor = (amount: string | number) => Math.round(Number(amount) * 10 ** digits);
	const net = known.reduce((sum, { line }) => sum + line.net, 0);
	const [currency = total.currency] = known.map((line) => line.currency);
	if (total.currency !== currency) throw new CxmlFailure(409, `The total is in ${currency}, not in ${total.currency}.`);
	const said = inMinor(total.amount);
	const written = (minor: number) => `${(minor / 10 ** digits).toFixed(digits)} ${currency}`;
	const differs = `The total of the lines is ${written(net)}, the order says ${written(said)}.`;
	if (said < net) throw new CxmlFailure(409, differs);
	const misread = inMinor(asWritten({ total, extras, ...order }));
	if (misread > net && said >= misread)
		throw new CxmlFailure(
			409,
			`${differs} Send PriceBasisQuantity as it came with the cart: the price is not for one piece.`,
		);
	const [one = 0, other = 0] = extras.map(inMinor);
	return [net, net + one, net + other, net + one + other].includes(said) ? '' : differs;
}
