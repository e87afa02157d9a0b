// `npm run bench:pricing`: what the price engine takes for the price of any product for any quantity and reader. No server, no database:
// the engine alone, on offers of every kind and on a ladder of 10,000 steps.
import { anyPricing, diceOf } from '../rules/pricing/any-offer.ts';
import { lowestPrice, nextSaving, offerFor, priceOf } from '../rules/pricing/price-of.ts';
import type { Pricing } from '../rules/pricing/pricing.ts';
import { stepOf } from '../rules/pricing/steps.ts';
import { rateOn } from '../rules/tax/rates.ts';
import { taxOf } from '../rules/tax/tax-of.ts';

const asked = 20;
const rounds = 5;
const prices = 200_000;

const dice = diceOf(9);
const offers = Array.from({ length: 5000 }, () => anyPricing(dice));

const long: Pricing = {
	mode: 'pricelist',
	unitPrice: null,
	quantities: { mode: 'free', defined: [], linear: null, minimum: null },
	lists: [
		{
			roles: [],
			steps: Array.from({ length: 10_000 }, (_, index) =>
				stepOf({ quantity: (index + 1) * 100, unitPrice: null, total: 2490 + index * 137 }, 'EUR'),
			),
		},
	],
	taxCategory: 'standard',
	payment: { mode: 'once', interval: null, trialDays: null },
};

function priceWithTax(pricing: Pricing, roles: readonly string[], quantity: number): number {
	const price = priceOf(offerFor(pricing, roles, 'EUR'), quantity);
	if (typeof price === 'string') return 0;
	const rate = rateOn([], { country: 'DE', category: pricing.taxCategory, day: '2026-11-15' });
	return taxOf(price.total, rate, 'gross').net;
}

/** Microseconds for one, the median of the rounds; what comes out is added up, so that nothing is left out by the compiler. */
function measure(name: string, one: (index: number) => number, count = prices): number {
	let sum = 0;
	const times = Array.from({ length: rounds }, () => {
		const begin = process.hrtime.bigint();
		for (let index = 0; index < count; index += 1) sum += one(index);
		return Number(process.hrtime.bigint() - begin) / 1000 / count;
	});
	const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
	console.log(`${name.padEnd(62)} ${median.toFixed(3).padStart(9)} µs${Number.isFinite(sum) ? '' : ' !'}`);
	return median;
}

console.log(`Price engine, ${prices} prices a round, median of ${rounds} rounds, Node ${process.versions.node}`);
const any = measure('price and tax, any product, quantity and reader', (index) => {
	const { pricing, roles } = offers[index % offers.length] ?? { pricing: long, roles: [] };
	return priceWithTax(pricing, roles, 1 + ((index * 7919) % 1000));
});
const ofLong = measure('price and tax in a ladder of 10,000 steps', (index) =>
	priceWithTax(long, [], 1 + ((index * 7919) % 1_000_000)),
);
const offerOfLong = offerFor(long, [], 'EUR');
measure('next saving in a ladder of 10,000 steps', (index) => nextSaving(offerOfLong, 100 + (index % 900))?.total ?? 0);
measure('lowest price of any product', (index) => {
	const { pricing, roles } = offers[index % offers.length] ?? { pricing: long, roles: [] };
	return lowestPrice(offerFor(pricing, roles, 'EUR'))?.total ?? 0;
});
measure('lowest price in a ladder of 10,000 steps', () => lowestPrice(offerOfLong)?.total ?? 0, 20);

const slowest = Math.max(any, ofLong);
console.log(`Asked: ${asked} µs at most for a price. ${slowest <= asked ? 'Kept.' : 'NOT KEPT.'}`);
process.exitCode = slowest <= asked ? 0 : 1;
