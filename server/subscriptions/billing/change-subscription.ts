// What is delivered from the next payment on: other quantities, another design, another address. Written down as terms of a new version, and
// agreed once the provider charges by it.
import { mayChange } from '../../../rules/subscriptions/machine.ts';
import type { TaxTable } from '../../../rules/tax/tax-of.ts';
import type { Sql } from '../../database/connection.ts';
import { queryNamed } from '../../database/named.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { NewOrder } from '../../orders/core/record-order.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findSubscription } from '../core/find-subscription.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { quoteTerms } from './quote-change.ts';
import { type Change, type ChangedTerms, findWanted } from './wanted-terms.ts';

export type { Change } from './wanted-terms.ts';

export const changeJobName = 'subscriptions.change';

export interface QuotedChange {
	lines: readonly { position: number; quantity: number; unitPrice: number; net: number; tax: number; gross: number }[];
	totals: TaxTable;
	/** Null: nothing is sent. */
	shipping: NewOrder['shipping'];
	/** Those that bring it there, with their prices as the shop's are. */
	shippingMethods: readonly { id: string; name: string; days: number; cost: number; collection: boolean }[];
	/** The method of the contract, or the one that was wanted, does not bring it there: it is another one. */
	isReplaced: boolean;
	/** It leaves the area of the tax. */
	isTaxFreeExport: boolean;
	pricesIncludeTax: boolean;
	currency: string;
	/** The first payment that is of this sum. */
	from: Date | null;
}

const nextPayment = ({ state, trialEnd, periodEnd }: ChangedTerms) => (state === 'trialing' ? trialEnd : periodEnd);

async function quote(sql: Sql, tenant: Tenant, terms: ChangedTerms, mayReplace = false) {
	const { priced, quote: found, isReplaced } = await quoteTerms(sql, tenant, terms, mayReplace);
	const { totals, chosen, exemption, shippingMethods } = found;
	const lines = priced.flatMap(({ position, quantity, price, designId, releaseId, seriesRows, item }, index) => {
		const taxed = totals.lines[index];
		if (!taxed) return [];
		return [
			{
				position,
				quantity,
				unitPrice: price.unitPrice,
				...taxed,
				designId,
				releaseId,
				seriesRows,
				...(item && { item }),
			},
		];
	});
	const shipping = chosen ? { id: chosen.id, name: chosen.name, days: chosen.days, parts: totals.shipping } : null;
	const { net, tax, gross, rates } = totals;
	return { lines, shipping, shippingMethods, isReplaced, exemption, totals: { net, tax, gross, rates } };
}

/** With another shipping method where that of the contract does not go there. Refuses what cannot be delivered: VALIDATION with the part that is wrong, NOT_FOUND. */
export async function quoteChange(
	sql: Sql,
	tenant: Tenant,
	subscriptionId: string,
	wanted: Change,
): Promise<QuotedChange> {
	const terms = await findWanted(sql, tenant.id, subscriptionId, wanted);
	const { exemption, ...quoted } = await quote(sql, tenant, terms, true);
	const { currency, pricesIncludeTax } = terms;
	return { ...quoted, isTaxFreeExport: exemption === 'export', pricesIncludeTax, currency, from: nextPayment(terms) };
}

interface ChangeBy {
	actor: 'system' | 'shopper' | 'staff';
	userId: string | null;
}

/** Where it is delivered to and what is paid for it are terms as well. Those that were wanted before are part of these. */
const recording = `
	with superseded as (
		update subscription_terms set state = 'refused'
		where tenant_id = :tenant and subscription_id = :id::uuid and state = 'wanted'
	)
	insert into subscription_terms (
		tenant_id, subscription_id, version, state, prices_include_tax, reverse_charge, tax_free_export, billing_address, shipping_address,
		shipping, lines, totals, net, tax, gross, created_by
	)
	select :tenant::uuid, :id::uuid, max(version) + 1, 'wanted', :pricesIncludeTax::boolean, :reverseCharge::boolean,
		:taxFreeExport::boolean, :billingAddress::text::jsonb, :shippingAddress::text::jsonb, :shipping::text::jsonb, :lines::text::jsonb,
		:totals::text::jsonb, :net::bigint, :tax::bigint, :gross::bigint, :userId::uuid
	from subscription_terms where tenant_id = :tenant and subscription_id = :id::uuid
	returning version`;

/** @returns the version of the terms that the provider is going to be asked for */
export async function requestChange(
	sql: Sql,
	tenant: Tenant,
	subscriptionId: string,
	{ seenTotal, ...wanted }: Change & { seenTotal: number | null },
	{ actor, userId }: ChangeBy,
): Promise<number> {
	const subscription = await findSubscription(sql, tenant.id, { id: subscriptionId }, true);
	if (!subscription) throw new Refused('NOT_FOUND');
	if (subscription.detached || !mayChange(subscription)) throw new Refused('VALIDATION', 'state');
	const terms = await findWanted(sql, tenant.id, subscriptionId, wanted);
	const { lines, shipping, exemption, totals } = await quote(sql, tenant, terms);
	const { net, tax, gross } = totals;
	if (seenTotal !== null && gross !== seenTotal) throw new Refused('PRICE_CHANGED', String(gross));
	const [made] = await queryNamed<{ version: number }[]>(sql, recording, {
		...{ tenant: tenant.id, id: subscriptionId, userId, net, tax, gross },
		pricesIncludeTax: terms.pricesIncludeTax,
		reverseCharge: exemption === 'reverseCharge',
		taxFreeExport: exemption === 'export',
		billingAddress: JSON.stringify(terms.billingAddress),
		shippingAddress: terms.shippingAddress && JSON.stringify(terms.shippingAddress),
		shipping: shipping && JSON.stringify(shipping),
		lines: JSON.stringify(lines),
		totals: JSON.stringify(totals),
	});
	if (!made) throw new Error(`subscription ${subscriptionId} has no terms`);
	const { version } = made;
	await recordSubscriptionEvent(sql, tenant.id, subscriptionId, {
		...{ actor, userId, kind: 'changed' },
		detail: { version, wanted: true },
	});
	await sendJob(sql, tenant.id, changeJobName, { subscriptionId, version });
	return version;
}
