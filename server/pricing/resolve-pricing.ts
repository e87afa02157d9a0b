// From what a shop has entered to what a product or variant costs: what it has from its product, and which rows of a list are its own.
import type { PricedList, PriceStep, Pricing } from '../../rules/pricing/pricing.ts';
import { type PricingSettings, quantitiesOf } from '../../rules/pricing/settings.ts';
import { type StepRow, stepOf } from '../../rules/pricing/steps.ts';
import { blankPricing } from '../../rules/pricing/tidy-settings.ts';
import type { PricedItem } from './load-settings.ts';

export interface ListRow extends StepRow {
	listId: string;
	/** Null: every product that uses the list. */
	productId: string | null;
}

/** The rows of the lists that give prices: archived ones have none. */
export class ListRows {
	private readonly rows: Map<string, ListRow[]>;
	private readonly currency: string;
	/** Many products may use the same rows. */
	private readonly made = new Map<string, PriceStep[]>();

	/** @param rows each list's in rising order of their quantities */
	constructor(rows: readonly ListRow[], currency: string) {
		this.rows = Map.groupBy(rows, ({ listId, productId }) => `${listId} ${productId ?? ''}`);
		this.currency = currency;
	}

	/** Those of the thing itself, else those of its product, else those for everything. */
	stepsFor(listId: string, { id, parentId }: Pick<PricedItem, 'id' | 'parentId'>): PriceStep[] {
		const place = [id, parentId ?? '', ''].map((of) => `${listId} ${of}`).find((key) => this.rows.has(key));
		if (place === undefined) return [];
		const known = this.made.get(place);
		if (known) return known;
		const steps = (this.rows.get(place) ?? []).map((row) => stepOf(row, this.currency));
		this.made.set(place, steps);
		return steps;
	}
}

function listsOf(thing: PricedItem, { mode, priceLists }: PricingSettings, rows: ListRows): PricedList[] {
	if (mode !== 'pricelist') return [];
	return priceLists.flatMap(({ listId, roleIds }) => {
		const steps = rows.stepsFor(listId, thing);
		return steps.length > 0 ? [{ roles: roleIds, steps }] : [];
	});
}

/** @param parent of a variant: without a pricing of its own it has this one's; tax and payment are always its product's */
export function resolvePricing(thing: PricedItem, parent: PricedItem | undefined, rows: ListRows): Pricing {
	const settings = thing.pricing ?? parent?.pricing ?? blankPricing;
	const { taxCategory, paymentMode, paymentInterval, paymentIntervalCount, trialDays } = (parent ?? thing).payment;
	return {
		mode: settings.mode,
		unitPrice: settings.mode === 'simple' ? settings.unitPrice : null,
		quantities: quantitiesOf(settings),
		lists: listsOf(thing, settings, rows),
		taxCategory,
		payment: {
			...{ mode: paymentMode, interval: paymentInterval, trialDays },
			...(paymentIntervalCount > 1 && { intervalCount: paymentIntervalCount }),
		},
	};
}
