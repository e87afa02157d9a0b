// The price of one piece of a variant, beside what it has from its product.
import type { PricingValues } from '../pricing/pricing-values.ts';
import type { VariantValues } from '../product-values.ts';

/** Prices by quantity are not one number. */
export const hasInlinePrice = ({ pricing }: Pick<VariantValues, 'pricing'>, inherited: PricingValues): boolean =>
	(pricing ?? inherited).mode === 'simple';

/** Without a price of its own it may still have quantities of its own. */
const isOtherwiseSame = (one: PricingValues, other: PricingValues): boolean =>
	JSON.stringify({ ...one, unitPrice: null }) === JSON.stringify({ ...other, unitPrice: null });

/** @param unitPrice null: what its product costs */
export function withUnitPrice(
	pricing: PricingValues | null,
	inherited: PricingValues,
	unitPrice: number | null,
): PricingValues | null {
	const next = { ...(pricing ?? inherited), unitPrice };
	return unitPrice === null && isOtherwiseSame(next, inherited) ? null : next;
}

/** Those that are kept and have one price. */
export const mayHavePrice = (variant: Pick<VariantValues, 'pricing' | 'fate'>, inherited: PricingValues): boolean =>
	variant.fate === 'kept' && hasInlinePrice(variant, inherited);
