// The kinds of things that prices are made of.

export const pricingModes = ['simple', 'pricelist'] as const;
export type PricingMode = (typeof pricingModes)[number];

/** Which quantities a shopper may choose. */
export const scalesModes = ['free', 'defined', 'linear', 'table'] as const;
export type ScalesMode = (typeof scalesModes)[number];

export const paymentModes = ['once', 'subscription'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentIntervals = ['day', 'week', 'month', 'year'] as const;
export type PaymentInterval = (typeof paymentIntervals)[number];

export const largestQuantity = 1_000_000;
/** Of a price per piece, behind the point of the currency's major unit. */
export const unitPriceDigits = 4;
/** In the smallest parts that are counted, per piece (900,000.0000) or per run: times the largest quantity it is still exact. */
export const largestPrice = 9_000_000_000;
/** Two years. */
export const longestTrial = 730;
