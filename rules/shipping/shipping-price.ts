// What it costs to bring an order somewhere: flat, free from a sum on, or by steps of weight or pieces.

export const shippingKinds = ['flat', 'freeFrom', 'byWeight', 'byQuantity'] as const;
export type ShippingKind = (typeof shippingKinds)[number];

interface ShippingStep {
	/** Grams or pieces: up to this the price holds. */
	upTo: number;
	/** In minor units, net or gross as all prices of the shop. */
	price: number;
}

export interface ShippingMethod {
	/** ISO codes; none: everywhere. */
	countries: readonly string[];
	/** The buyer fetches it at the shop: nothing is brought anywhere. */
	collection: boolean;
	kind: ShippingKind;
	/** For 'flat' and 'freeFrom'. */
	price: number;
	/** For 'freeFrom': the sum of goods from which it costs nothing. */
	freeFrom: number | null;
	/** For the others, rising. */
	steps: readonly ShippingStep[];
}

export interface Parcel {
	country: string;
	/** Of the goods, in minor units as the shop's prices are. */
	goods: number;
	grams: number;
	pieces: number;
}

const reaches = ({ countries }: Pick<ShippingMethod, 'countries'>, country: string): boolean =>
	countries.length === 0 || countries.includes(country);

/** Brings something there, rather than waiting for someone to fetch it. */
export const deliversTo = (method: Pick<ShippingMethod, 'countries' | 'collection'>, country: string): boolean =>
	!method.collection && reaches(method, country);

const byStep = (steps: readonly ShippingStep[], amount: number) => steps.find(({ upTo }) => amount <= upTo)?.price;

/** Undefined where the method does not bring this there. */
export function shippingPrice(method: ShippingMethod, { country, goods, grams, pieces }: Parcel): number | undefined {
	if (!reaches(method, country)) return undefined;
	const { kind, price, freeFrom, steps } = method;
	if (kind === 'flat') return price;
	if (kind === 'freeFrom') return freeFrom !== null && goods >= freeFrom ? 0 : price;
	return byStep(steps, kind === 'byWeight' ? grams : pieces);
}

export type ShippingError = 'noSteps' | 'notRising' | 'badNumber' | 'noFreeFrom';

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0;

export function shippingErrors({ kind, price, freeFrom, steps }: ShippingMethod): ShippingError[] {
	const stepped = kind === 'byWeight' || kind === 'byQuantity';
	const numbers = stepped ? steps.flatMap(({ upTo, price: of }) => [upTo, of]) : [price, freeFrom ?? 0];
	const rising = steps.every(({ upTo }, index) => index === 0 || upTo > (steps[index - 1]?.upTo ?? 0));
	return [
		...(stepped && steps.length === 0 ? ['noSteps' as const] : []),
		...(stepped && !rising ? ['notRising' as const] : []),
		...(kind === 'freeFrom' && freeFrom === null ? ['noFreeFrom' as const] : []),
		...(numbers.every(isAmount) ? [] : ['badNumber' as const]),
	];
}
