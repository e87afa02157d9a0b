// A paid invoice of the provider makes one order: what was agreed in the version of its terms, as it is delivered each time.
import { emptyBilling, nameOf } from '../../../rules/checkout/address.ts';
import { deliveryDay } from '../../../rules/delivery/delivery-day.ts';
import { newId } from '../../../rules/ids.ts';
import type { TaxedLine } from '../../../rules/tax/tax-of.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import type { ProviderInvoice } from '../../integrations/payment/recurring.ts';
import type { NewOrder } from '../../orders/core/record-order.ts';
import { removeTrialOrder } from '../../orders/core/trial-orders.ts';
import { placeRenewalOrder } from '../../orders/renewals/place-renewal-order.ts';
import { copyReleased } from '../../printing/data/copy-released.ts';
import { findLackingLines } from '../../printing/lines/find-lacking.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { recordPaidInvoice } from '../core/record-invoice.ts';
import type { ChangedItem } from './changed-item.ts';
import type { Contract } from './find-contract.ts';
import { isProration, prorated } from './proration.ts';

/** What is paid for a line each time, as `subscription_terms.lines` holds it. */
export interface AgreedLine extends TaxedLine {
	position: number;
	quantity: number;
	unitPrice: number;
	/** Absent: as the line itself has it, in first terms that an earlier version of the shop has written. */
	designId?: string | null;
	releaseId?: string | null;
	seriesRows?: number | null;
	item?: ChangedItem;
}

/** What is delivered each time. */
type Delivered = Pick<
	Rows['subscription_lines'],
	| 'position'
	| 'itemId'
	| 'productId'
	| 'slug'
	| 'code'
	| 'name'
	| 'itemName'
	| 'mediaId'
	| 'taxCategory'
	| 'personalised'
	| 'productionDays'
	| 'designId'
	| 'releaseId'
	| 'seriesRows'
> & { options: { name: string; value: string }[] };

export interface Terms
	extends Pick<
		Rows['subscription_terms'],
		'version' | 'pricesIncludeTax' | 'reverseCharge' | 'taxFreeExport' | 'billingAddress' | 'shippingAddress' | 'totals'
	> {
	shipping: NewOrder['shipping'];
	lines: (AgreedLine & Delivered)[];
	/** Of the shop. */
	timeZone: string;
	country: string;
}

/** A change may be paid before it is agreed. */
const namesOf = ({ item }: AgreedLine) =>
	item && {
		productId: item.productId,
		slug: item.slug,
		code: item.code,
		name: item.name,
		taxCategory: item.taxCategory,
	};

/** Of the version that was invoiced; of one that is not ours, such as of a subscription that was taken over, those of today. */
async function findTerms(sql: Sql, tenantId: string, contract: Contract, version: number): Promise<Terms> {
	const [found] = await sql<(Omit<Terms, 'lines'> & { agreed: AgreedLine[]; delivered: Delivered[] })[]>`
		select t.version, t.prices_include_tax, t.reverse_charge, t.tax_free_export, t.billing_address, t.shipping_address, t.shipping, t.totals,
			t.lines as agreed, shop.time_zone, shop.country, (
				select jsonb_agg(jsonb_build_object(
					'position', l.position, 'itemId', l.item_id, 'productId', l.product_id, 'slug', l.slug, 'code', l.code, 'name', l.name,
					'itemName', l.item_name, 'options', l.options, 'mediaId', l.media_id, 'taxCategory', l.tax_category,
					'personalised', l.personalised, 'productionDays', l.production_days, 'designId', l.design_id, 'releaseId', l.release_id,
					'seriesRows', l.series_rows
				) order by l.position)
				from subscription_lines l where l.tenant_id = ${tenantId} and l.subscription_id = ${contract.id}
			) as delivered
		from subscription_terms t join tenants shop on shop.id = t.tenant_id
		where t.tenant_id = ${tenantId} and t.subscription_id = ${contract.id} and t.version in (${version}, ${contract.termsVersion})
		order by (t.version = ${version}) desc limit 1`;
	if (!found) throw new Error(`subscription ${contract.id} has no terms`);
	const { agreed, delivered, ...terms } = found;
	const lines = delivered.flatMap((line) => {
		const paid = agreed.find(({ position }) => position === line.position);
		return paid ? [{ ...line, ...namesOf(paid), ...paid }] : [];
	});
	return { ...terms, lines };
}

