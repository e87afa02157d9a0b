// What is saved of the Price tab: what a mode does not ask for is not kept, so that nothing comes back that no one sees.
import type { PaymentSettings, PricingSettings } from './settings.ts';

/** A product that no one has given a price yet. */
export const blankPricing: PricingSettings = {
	mode: 'simple',
	unitPrice: null,
	scales: 'free',
	definedScales: [],
	linear: null,
	minimumQuantity: null,
	priceLists: [],
};

export const blankPayment: PaymentSettings = {
	taxCategory: 'standard',
	paymentMode: 'once',
	paymentInterval: null,
	paymentIntervalCount: 1,
	trialDays: null,
};

/** Always in the same order: what says the same is the same. */
export const tidySettings = (settings: PricingSettings): PricingSettings => ({
	mode: settings.mode,
	unitPrice: settings.mode === 'simple' ? settings.unitPrice : null,
	scales: settings.scales,
	definedScales: settings.scales === 'defined' ? [...settings.definedScales].sort((one, other) => one - other) : [],
	linear:
		settings.scales === 'linear' && settings.linear
			? { from: settings.linear.from, to: settings.linear.to, step: settings.linear.step }
			: null,
	minimumQuantity: settings.minimumQuantity,
	priceLists:
		settings.mode === 'pricelist'
			? settings.priceLists.map(({ listId, roleIds }) => ({ listId, roleIds: [...roleIds].sort() }))
			: [],
});

export const tidyPayment = (settings: PaymentSettings): PaymentSettings => ({
	taxCategory: settings.taxCategory,
	paymentMode: settings.paymentMode,
	paymentInterval: settings.paymentMode === 'subscription' ? settings.paymentInterval : null,
	paymentIntervalCount: settings.paymentMode === 'subscription' ? settings.paymentIntervalCount : 1,
	trialDays: settings.paymentMode === 'subscription' ? settings.trialDays : null,
});

/** @param one null: that of the product */
export const samePricing = (one: PricingSettings | null, other: PricingSettings | null): boolean =>
	JSON.stringify(one && tidySettings(one)) === JSON.stringify(other && tidySettings(other));

export const samePayment = (one: PaymentSettings, other: PaymentSettings): boolean =>
	JSON.stringify(tidyPayment(one)) === JSON.stringify(tidyPayment(other));
