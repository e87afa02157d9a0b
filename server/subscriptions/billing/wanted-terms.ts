// What would be delivered after a change: the newest terms of the contract, with what is wanted in place of what was agreed.
import {
	type Address,
	type AddressError,
	type BillingAddress,
	billingErrors,
	emptyBilling,
	shippingErrors,
	tidyAddress,
} from '../../../rules/checkout/address.ts';
import { isVatId, tidyVatId } from '../../../rules/vat-id.ts';
import { findOwnDesigns } from '../../cart/line-designs.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { Refused } from '../../failure.ts';
import type { NewOrder } from '../../orders/core/record-order.ts';
import type { ReaderPricing } from '../../pricing/find-pricing.ts';
import type { ChangedItem } from './changed-item.ts';
import type { AgreedLine } from './place-renewal.ts';

interface LineChange {
	position: number;
	/** Of all pieces. */
	quantity?: number;
	/** Of its own product, and released. */
	designId?: string;
	item?: ChangedItem;
}

/** What is left out stays as it is. */
export interface Change {
	lines?: readonly LineChange[];
	shippingAddress?: Address;
	billingAddress?: BillingAddress;
	shippingMethodId?: string;
}

export interface ContractLine
	extends Pick<
		Rows['subscription_lines'],
		'position' | 'name' | 'productId' | 'taxCategory' | 'productionDays' | 'designId' | 'releaseId' | 'seriesRows'
	> {
	quantity: number;
	/** Of one piece. */
	weightMg: number;
	offer: ReaderPricing;
	/** In place of the product that is delivered today. */
	item?: ChangedItem;
}

export interface ChangedTerms {
	userId: string | null;
	language: string;
	currency: string;
	state: Rows['subscriptions']['state'];
	cancelAt: Date | null;
	trialEnd: Date | null;
	periodEnd: Date | null;
	detached: boolean;
	/** The newest, agreed or not. */
	version: number;
	pricesIncludeTax: boolean;
	billingAddress: BillingAddress;
	shippingAddress: Address | null;
	shipping: NewOrder['shipping'];
	/** To where it goes today. */
	agreedCountry: string;
	/** In place of the method that it is sent by today. */
	shippingMethodId?: string;
	lines: ContractLine[];
}

interface Found extends Omit<ChangedTerms, 'lines' | 'agreedCountry'> {
	delivered: Omit<ContractLine, 'quantity'>[];
	/** What they name in place of a product is not that of the line yet. */
	pending: boolean;
	agreed: (AgreedLine & Partial<Pick<ContractLine, 'designId' | 'releaseId' | 'seriesRows' | 'item'>>)[];
}

/** What of it is priced, with itself, as it is delivered once it is agreed. */
const withItem = (item: ChangedItem | undefined) =>
	item && { item, productId: item.productId, taxCategory: item.taxCategory, offer: item.offer };

/** Several changes before the next payment add up. */
async function findNewest(sql: Sql, tenantId: string, subscriptionId: string): Promise<ChangedTerms> {
	const [found] = await sql<Found[]>`
		select s.user_id, s.language, s.currency, s.state, s.cancel_at, s.trial_end, s.period_end, s.detached, t.version,
			t.prices_include_tax, t.billing_address, t.shipping_address, t.shipping, t.lines as agreed, t.state = 'wanted' as pending, (
				select jsonb_agg(jsonb_build_object(
					'position', l.position, 'name', l.name, 'productId', l.product_id, 'taxCategory', l.tax_category, 'weightMg', l.weight_mg,
					'productionDays', l.production_days, 'designId', l.design_id, 'releaseId', l.release_id, 'seriesRows', l.series_rows,
					'offer', l.offer
				) order by l.position)
				from subscription_lines l where l.tenant_id = ${tenantId} and l.subscription_id = s.id
			) as delivered
		from subscriptions s join subscription_terms t on t.tenant_id = ${tenantId} and t.subscription_id = s.id and t.state <> 'refused'
		where s.tenant_id = ${tenantId} and s.id = ${subscriptionId}
		order by t.version desc limit 1`;
	if (!found) throw new Refused('NOT_FOUND');
	const { agreed, delivered, pending, ...terms } = found;
	const lines = delivered.flatMap((line) => {
		const paid = agreed.find(({ position }) => position === line.position);
		if (!paid) return [];
		const { quantity, designId = line.designId, releaseId = line.releaseId, seriesRows = line.seriesRows, item } = paid;
		return [{ ...line, ...withItem(pending ? item : undefined), quantity, designId, releaseId, seriesRows }];
	});
	const agreedCountry = (terms.shippingAddress ?? terms.billingAddress).country;
	return { ...terms, agreedCountry, billingAddress: { ...emptyBilling, ...terms.billingAddress }, lines };
}

