// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.roiCalculator.name': 'ROI-Rechner',
	'pageBlocks.roiCalculator.about': 'Besucher rechnen aus, was sie mit Ihnen sparen.',
	'pageBlocks.roiCalculator.title': 'Überschrift',
	'pageBlocks.roiCalculator.text': 'Text',
	'pageBlocks.roiCalculator.plan': 'Tarif zum Vergleich',
	'pageBlocks.roiCalculator.plan.starter': 'Starter',
	'pageBlocks.roiCalculator.plan.pro': 'Pro',
	'pageBlocks.roiCalculator.plan.enterprise': 'Enterprise',
	'pageBlocks.roiCalculator.call': 'Schaltfläche',
	'pageBlocks.roiCalculator.locations': 'Beispiel: Standorte',
	'pageBlocks.roiCalculator.ordersPerLocation': 'Beispiel: Bestellungen je Standort im Monat',
	'pageBlocks.roiCalculator.minutesPerOrder': 'Beispiel: Minuten je Bestellung',
	'pageBlocks.roiCalculator.hourlyRate': 'Beispiel: Stundensatz',
	'pageBlocks.roiCalculator.errorRate': 'Beispiel: Fehlerquote in Prozent',
	'pageBlocks.roiCalculator.costPerError': 'Beispiel: Kosten je Fehler',
};
