// What is entered about prices, as the editor holds it: quantities that are still being typed are kept as they stand.
import { blankCells, type LadderCells } from '../../../../rules/price-lists/ladder-cells.ts';
import { writeUnitPrice } from '../../../../rules/price-lists/read-cells.ts';
import type { LinearScales } from '../../../../rules/pricing/pricing.ts';
import { type PricingSettings, readScales } from '../../../../rules/pricing/settings.ts';
import { tidySettings } from '../../../../rules/pricing/tidy-settings.ts';

type Linear = Record<keyof LinearScales, number | null>;

export interface PricingValues extends Omit<PricingSettings, 'definedScales' | 'linear'> {
	/** As it is typed, with commas. */
	definedScales: string;
	linear: Linear;
}

const noLinear: Linear = { from: null, to: null, step: null };

export const readPricing = (settings: PricingSettings): PricingValues => {
	const { mode, unitPrice, scales, definedScales, linear, minimumQuantity, priceLists } = settings;
	return {
		mode,
		unitPrice,
		scales,
		definedScales: definedScales.join(','),
		linear: linear ? { from: linear.from, to: linear.to, step: linear.step } : noLinear,
		minimumQuantity,
		priceLists: priceLists.map(({ listId, roleIds }) => ({ listId, roleIds: [...roleIds] })),
	};
};

/** What is no number makes the whole wrong, and the rules say so. */
const readLinear = ({ from, to, step }: Linear): LinearScales | null =>
	from === null && to === null && step === null
		? null
		: { from: from ?? Number.NaN, to: to ?? Number.NaN, step: step ?? Number.NaN };

export const settingsOf = (values: PricingValues): PricingSettings => ({
	...values,
	// What the mode does not show cannot be mended.
	unitPrice: values.mode === 'simple' ? values.unitPrice : null,
	definedScales: readScales(values.definedScales) ?? [Number.NaN],
	linear: readLinear(values.linear),
});

/** What one piece costs is where quantity prices begin; undefined where there is no price, or what was typed is none. */
export function firstCells({ mode, unitPrice }: PricingValues, language: string): LadderCells[] | undefined {
	if (mode !== 'simple' || unitPrice === null || Number.isNaN(unitPrice)) return undefined;
	return [{ quantity: '1', unitPrice: writeUnitPrice(unitPrice, language), total: '' }, blankCells];
}

/**
 * Whether there is a price, as far as it can be seen from here: whether lists of several products have any, the server knows.
 * @param own the list that belongs to the product alone, as it is typed
 */
export const isPriced = (
	{ mode, unitPrice, priceLists }: Pick<PricingValues, 'mode' | 'unitPrice' | 'priceLists'>,
	own: { listId: string | undefined; steps: readonly unknown[] },
): boolean =>
	mode === 'simple'
		? unitPrice !== null && !Number.isNaN(unitPrice)
		: priceLists.some(({ listId }) => listId !== own.listId || own.steps.length > 0);

/** By price lists; a price of one piece that could not be read is gone when that comes back. */
export const byPriceLists = ({ unitPrice }: PricingValues): Partial<PricingValues> => ({
	mode: 'pricelist',
	scales: 'table',
	...(Number.isNaN(unitPrice) && { unitPrice: null }),
});

/** As the API takes it. */
export function toPricingInput(values: PricingValues) {
	const { definedScales, priceLists, ...settings } = tidySettings(settingsOf(values));
	return {
		...settings,
		definedScales: [...definedScales],
		priceLists: priceLists.map(({ listId, roleIds }) => ({ listId, roleIds: [...roleIds] })),
	};
}
