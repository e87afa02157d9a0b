// The German of en-GB/pricing-tiers.ts.
import type { pricingTiers as base } from '../en-GB/pricing-tiers.ts';
import type { TranslationOf } from '../entry.ts';

export const pricingTiers: TranslationOf<typeof base> = {
	'pricingTiers.pageTitle': 'Preise',
	'pricingTiers.pageDescription':
		'Starter, Pro und Enterprise im Vergleich: was jeder Tarif enthält und was er im Monat und im Jahr kostet.',
	'pricingTiers.billing': 'Zahlungsweise',
	'pricingTiers.monthly': 'Monatlich',
	'pricingTiers.yearly': 'Jährlich',
	'pricingTiers.perMonth': 'pro Monat',
	'pricingTiers.perYear': 'pro Jahr',
	'pricingTiers.free': 'Kostenlos',
	'pricingTiers.saves': 'Sie sparen {amount} im Jahr.',
	'pricingTiers.orYearly': 'oder {amount} im Jahr',
	'pricingTiers.recommended': 'Unsere Empfehlung',
};