interface Printed {
	/** What has print data, with the id that it is found under in the order. */
	pairs: { from: string; to: string }[];
	lacksPrintData: boolean;
}

/** The first delivery has the data of the checkout itself; each later one has a copy. */
async function findPrinted(
	sql: Sql,
	tenantId: string,
	delivered: readonly Delivered[],
	isFirst: boolean,
): Promise<Printed> {
	const uploaded = delivered.filter(({ designId }) => designId === null);
	const lacking = await findLackingLines(sql, tenantId, uploaded);
	const isUnreleased = delivered.some(({ designId, releaseId }) => designId !== null && releaseId === null);
	return {
		pairs: uploaded.map(({ itemId }) => ({ from: itemId, to: isFirst ? itemId : newId() })),
		lacksPrintData: isUnreleased || lacking.length > 0,
	};
}

function orderOf(orderId: string, contract: Contract, terms: Terms) {
	const { pricesIncludeTax, reverseCharge, taxFreeExport, billingAddress, shippingAddress, shipping, totals } = terms;
	const productionDays = Math.max(0, ...terms.lines.map((line) => line.productionDays));
	const times = { productionDays, shippingDays: shipping?.days ?? 0 };
	return {
		id: orderId,
		subscriptionId: contract.id,
		userId: contract.userId,
		language: contract.language,
		currency: contract.currency,
		...{ pricesIncludeTax, reverseCharge, taxFreeExport, shippingAddress, shipping, totals },
		billingAddress: { ...emptyBilling, ...billingAddress },
		customerName: nameOf({ ...emptyBilling, ...billingAddress }),
		customerMail: billingAddress.email ?? '',
		deliveryDay: deliveryDay(shopDay(terms), times, terms.country),
	};
}

const linesOf = ({ lines }: Terms, { pairs }: Printed) =>
	lines.map(({ position: _place, productionDays: _days, item: _item, ...line }) => ({
		...line,
		itemId: pairs.find(({ from }) => from === line.itemId)?.to ?? newId(),
	}));

function kindOf(invoice: ProviderInvoice, isFirst: boolean): 'first' | 'renewal' | 'change' {
	if (isProration(invoice)) return 'change';
	return isFirst ? 'first' : 'renewal';
}

/** To be called once for each invoice, under the lock of the contract. */
export async function placeRenewal(
	sql: Sql,
	tenantId: string,
	contract: Contract,
	invoice: ProviderInvoice,
): Promise<void> {
	const orderId = newId();
	const isFirst = Object.values(contract.known).every(({ state }) => state !== 'paid');
	const agreed = await findTerms(sql, tenantId, contract, invoice.termsVersion);
	const terms = isProration(invoice) ? prorated(agreed, invoice, contract) : agreed;
	const printed = await findPrinted(sql, tenantId, terms.lines, isFirst);
	const { amount, currency, intentId, attempts, periodStart, periodEnd } = invoice;
	const paidAt = invoice.paidAt ?? new Date();
	await placeRenewalOrder(sql, tenantId, {
		order: orderOf(orderId, contract, terms),
		lines: linesOf(terms, printed),
		paid: { provider: contract.provider, intentId, amount, currency },
		lacksPrintData: printed.lacksPrintData,
		year: Number(shopDay(terms).slice(0, 4)),
		async beforePlacing() {
			if (isFirst) await removeTrialOrder(sql, tenantId, contract.id);
			const copied = printed.pairs.filter(({ from, to }) => from !== to);
			await copyReleased(sql, tenantId, copied);
			const isRecorded = await recordPaidInvoice(sql, tenantId, contract.id, {
				...{ invoiceId: invoice.id, kind: kindOf(invoice, isFirst), termsVersion: terms.version },
				...{ amount, currency, attempts, periodStart, periodEnd, orderId, paidAt },
			});
			if (!isRecorded) throw new Error(`invoice ${invoice.id} has made its order already`);
			await recordSubscriptionEvent(sql, tenantId, contract.id, {
				...{ actor: 'system', kind: 'payment' },
				detail: { invoiceId: invoice.id, orderId, amount, currency },
			});
		},
	});
}
