// All that the price of a product or variant is made of. What a shop enters becomes this when it is saved; storefront, cart, order and
// invoice ask it for prices.
import type { TaxCategory } from '../tax/categories.ts';
import type { PaymentInterval, PaymentMode, PricingMode, ScalesMode } from './kinds.ts';

/** One step of a ladder: what a run of that many pieces costs. */
export interface PriceStep {
	quantity: number;
	/** Of the run, in minor units. */
	total: number;
	/** Of one piece, in ten-thousandths of the currency's major unit: rounded where the total was given. */
	unitPrice: number;
	/** Which of the two the shop has entered. */
	given: 'unit' | 'total';
}

export interface LinearScales {
	from: number;
	to: number;
	step: number;
}

export interface Quantities {
	mode: ScalesMode;
	/** In rising order, for 'defined'. */
	defined: readonly number[];
	/** For 'linear'. */
	linear: LinearScales | null;
	minimum: number | null;
}

/** The steps of one price list for one product. */
export interface PricedList {
	/** Ids of the roles it is for; none: everyone. */
	roles: readonly string[];
	/** In rising order. */
	steps: readonly PriceStep[];
}

export interface Payment {
	mode: PaymentMode;
	/** Null where it is paid once. */
	interval: PaymentInterval | null;
	/** Every so many of them; absent: 1. */
	intervalCount?: number;
	trialDays: number | null;
	/** There would be a trial, which this reader has had already: it is paid at once. */
	isTrialUsed?: boolean;
}

/** Kept for each product and variant that can be sold; a reader gets only what `offerFor` leaves them. */
export interface Pricing {
	mode: PricingMode;
	/** For 'simple'; null where none is configured. */
	unitPrice: number | null;
	quantities: Quantities;
	/** For 'pricelist'; the first that fits the reader holds. */
	lists: readonly PricedList[];
	taxCategory: TaxCategory;
	payment: Payment;
}

/** What one reader is offered: the same in the browser and on the server. */
export interface Offer {
	currency: string;
	quantities: Quantities;
	/** For simple pricing. */
	unitPrice: number | null;
	/** For price lists. */
	steps: readonly PriceStep[];
}

export interface Price {
	quantity: number;
	total: number;
	unitPrice: number;
}

/** Why a quantity has no price. */
export type QuantityError = 'noPrice' | 'notWhole' | 'tooSmall' | 'tooLarge' | 'notOffered';
