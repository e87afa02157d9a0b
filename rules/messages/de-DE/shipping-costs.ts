// The German of en-GB/shipping-costs.ts.
import type { shippingCosts as base } from '../en-GB/shipping-costs.ts';
import type { TranslationOf } from '../entry.ts';

export const shippingCosts: TranslationOf<typeof base> = {
	'shippingCosts.title': 'Lieferung und Versandkosten',
	'shippingCosts.intro':
		'So liefern wir, so lange dauert es nach der Produktion, und das kostet es. Die Kosten für Ihre Bestellung zeigt Ihnen die Kasse, bevor Sie bestellen.',
	'shippingCosts.collectedOnly': 'Sie holen Ihre Bestellung bei uns ab. Versandkosten gibt es nicht.',
	'shippingCosts.countries': 'Länder',
	'shippingCosts.everywhere': 'Alle Länder',
	'shippingCosts.days': 'Lieferzeit',
	'shippingCosts.daysCount':
		'{count, plural, =0 {am selben Tag} one {# Werktag nach der Produktion} other {# Werktage nach der Produktion}}',
	'shippingCosts.collected': 'Nach der Produktion abholbereit',
	'shippingCosts.price': 'Preis',
	'shippingCosts.free': 'Kostenlos',
	'shippingCosts.freeFrom': 'Kostenlos ab {from} Warenwert',
	'shippingCosts.freeFromCountry': 'Kostenlose Lieferung nach {country} ab {from} Warenwert.',
	'shippingCosts.upToWeight': 'bis {weight} kg',
	'shippingCosts.upToPieces': '{count, plural, one {bis {pieces} Stück} other {bis {pieces} Stück}}',
	'shippingCosts.gross': 'Alle Preise inkl. MwSt.',
	'shippingCosts.net': 'Alle Preise zzgl. MwSt.',
};
