// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.pricingTiers.name': 'Tarife',
	'pageBlocks.pricingTiers.about': 'Tarife nebeneinander, mit Umschalter für monatliche und jährliche Zahlung.',
	'pageBlocks.pricingTiers.title': 'Überschrift',
	'pageBlocks.pricingTiers.text': 'Text',
	'pageBlocks.pricingTiers.note': 'Hinweis unter den Tarifen',
	'pageBlocks.pricingTiers.billing': 'Zuerst gezeigt',
	'pageBlocks.pricingTiers.billing.monthly': 'Monatliche Preise',
	'pageBlocks.pricingTiers.billing.yearly': 'Jährliche Preise',
	'pageBlocks.pricingTiers.item': 'Tarif',
	'pageBlocks.pricingTiers.items.name': 'Name',
	'pageBlocks.pricingTiers.items.text': 'Kurze Beschreibung',
	'pageBlocks.pricingTiers.items.priceText': 'Text statt Preis, z. B. „Auf Anfrage“',
	'pageBlocks.pricingTiers.items.features': 'Leistungen, eine je Zeile',
	'pageBlocks.pricingTiers.items.monthly': 'Preis im Monat in Cent (4900 = 49,00)',
	'pageBlocks.pricingTiers.items.yearly': 'Preis im Jahr in Cent (49000 = 490,00)',
	'pageBlocks.pricingTiers.items.highlighted': 'Hervorheben',
	'pageBlocks.pricingTiers.items.call': 'Schaltfläche',
};