/** Of the customer, of this product, and released: it is printed without another look. */
async function designFor(sql: Sql, tenantId: string, userId: string | null, line: ContractLine, id: string) {
	const designs =
		userId === null ? undefined : await findOwnDesigns(sql, { tenant: { id: tenantId }, user: { id: userId } }, [id]);
	const design = designs?.get(id);
	if (!design || design.productId !== line.productId || design.releaseId === null)
		throw new Refused('VALIDATION', `lines.${line.position}.designId`);
	return { designId: design.id, releaseId: design.releaseId, seriesRows: design.seriesRows };
}

async function changeLine(
	sql: Sql,
	tenantId: string,
	{ userId }: ChangedTerms,
	line: ContractLine,
	change: LineChange,
) {
	const { designId } = change;
	const design = designId === undefined ? undefined : await designFor(sql, tenantId, userId, line, designId);
	const item = change.item && { ...change.item, replaces: line.item?.name ?? line.name };
	const changed = { ...line, ...withItem(item), ...design };
	// As many of each row, where the new design has another number of them.
	const ofRow = line.quantity / (line.seriesRows ?? 1);
	const quantity = change.quantity ?? ofRow * (changed.seriesRows ?? 1);
	if (!Number.isInteger(quantity) || quantity < 1 || !Number.isInteger(quantity / (changed.seriesRows ?? 1)))
		throw new Refused('VALIDATION', `lines.${line.position}.quantity`);
	return { ...changed, quantity };
}

function refuseErrors(kind: 'billing' | 'shipping', [first]: readonly AddressError[]): void {
	if (first) throw new Refused('ADDRESS_INVALID', `${kind}.${first.field}`);
}

function tidyBilling(given: BillingAddress): BillingAddress {
	const written = tidyAddress(given);
	const billing = { ...written, vatId: tidyVatId(written.vatId) };
	refuseErrors('billing', billingErrors(billing));
	if (billing.vatId !== '' && !isVatId(billing.vatId)) throw new Refused('ADDRESS_INVALID', 'billing.vatId');
	return billing;
}

function tidyShipping(given: Address): Address {
	const shipping = tidyAddress(given);
	refuseErrors('shipping', shippingErrors(shipping));
	return shipping;
}

/** Refuses what is not right: VALIDATION and ADDRESS_INVALID with the part that is wrong, NOT_FOUND. */
export async function findWanted(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ lines: wanted = [], shippingAddress, billingAddress, shippingMethodId }: Change,
): Promise<ChangedTerms> {
	const terms = await findNewest(sql, tenantId, subscriptionId);
	const unknown = wanted.find(({ position }) => !terms.lines.some((line) => line.position === position));
	if (unknown) throw new Refused('VALIDATION', `lines.${unknown.position}`);
	const lines: ContractLine[] = [];
	for (const line of terms.lines) {
		const change = wanted.find(({ position }) => position === line.position);
		lines.push(change ? await changeLine(sql, tenantId, terms, line, change) : line);
	}
	const billing = billingAddress && tidyBilling(billingAddress);
	// Nothing that is not sent has somewhere to go.
	const shipping = shippingAddress && terms.shipping ? tidyShipping(shippingAddress) : undefined;
	return {
		...terms,
		lines,
		billingAddress: billing ?? terms.billingAddress,
		shippingAddress: shipping ?? terms.shippingAddress,
		...(shippingMethodId !== undefined && { shippingMethodId }),
	};
}
