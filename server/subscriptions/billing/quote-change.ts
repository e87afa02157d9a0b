// What a subscription is going to cost: at the prices of the day of the contract, which a later change of the catalogue does not touch, with
// the taxes and the shipping of today.
import { cardAmounts } from '../../../rules/checkout/card-amounts.ts';
import { methodToBeginWith, type QuoteTerms, quoteFor } from '../../../rules/checkout/quote.ts';
import { priceOfSeries } from '../../../rules/pricing/price-of-series.ts';
import type { TaxCategory } from '../../../rules/tax/categories.ts';
import { type OwnRate, rateOn } from '../../../rules/tax/rates.ts';
import { isExport } from '../../../rules/tax/vat-area.ts';
import { owesTaxHimself } from '../../../rules/vat-id.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { queryNamed } from '../../database/named.ts';
import { Refused } from '../../failure.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { findShippingMethods, type OfferedMethod } from '../../orders/shipping/find-methods.ts';
import { findVatState } from '../../orders/vat-ids/check-vat-id.ts';
import { ownRatesText } from '../../pricing/find-pricing.ts';
import { findSpecifications } from '../../printing/specification/find-specification.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { ChangedTerms, ContractLine } from './wanted-terms.ts';

const findRates = async (sql: Sql, { id: tenant, country }: Tenant): Promise<OwnRate[]> => {
	const [found] = await queryNamed<{ rates: OwnRate[] }[]>(sql, `select ${ownRatesText} as rates`, { tenant, country });
	return found?.rates ?? [];
};

/** Those of the shop, and that of the contract: where the shop does not offer it any more, as it was agreed and to where it goes today. */
async function findMethods(sql: Sql, tenant: Tenant, terms: ChangedTerms, country: string): Promise<OfferedMethod[]> {
	const { shipping, pricesIncludeTax, agreedCountry } = terms;
	if (shipping === null) return [];
	const offered = await findShippingMethods(sql, tenant.id, terms.language);
	if (country !== agreedCountry || offered.some(({ id }) => id === shipping.id)) return offered;
	const price = shipping.parts.reduce((sum, { net, gross }) => sum + (pricesIncludeTax ? gross : net), 0);
	const agreed = { id: shipping.id, name: shipping.name, days: shipping.days, price };
	return [
		{ ...agreed, description: '', countries: [country], collection: false, kind: 'flat', freeFrom: null, steps: [] },
		...offered,
	];
}

function priceOfLine(
	{ position, quantity, seriesRows, offer, productId }: ContractLine,
	together: ReadonlySet<string>,
) {
	const rows = seriesRows ?? 1;
	const series = seriesRows === null ? null : { rows, isTogether: together.has(productId) };
	const price = priceOfSeries(offer, quantity / rows, series);
	if (typeof price === 'string') throw new Refused('VALIDATION', `lines.${position}.quantity`);
	return price;
}

/** Whether all rows of a series are one run of the product. */
async function findTogether(sql: Sql, tenant: Tenant, lines: readonly ContractLine[]): Promise<ReadonlySet<string>> {
	const series = lines.filter(({ seriesRows }) => seriesRows !== null).map(({ productId }) => productId);
	if (series.length === 0) return new Set();
	const specifications = await findSpecifications(sql, tenant.id, series);
	return new Set(series.filter((id) => specifications.get(id)?.specification.countsRowsTogether === true));
}

/**
 * Of all that will be delivered each time. Refuses what cannot be.
 * @param mayReplace whether another method is taken where the one that is meant does not go there: to be shown, never to be agreed
 */
export async function quoteTerms(sql: Sql, tenant: Tenant, terms: ChangedTerms, mayReplace = false) {
	const { billingAddress, shippingAddress, lines } = terms;
	const day = shopDay(tenant);
	const { country, zipCode } = shippingAddress ?? billingAddress;
	const { vatId } = billingAddress;
	const settings = await findOrderSettings(sql, tenant.id);
	const rates = await findRates(sql, tenant);
	const methods = await findMethods(sql, tenant, terms, country);
	const vatState = await findVatState(sql, tenant.id, vatId);
	const together = await findTogether(sql, tenant, lines);
	const sale = { sellerCountry: tenant.country, country, vatId, state: vatState };
	const priced = lines.map((line) => {
		const category = line.taxCategory as TaxCategory;
		const rate = rateOn(rates, { country: tenant.country, category, day });
		return { ...line, price: priceOfLine(line, together), rate };
	});
	const quoted = priced.map(({ quantity, price, rate, weightMg, productionDays }) => ({
		...{ quantity, total: price.total, rate, weightMg, productionDays, problem: undefined },
	}));
	const asked: QuoteTerms = {
		settings: { ...settings, showShipping: terms.shipping !== null },
		shop: { country: tenant.country, pricesIncludeTax: terms.pricesIncludeTax },
		...{ methods, country, today: day, card: true, buyer: 'customer' },
		shippingMethodId: terms.shippingMethodId ?? terms.shipping?.id ?? null,
		reverseCharge: !settings.smallBusiness && owesTaxHimself(sale),
		exported: isExport({ sellerCountry: tenant.country, country, zipCode }),
	};
	const first = quoteFor(quoted, asked);
	const other = mayReplace && !first.chosen ? methodToBeginWith(first, asked) : undefined;
	const quote = other ? quoteFor(quoted, { ...asked, shippingMethodId: other.id }) : first;
	if (terms.shipping !== null && !quote.chosen) throw new Refused('SHIPPING_METHOD_INVALID');
	if (quote.totals.gross > cardAmounts.most) throw new Refused('SUBSCRIPTION_TOO_EXPENSIVE');
	if (!quote.paymentMethods.includes('card')) throw new Refused('PAYMENT_METHOD_INVALID');
	return { priced, quote, isReplaced: other !== undefined };
}
