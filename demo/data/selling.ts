// How a demo shop sells and sends, beside what it sells.
import type { OrderSettings } from '../../rules/settings/orders.ts';
import type { ShippingMethod } from '../../rules/shipping/shipping-price.ts';
import type { InBoth } from './types.ts';

export interface DemoMethod extends ShippingMethod {
	name: InBoth;
	description: InBoth;
	days: number;
	active: boolean;
}

export interface DemoSelling {
	settings: Partial<OrderSettings>;
	/** In the order in which they are offered. */
	methods: readonly DemoMethod[];
	/** Slugs of what lies ready and can be sent back; everything else is made to the customer's specification. */
	readyMade: readonly string[];
	/** Grams of a piece, by slug, where format and paper do not say it. */
	weights: Readonly<Record<string, number>>;
}

const anyKind = { countries: [], collection: false, price: 0, freeFrom: null, steps: [], active: true };

type Given = Pick<DemoMethod, 'name' | 'description' | 'days'> & Partial<DemoMethod>;

export const flat = (price: number, given: Given): DemoMethod => ({ ...anyKind, kind: 'flat', price, ...given });

export const freeFrom = (price: number, from: number, given: Given): DemoMethod => ({
	...anyKind,
	kind: 'freeFrom',
	price,
	freeFrom: from,
	...given,
});

/** Reads '2:9.90 5:14.90', ends with prices in euros. */
const readSteps = (text: string, scale: number) =>
	text.split(' ').map((step) => {
		const [upTo, price] = step.split(':');
		return { upTo: Math.round(Number(upTo) * scale), price: Math.round(Number(price) * 100) };
	});

/** @param steps in kilograms */
export const byWeight = (steps: string, given: Given): DemoMethod => ({
	...anyKind,
	kind: 'byWeight',
	steps: readSteps(steps, 1000),
	...given,
});

export const byQuantity = (steps: string, given: Given): DemoMethod => ({
	...anyKind,
	kind: 'byQuantity',
	steps: readSteps(steps, 1),
	...given,
});
