// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.roiCalculatorPrint.name': 'ROI-Rechner für Druckereien',
	'pageBlocks.roiCalculatorPrint.about': 'Druckereien rechnen aus, was sie sparen, wenn Kunden selbst gestalten.',
	'pageBlocks.roiCalculatorPrint.title': 'Überschrift',
	'pageBlocks.roiCalculatorPrint.text': 'Text',
	'pageBlocks.roiCalculatorPrint.plan': 'Tarif zum Vergleich',
	'pageBlocks.roiCalculatorPrint.plan.starter': 'Starter',
	'pageBlocks.roiCalculatorPrint.plan.pro': 'Pro',
	'pageBlocks.roiCalculatorPrint.plan.enterprise': 'Enterprise',
	'pageBlocks.roiCalculatorPrint.call': 'Schaltfläche',
	'pageBlocks.roiCalculatorPrint.boundClients': 'Beispiel: gebundene Kunden',
	'pageBlocks.roiCalculatorPrint.pdfsPerClient': 'Beispiel: PDFs je Kunde im Monat',
	'pageBlocks.roiCalculatorPrint.costPerPdf': 'Beispiel: Kosten je PDF',
	'pageBlocks.roiCalculatorPrint.minutesPerPdf': 'Beispiel: Minuten je PDF',
	'pageBlocks.roiCalculatorPrint.hourlyRate': 'Beispiel: Stundensatz',
	'pageBlocks.roiCalculatorPrint.errorRate': 'Beispiel: Fehlerquote in Prozent',
	'pageBlocks.roiCalculatorPrint.costPerError': 'Beispiel: Kosten je Fehler',
};
