// From what is entered to the rows of a price table.
import { offeredQuantities, priceOf } from '../../../../rules/pricing/price-of.ts';
import type { Offer, Price, Pricing } from '../../../../rules/pricing/pricing.ts';
import { type PricingSettings, quantitiesOf } from '../../../../rules/pricing/settings.ts';
import type { Data } from '../../../platform/graphql.ts';
import type { priceListStepsDocument } from './pricing.documents.ts';

type Answered = Data<typeof priceListStepsDocument>['priceListSteps'][number];
type ListSteps = Pick<Answered, 'listId'> & { steps: readonly Answered['steps'][number][] };

/** Archived lists give no price. */
export function previewPricing(
	settings: PricingSettings,
	known: readonly ListSteps[],
	lists: readonly { id: string; archived: boolean }[],
): Pricing {
	const { mode, unitPrice, priceLists } = settings;
	const stepsOf = (listId: string) =>
		lists.find(({ id }) => id === listId)?.archived ? [] : (known.find((one) => one.listId === listId)?.steps ?? []);
	return {
		mode,
		unitPrice,
		quantities: quantitiesOf(settings),
		lists: priceLists.map(({ listId, roleIds }) => ({
			roles: roleIds,
			steps: stepsOf(listId).map((step) => ({ ...step, given: step.given === 'total' ? 'total' : 'unit' })),
		})),
		taxCategory: 'standard',
		payment: { mode: 'once', interval: null, trialDays: null },
	};
}

const mostRows = 12;
/** Where any number may be typed and no step says which ones matter. */
const examples = [1, 10, 50, 100, 250, 500, 1000];

function sampleOf({ quantities: { minimum }, steps }: Offer): number[] {
	const least = Math.max(minimum ?? 1, steps[0]?.quantity ?? 1);
	const some = steps.length > 0 ? steps.map(({ quantity }) => quantity) : examples;
	return [...new Set([least, ...some.filter((quantity) => quantity >= least)])];
}

export function shownPrices(offer: Offer): { rows: Price[]; more: number } {
	const prices = (offeredQuantities(offer) ?? sampleOf(offer))
		.map((quantity) => priceOf(offer, quantity))
		.filter((price) => typeof price !== 'string');
	return { rows: prices.slice(0, mostRows), more: Math.max(0, prices.length - mostRows) };
}
