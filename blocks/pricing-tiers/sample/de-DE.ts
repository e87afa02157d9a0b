// The German of en-GB.ts.
import { offers } from '../../../rules/content/de-DE/offers.ts';
import type { Translated } from '../../../rules/content/translated.ts';
import { planNames, plans } from '../../../rules/roi/plans.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	...offers.pricing,
	items: plans.map((plan) => ({ name: planNames[plan], ...offers[plan] })),
};
