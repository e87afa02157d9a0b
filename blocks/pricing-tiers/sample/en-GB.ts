// What a new one says: as the page that every shop has.
import { offers } from '../../../rules/content/en-GB/offers.ts';
import { planNames, plans } from '../../../rules/roi/plans.ts';

export const sample = {
	...offers.pricing,
	items: plans.map((plan) => ({ name: planNames[plan], ...offers[plan] })),
};
