// How the prices of a demo shop are written down: a ladder for each product, and which quantities can be chosen.
import type { PaymentInterval } from '../../rules/pricing/kinds.ts';
import type { LinearScales } from '../../rules/pricing/pricing.ts';
import type { TaxCategory } from '../../rules/tax/categories.ts';
import type { InBoth } from './types.ts';

export interface Rung {
	quantity: number;
	/** Of the run in cents, or of one piece in hundredths of a cent. */
	price: number;
}

/** Which quantities can be chosen. */
export type DemoScales =
	| { mode: 'table' }
	| { mode: 'free'; minimum?: number }
	| { mode: 'defined'; defined: readonly number[] }
	| { mode: 'linear'; linear: LinearScales };

interface DemoStock {
	/** How many there are of each variant, in their order; one number where there are none. */
	onHand: readonly number[];
	warningLevel?: number;
}

interface Terms {
	scales: DemoScales;
	tax?: TaxCategory;
	/** `count`: every so many of them; one, where it is missing. */
	subscription?: { interval: PaymentInterval; count?: number; trialDays?: number };
	stock?: DemoStock;
}

/** The lists that everybody's prices are in; regular customers have one of their own beside them. */
export type ListName = 'standard' | 'large';

/** One price for each piece: that of the smallest run, divided by its pieces. */
interface SimplePrices extends Terms {
	mode: 'simple';
}

interface ListPrices extends Terms {
	mode: 'pricelist';
	list: ListName;
	/** What the ladder says: what a run costs, or one piece of it. */
	by: 'total' | 'unit';
	ladder: readonly Rung[];
	/** Whether regular customers pay less. */
	members: boolean;
}

export type DemoPrices = SimplePrices | ListPrices;

const unitDigits = 4;
const centDigits = 2;

/** Reads '100:14.90 250:18.90', quantities with prices in euros. */
function readLadder(text: string, digits: number): Rung[] {
	return text.split(' ').map((rung) => {
		const [quantity, euros = ''] = rung.split(':');
		const [whole, fraction = ''] = euros.split('.');
		return { quantity: Number(quantity), price: Number(`${whole}${fraction.padEnd(digits, '0')}`) };
	});
}

type Options = Omit<Terms, 'scales'>;

/** Runs at a fixed price: only they can be chosen. */
export const runs = (list: ListName, ladder: string, options: Options & { members?: boolean } = {}): ListPrices => ({
	mode: 'pricelist',
	list,
	by: 'total',
	ladder: readLadder(ladder, centDigits),
	scales: { mode: 'table' },
	members: true,
	...options,
});

/** Prices of one piece that fall with the quantity. Unless said otherwise, any quantity from the first rung on. */
export function pieces(ladder: string, options: Options & { scales?: DemoScales } = {}): ListPrices {
	const read = readLadder(ladder, unitDigits);
	const minimum = read[0]?.quantity ?? 1;
	return {
		mode: 'pricelist',
		list: 'standard',
		by: 'unit',
		ladder: read,
		scales: minimum > 1 ? { mode: 'free', minimum } : { mode: 'free' },
		members: false,
		...options,
	};
}

/** The same price for each piece, whatever the quantity. */
export const each = (scales: DemoScales, options: Options = {}): SimplePrices => ({
	mode: 'simple',
	scales,
	...options,
});

export const anyQuantity: DemoScales = { mode: 'free' };
export const atLeast = (minimum: number): DemoScales => ({ mode: 'free', minimum });
export const either = (...defined: number[]): DemoScales => ({ mode: 'defined', defined });
export const stepsOf = (step: number, from: number, to: number): DemoScales => ({
	mode: 'linear',
	linear: { from, to, step },
});

/** What a shop says of its prices as a whole. */
export interface DemoTariff {
	/** Whether its prices are gross. */
	includesTax: boolean;
	/** What it says wherever it shows prices. */
	note: InBoth;
	/** Names of its lists; the last one is last year's and archived. */
	lists: Record<ListName | 'members' | 'lastYear', string>;
	/** Rates of its own country that it says otherwise than the table that ships. */
	taxRates: { category: TaxCategory; rate: number; validFrom: string }[];
	/** Who is notified when stock runs low. */
	stockWarnings: string[];
	/** By slug. */
	products: Record<string, DemoPrices>;
}
