// The price of a quantity. Storefront, cart, order and invoice ask here and nowhere else; browser and server get the same result.
import { roundedRatio } from '../rounding.ts';
import { largestQuantity } from './kinds.ts';
import type { Offer, Price, PriceStep, Pricing, QuantityError } from './pricing.ts';
import { firstAllowed, isOffered, lastUpTo, mostChoices, smallestQuantity, stepAt } from './quantities.ts';
import { totalOfUnits } from './steps.ts';

/** What a reader with these roles is offered: of price lists, the first that is for them and says anything. */
export function offerFor(pricing: Pricing, roles: readonly string[], currency: string): Offer {
	const { mode, quantities, lists } = pricing;
	if (mode === 'simple') return { currency, quantities, unitPrice: pricing.unitPrice, steps: [] };
	const list = lists.find(
		({ roles: of, steps }) => steps.length > 0 && (of.length === 0 || of.some((role) => roles.includes(role))),
	);
	return { currency, quantities, unitPrice: null, steps: list?.steps ?? [] };
}

/** A total that was entered stays exact: a larger run costs as many times more, rounded once. */
const ofStep = (step: PriceStep, quantity: number, currency: string): Price => ({
	quantity,
	total:
		step.given === 'total'
			? roundedRatio(step.total, quantity, step.quantity)
			: totalOfUnits(step.unitPrice, quantity, currency),
	unitPrice: step.unitPrice,
});

const isPriced = ({ unitPrice, steps }: Offer) => steps.length > 0 || unitPrice !== null;

/** Pieces that can be ordered at once. */
export const largestOf = ({ quantities }: Offer): number =>
	Math.min(quantities.mode === 'linear' && quantities.linear ? quantities.linear.to : largestQuantity, largestQuantity);

function limitError(offer: Offer, quantity: number): QuantityError | undefined {
	if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return 'notWhole';
	const smallest = smallestQuantity(offer);
	if (smallest === undefined) return 'noPrice';
	if (quantity < smallest) return 'tooSmall';
	if (quantity > largestOf(offer)) return 'tooLarge';
	return isOffered(offer, quantity) ? undefined : 'notOffered';
}

export function priceOf(offer: Offer, quantity: number): Price | QuantityError {
	if (!isPriced(offer)) return 'noPrice';
	const error = limitError(offer, quantity);
	return error ?? priceAt(offer, quantity);
}

/** By the step that the quantity reaches, whether it is one of those offered or not. */
export function priceAt(offer: Offer, quantity: number): Price | QuantityError {
	const step = offer.steps[lastUpTo(offer.steps.length, stepAt(offer), quantity)];
	if (step) return ofStep(step, quantity, offer.currency);
	const { unitPrice } = offer;
	if (unitPrice === null) return 'noPrice';
	return { quantity, total: totalOfUnits(unitPrice, quantity, offer.currency), unitPrice };
}

const isPrice = (answer: Price | QuantityError): answer is Price => typeof answer !== 'string';

/** What a select offers, in rising order; undefined where the number is typed: free input, or more choices than anyone reads. */
export function offeredQuantities(offer: Offer): number[] | undefined {
	if (offer.quantities.mode === 'free') return undefined;
	if (!isPriced(offer)) return [];
	const choices: number[] = [];
	let next = smallestQuantity(offer);
	while (next !== undefined) {
		choices.push(next);
		if (choices.length > mostChoices) return undefined;
		next = firstAllowed(offer, next + 1);
	}
	return choices;
}

/** The smallest allowed quantity of every step: nothing between two of them costs less. */
function* beginnings(offer: Offer, above: number): Generator<Price> {
	const first = lastUpTo(offer.steps.length, stepAt(offer), above) + 1;
	for (let index = first; index < Math.max(1, offer.steps.length); index += 1) {
		const quantity = firstAllowed(offer, offer.steps[index]?.quantity ?? 1);
		if (quantity === undefined) return;
		const price = priceOf(offer, quantity);
		if (isPrice(price)) yield price;
	}
}

/** What "from" means: the lowest total of any quantity that may be chosen. */
export function lowestPrice(offer: Offer): Price | undefined {
	let lowest: Price | undefined;
	for (const price of beginnings(offer, 0)) if (!lowest || price.total < lowest.total) lowest = price;
	return lowest;
}

export interface Saving extends Price {
	/** Per piece, in ten-thousandths of the currency's major unit. */
	savedPerUnit: number;
	morePieces: number;
	/** Below zero where the larger run is cheaper as a whole. */
	extraCost: number;
}

/** The next larger quantity at which a piece costs less. */
export function nextSaving(offer: Offer, quantity: number): Saving | undefined {
	const now = priceOf(offer, quantity);
	if (!isPrice(now) || offer.steps.length === 0) return undefined;
	for (const price of beginnings(offer, quantity))
		if (price.unitPrice < now.unitPrice)
			return {
				...price,
				savedPerUnit: now.unitPrice - price.unitPrice,
				morePieces: price.quantity - quantity,
				extraCost: price.total - now.total,
			};
	return undefined;
}
