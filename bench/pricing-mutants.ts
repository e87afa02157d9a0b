// Mistakes that could be made in the rules of prices and taxes: each is one small change of one rule.

export interface Mutant {
	name: string;
	file: string;
	/** Stands exactly once in the file. */
	from: string;
	to: string;
}

const of =
	(file: string) =>
	(name: string, from: string, to: string): Mutant => ({ name, file, from, to });

const rounding = of('rules/rounding.ts');
const steps = of('rules/pricing/steps.ts');
const quantities = of('rules/pricing/quantities.ts');
const price = of('rules/pricing/price-of.ts');
const series = of('rules/pricing/price-of-series.ts');
const ladder = of('rules/pricing/ladder.ts');
const settings = of('rules/pricing/settings.ts');
const kinds = of('rules/pricing/kinds.ts');
const rates = of('rules/tax/rates.ts');
const shipped = of('rules/tax/default-rates.ts');
const tax = of('rules/tax/tax-of.ts');

export const mutants: readonly Mutant[] = [
	rounding('half a unit goes towards zero', 'rest >= divisor - rest', 'rest > divisor - rest'),
	rounding('always rounded down', '(rest >= divisor - rest ? 1 : 0)', '0'),
	rounding('credits lose their sign', 'product < 0 && whole > 0 ? -whole : whole', 'whole'),
	rounding('large sums are divided as floats', 'return bigRatio(value, factor, divisor)', 'return product / divisor'),
	rounding('large sums are cut, not rounded', '2n * size + BigInt(divisor)', '2n * size'),
	rounding('large credits lose their sign', 'return product < 0n ? -whole : whole', 'return whole'),
	steps('every currency has cents', 'unitPriceDigits - minorDigits(currency)', 'unitPriceDigits - 2'),
	steps('the unit price wins over the total', 'if (total !== null)', 'if (total !== null && unitPrice !== null)'),
	steps('a total is taken for one per piece', "given: 'total' }", "given: 'unit' }"),
	kinds('a quantity may be ten million', 'largestQuantity = 1_000_000', 'largestQuantity = 10_000_000'),
	kinds('a price may be any number', 'largestPrice = 9_000_000_000', 'largestPrice = 9_000_000_000_000'),
	quantities('the minimum is not asked', 'offer.quantities.minimum ?? 1, ', ''),
	quantities('the first step is not asked', ', ladderStart(offer)', ''),
	quantities('the step itself counts as below', 'at(middle) <= value', 'at(middle) < value'),
	quantities('linear scales have no end', 'first <= linear.to ? first : undefined', 'first'),
	quantities('linear scales begin anywhere', 'Math.ceil(', 'Math.floor('),
	quantities('any quantity between the scales is sold', 'firstInMode(offer, quantity) === quantity', 'true'),
	quantities('a list of choices may be endless', 'mostChoices = 1000', 'mostChoices = 1_000_000'),
	series('a series costs one run', 'run.total * series.rows', 'run.total'),
	series(
		'a piece of a series is not rounded with its run',
		'unitPriceOfTotal(run.total, quantity, offer.currency)',
		'run.unitPrice',
	),
	series('rows are always one run', 'if (series.isTogether) return', 'if (series.rows > 1) return'),
	series('rows are never one run', 'if (series.isTogether) return', 'if (series.rows === 0) return'),
	series('rows together have no limit', 'series.isTogether ? largestOf(offer) : largestQuantity', 'largestQuantity'),
	price('role lists are for everyone', '(of.length === 0 || of.some((role) => roles.includes(role)))', 'true'),
	price('lists for everyone are for no one', 'of.length === 0 || ', ''),
	price('a list without rows hides the next', 'steps.length > 0 && (of', '(of'),
	price(
		'the simple price fills in for a list',
		'unitPrice: null, steps: list',
		'unitPrice: pricing.unitPrice, steps: list',
	),
	price(
		'simple products show their old lists',
		'unitPrice: pricing.unitPrice, steps: []',
		'unitPrice: pricing.unitPrice, steps: lists[0]?.steps ?? []',
	),
	price('an entered total is rounded per piece', "step.given === 'total'", 'false'),
	price('half a piece has a price', '!Number.isInteger(quantity)', 'false'),
	price(
		'texts are taken for numbers',
		"typeof quantity !== 'number' || !Number.isInteger(quantity)",
		'!Number.isInteger(Number(quantity))',
	),
	price('too small is not refused', "if (quantity < smallest) return 'tooSmall';", ''),
	price('too large is not refused', "if (quantity > largestOf(offer)) return 'tooLarge';", ''),
	price(
		'no price is a price of nothing',
		"if (!isPriced(offer)) return 'noPrice';",
		'if (!isPriced(offer)) return { quantity, total: 0, unitPrice: 0 };',
	),
	price('the dearest is the lowest', 'price.total < lowest.total', 'price.total > lowest.total'),
	price('only the first step is looked at', 'Math.max(1, offer.steps.length)', '1'),
	price('a saving may save nothing', 'price.unitPrice < now.unitPrice', 'price.unitPrice <= now.unitPrice'),
	ladder('doubles are saved', "if (seen.has(quantity)) kind ??= 'double';\n\t\t\telse if", 'if'),
	ladder('falling quantities are saved', "kind ??= 'notRising'", 'kind ??= undefined'),
	ladder('gaps are saved', "prices.length === 0 ? 'gap' : undefined", 'prices.length === 0 ? undefined : undefined'),
	ladder('prices below zero are saved', 'value >= 0 && ', ''),
	ladder('two prices are saved', 'prices.length > 1', 'prices.length > 2'),
	ladder('a ladder may begin after the scales', 'smallest < first', 'false'),
	ladder('equal totals are warned of', 'step.total >= dearest.total', 'step.total > dearest.total'),
	settings('simple pricing takes quantities from a table', "scales === 'table' && mode === 'simple'", 'false'),
	settings(
		'a price list is not required',
		"if (priceLists.length === 0) return [{ field: 'priceLists', kind: 'required' }];",
		'',
	),
	settings('linear scales may fall', 'linear.to < linear.from', 'false'),
	settings('a minimum may leave nothing', "scales !== 'table' && firstAllowed(offer, 1) === undefined", 'false'),
	settings('scales stay as they were typed', '.sort((one, other) => one - other)', ''),
	settings('a subscription needs no interval', 'isSubscription && paymentInterval === null', 'false'),
	rates('an own rate holds before its day', 'own.validFrom <= day', 'true'),
	rates('the oldest own rate holds', 'own.validFrom > latest.validFrom', 'own.validFrom < latest.validFrom'),
	rates('an own rate holds in every country', 'own.country === country && ', ''),
	rates('an own rate holds in every category', 'own.category === category && ', ''),
	rates('what is not taxed can be taxed', "if (supply.category === 'none') return 0;", ''),
	rates('a shipped rate changes a day late', 'from <= day', 'from < day'),
	shipped('schools are taxed', "'none', 'education', 'medical'", "'none', 'medical'"),
	shipped('restaurants stay at the old rate', "['2026-01-01', 700]", "['2027-01-01', 700]"),
	tax('tax is put on gross', "if (kind === 'net')", 'if (kind)'),
	tax('the tax in gross is that of net', 'whole + rate', 'whole'),
	tax('the table forgets a line of the same rate', 'added(byRate.get(line.rate) ?? nothing, line)', 'line'),
	tax('the table forgets tax', 'tax: one.tax + other.tax', 'tax: one.tax'),
];
