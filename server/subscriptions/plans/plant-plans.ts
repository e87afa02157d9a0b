// The products that stand for the plans, in the shop that sells them: one for each tier and interval, found by its code. They are in no list, and
// nobody puts one into a cart; their prices and trials are changed as those of every product.
import type { Translations } from '../../../rules/catalogue/product-errors.ts';
import { slugOf } from '../../../rules/catalogue/slug.ts';
import { newId } from '../../../rules/ids.ts';
import { minorDigits } from '../../../rules/money.ts';
import { type Tier, tiers } from '../../../rules/pages/tiers.ts';
import { unitPriceDigits } from '../../../rules/pricing/kinds.ts';
import { blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import { planCost, planNames } from '../../../rules/roi/plans.ts';
import { type PlanInterval, planCode, planIntervals } from '../../../rules/subscriptions/plans.ts';
import { rateOn } from '../../../rules/tax/rates.ts';
import { taxOf } from '../../../rules/tax/tax-of.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { shopDay } from '../../calendar/today.ts';
import { changeProducts } from '../../catalogue/products/change-products.ts';
import { findProductsByCode } from '../../catalogue/products/codes.ts';
import { blank, insertProduct, proposeSlug } from '../../catalogue/products/create-product.ts';
import { loadProduct } from '../../catalogue/products/load-product.ts';
import { writeProduct } from '../../catalogue/products/save-product.ts';
import type { Sql } from '../../database/connection.ts';
import { loadOwnRates } from '../../pricing/tax/own-rates.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';

interface Plan {
	tier: Tier;
	interval: PlanInterval;
	code: string;
}

export const everyPlan: readonly Plan[] = tiers.flatMap((tier) =>
	planIntervals.map((interval) => ({ tier, interval, code: planCode(tier, interval) })),
);

/** In every language of the shop. */
async function namesOf(sql: Sql, tenant: Tenant): Promise<(plan: Plan) => Translations> {
	const tenantDefault = defaultLanguage(tenant);
	const spoken = await Promise.all(
		tenant.languages.map(async ({ languageCode: language }) => {
			const wanted = { language, tenantDefault, groups: ['adminPlans'] as const };
			return [language, translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted))] as const;
		}),
	);
	return ({ tier, interval }) =>
		Object.fromEntries(
			spoken.map(([language, t]) => [language, t(`plans.product.${interval}`, { tier: planNames[tier] })]),
		);
}

/** What the page of prices says is without tax. */
async function findPrice(sql: Sql, tenant: Tenant): Promise<(plan: Plan) => number> {
	const { country, currency, pricesIncludeTax } = tenant;
	const rate = rateOn(await loadOwnRates(sql, tenant.id), { country, category: 'standard', day: shopDay(tenant) });
	const unitsOfMinor = 10 ** (unitPriceDigits - minorDigits(currency));
	return ({ tier, interval }) => {
		const { net, gross } = taxOf(planCost(tier)[interval], rate, 'net');
		return (pricesIncludeTax ? gross : net) * unitsOfMinor;
	};
}

const findKnown = (sql: Sql, tenantId: string) =>
	findProductsByCode(
		sql,
		tenantId,
		everyPlan.map(({ code }) => code),
	);

export const hasPlans = async (sql: Sql, tenantId: string): Promise<boolean> =>
	(await findKnown(sql, tenantId)).size > 0;

/**
 * Those that are there already stay as they are.
 * @param trialDays null: they are paid from the first day on
 */
export async function plantPlans(sql: Sql, tenant: Tenant, trialDays: number | null = null): Promise<void> {
	const known = await findKnown(sql, tenant.id);
	const missing = everyPlan.filter(({ code }) => !known.has(code));
	const [namesFor, priceOf] = [await namesOf(sql, tenant), await findPrice(sql, tenant)];
	await changeProducts(sql, tenant, async () => {
		const productIds: string[] = [];
		for (const plan of missing) {
			const { interval, code } = plan;
			const [id, slug] = [newId(), await proposeSlug(sql, tenant.id, slugOf(code))];
			await insertProduct(sql, tenant.id, { id, slug, code });
			const before = await loadProduct(sql, tenant, id);
			const { productIds: touched } = await writeProduct(sql, tenant, undefined, before, {
				...{ ...before, ...blank, slug, code, names: namesFor(plan), published: false, orderable: false },
				...{ productionDays: 0, weightMg: 0, variants: [], removedVariants: [], deletedVariants: [] },
				pricing: { ...blankPricing, unitPrice: priceOf(plan) },
				...{ taxCategory: 'standard', paymentMode: 'subscription', paymentInterval: interval, trialDays },
			});
			productIds.push(...touched);
		}
		return { result: undefined, touched: { productIds } };
	});
}
