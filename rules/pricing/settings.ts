// What a shop enters on the Price tab of a product or variant, and what keeps it from being saved. Editor and server validate by the same
// rules; an error names the field that it is about.
import { isInterval } from '../subscriptions/interval.ts';
import { type TaxCategory, taxCategories } from '../tax/categories.ts';
import {
	longestTrial,
	type PaymentInterval,
	type PaymentMode,
	type PricingMode,
	paymentIntervals,
	paymentModes,
	pricingModes,
	type ScalesMode,
	scalesModes,
} from './kinds.ts';
import { isPriceNumber, isQuantity } from './ladder.ts';
import type { LinearScales, Quantities } from './pricing.ts';
import { firstAllowed } from './quantities.ts';

export interface PricingSettings {
	mode: PricingMode;
	unitPrice: number | null;
	scales: ScalesMode;
	definedScales: readonly number[];
	linear: LinearScales | null;
	minimumQuantity: number | null;
	/** The first that fits the reader holds. */
	priceLists: readonly { listId: string; roleIds: readonly string[] }[];
}

/** Of the product alone: its variants have the same. */
export interface PaymentSettings {
	taxCategory: TaxCategory;
	paymentMode: PaymentMode;
	paymentInterval: PaymentInterval | null;
	/** Every so many intervals; 1 where it is paid once. */
	paymentIntervalCount: number;
	trialDays: number | null;
}

export const pricingErrorKinds = ['required', 'invalid', 'impossible', 'double', 'notRising', 'nothingLeft'] as const;

export interface PricingError {
	field: keyof (PricingSettings & PaymentSettings);
	kind: (typeof pricingErrorKinds)[number];
}

/** More than anyone enters by hand. */
const mostDefined = 500;

/** The quantities that the settings allow, as the price engine wants them. */
export function quantitiesOf(settings: PricingSettings): Quantities {
	const { scales, definedScales, linear, minimumQuantity } = settings;
	return {
		mode: scales,
		defined: scales === 'defined' ? [...new Set(definedScales)].sort((one, other) => one - other) : [],
		linear: scales === 'linear' ? linear : null,
		minimum: minimumQuantity,
	};
}

function linearError(linear: LinearScales | null): PricingError['kind'] | undefined {
	if (!linear) return 'required';
	if (![linear.from, linear.to, linear.step].every(isQuantity)) return 'invalid';
	return linear.to < linear.from ? 'notRising' : undefined;
}

function definedError(defined: readonly number[]): PricingError['kind'] | undefined {
	if (defined.length === 0) return 'required';
	if (defined.length > mostDefined || !defined.every(isQuantity)) return 'invalid';
	return new Set(defined).size < defined.length ? 'double' : undefined;
}

function scalesErrors(settings: PricingSettings): PricingError[] {
	const { mode, scales, definedScales, linear, minimumQuantity } = settings;
	if (!scalesModes.includes(scales)) return [{ field: 'scales', kind: 'invalid' }];
	if (scales === 'table' && mode === 'simple') return [{ field: 'scales', kind: 'impossible' }];
	const ofDefined = scales === 'defined' ? definedError(definedScales) : undefined;
	if (ofDefined) return [{ field: 'definedScales', kind: ofDefined }];
	const ofLinear = scales === 'linear' ? linearError(linear) : undefined;
	if (ofLinear) return [{ field: 'linear', kind: ofLinear }];
	if (minimumQuantity === null) return [];
	if (!isQuantity(minimumQuantity)) return [{ field: 'minimumQuantity', kind: 'invalid' }];
	const offer = { currency: '', quantities: quantitiesOf(settings), unitPrice: null, steps: [] };
	const nothing = scales !== 'table' && firstAllowed(offer, 1) === undefined;
	return nothing ? [{ field: 'minimumQuantity', kind: 'nothingLeft' }] : [];
}

function listErrors({ mode, priceLists }: PricingSettings): PricingError[] {
	if (mode !== 'pricelist') return [];
	if (priceLists.length === 0) return [{ field: 'priceLists', kind: 'required' }];
	const ids = new Set(priceLists.map(({ listId }) => listId));
	return ids.size < priceLists.length ? [{ field: 'priceLists', kind: 'double' }] : [];
}

/** A product may be saved without a price: it is then not for sale. */
export function findPricingErrors(settings: PricingSettings): PricingError[] {
	const { mode, unitPrice } = settings;
	if (!pricingModes.includes(mode)) return [{ field: 'mode', kind: 'invalid' }];
	const price: PricingError[] =
		unitPrice !== null && !isPriceNumber(unitPrice) ? [{ field: 'unitPrice', kind: 'invalid' }] : [];
	return [...price, ...scalesErrors(settings), ...listErrors(settings)];
}

/** What is wrong with a product that is paid once, yet has something of a subscription. */
const onceErrors = ({ paymentInterval, paymentIntervalCount, trialDays }: PaymentSettings): PricingError[] => {
	const given = {
		paymentInterval: paymentInterval !== null,
		paymentIntervalCount: paymentIntervalCount !== 1,
		trialDays: trialDays !== null,
	};
	return (Object.keys(given) as (keyof typeof given)[])
		.filter((field) => given[field])
		.map((field) => ({ field, kind: 'impossible' }));
};

function subscriptionErrors({ paymentInterval, paymentIntervalCount, trialDays }: PaymentSettings): PricingError[] {
	const errors: PricingError[] = [];
	if (paymentInterval === null) errors.push({ field: 'paymentInterval', kind: 'required' });
	else if (!paymentIntervals.includes(paymentInterval)) errors.push({ field: 'paymentInterval', kind: 'invalid' });
	else if (!isInterval({ unit: paymentInterval, count: paymentIntervalCount }))
		errors.push({ field: 'paymentIntervalCount', kind: 'invalid' });
	if (trialDays !== null && !(Number.isInteger(trialDays) && trialDays >= 1 && trialDays <= longestTrial))
		errors.push({ field: 'trialDays', kind: 'invalid' });
	return errors;
}

export function findPaymentErrors(settings: PaymentSettings): PricingError[] {
	const { taxCategory, paymentMode } = settings;
	const tax: PricingError[] = taxCategories.includes(taxCategory) ? [] : [{ field: 'taxCategory', kind: 'invalid' }];
	if (!paymentModes.includes(paymentMode)) return [...tax, { field: 'paymentMode', kind: 'invalid' }];
	return [...tax, ...(paymentMode === 'once' ? onceErrors(settings) : subscriptionErrors(settings))];
}

/** Quantities as they are typed, with commas between them; undefined where one is no quantity. */
export function readScales(text: string): number[] | undefined {
	const parts = text.split(',').map((part) => part.trim());
	if (parts.length === 1 && parts[0] === '') return [];
	const quantities = parts.map((part) => (/^\d{1,7}$/.test(part) ? Number(part) : Number.NaN));
	return quantities.every(isQuantity) ? quantities : undefined;
}
