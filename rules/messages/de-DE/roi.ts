// The German of en-GB/roi.ts.
import type { roi as base } from '../en-GB/roi.ts';
import type { TranslationOf } from '../entry.ts';

export const roi: TranslationOf<typeof base> = {
	'roi.orders.pageTitle': 'ROI-Rechner',
	'roi.orders.pageDescription':
		'Rechnen Sie aus, was ein eigener Shop für Drucksachen im Monat und im Jahr spart: mit Ihren Standorten, Bestellungen und Stundensätzen.',
	'roi.print.pageTitle': 'ROI-Rechner für Druckereien',
	'roi.print.pageDescription':
		'Rechnen Sie aus, was Ihre Druckerei spart, wenn Kunden ihre Druckdaten selbst gestalten: weniger Handarbeit, weniger Fehler.',
	'roi.orders.locations': 'Standorte',
	'roi.orders.ordersPerLocation': 'Bestellungen je Standort im Monat',
	'roi.orders.minutesPerOrder': 'Minuten je Bestellung',
	'roi.orders.hourlyRate': 'Stundensatz',
	'roi.orders.errorRate': 'Fehlerquote',
	'roi.orders.costPerError': 'Kosten je Fehler',
	'roi.print.boundClients': 'Gebundene Kunden',
	'roi.print.pdfsPerClient': 'PDFs je Kunde im Monat',
	'roi.print.costPerPdf': 'Kosten je PDF',
	'roi.print.minutesPerPdf': 'Minuten je PDF',
	'roi.print.hourlyRate': 'Stundensatz',
	'roi.print.errorRate': 'Fehlerquote',
	'roi.print.costPerError': 'Kosten je Fehler',
	'roi.minutes': 'Min.',
	'roi.percent': '{value} %',
	'roi.required': 'Dieses Feld ist ein Pflichtfeld',
	'roi.notPositive': 'Bitte geben Sie eine positive Zahl ein',
	'roi.notWhole': 'Bitte geben Sie eine ganze Zahl ein',
	'roi.tooLarge': 'Bitte geben Sie höchstens {max} ein',
	'roi.plan': 'Verglichen mit dem Tarif',
	'roi.planPrice': '{price} im Monat',
	'roi.results': 'Ihre Ersparnis',
	'roi.monthlySavings': 'Ersparnis im Monat',
	'roi.yearlySavings': 'Ersparnis im Jahr',
	'roi.estimatedRoi': 'Geschätzter ROI',
	'roi.incomplete': 'Das Ergebnis erscheint, sobald alle Felder ausgefüllt sind.',
	'roi.withoutScript':
		'Dieser Rechner zeigt hier ein Beispiel. Um mit eigenen Zahlen zu rechnen, schalten Sie bitte JavaScript ein.',
	'roi.formula': 'So wird gerechnet',
	'roi.orders.formulaTime': 'Gesparte Zeit = Standorte × Bestellungen × Minuten ÷ 60 × Stundensatz',
	'roi.orders.formulaErrors': 'Gesparte Fehler = Standorte × Bestellungen × Fehlerquote ÷ 100 × Kosten je Fehler',
	'roi.orders.formulaMonth': 'Ersparnis im Monat = gesparte Zeit + gesparte Fehler',
	'roi.print.formulaMonth':
		'Ersparnis im Monat = Kunden × PDFs × (Kosten je PDF + Minuten ÷ 60 × Stundensatz + Fehlerquote ÷ 100 × Kosten je Fehler)',
	'roi.formulaYear': 'Ersparnis im Jahr = Ersparnis im Monat × 12',
	'roi.formulaRoi':
		'ROI = (Ersparnis im Jahr − Tarifkosten im Jahr) ÷ Tarifkosten im Jahr × 100. {plan} kostet bei jährlicher Zahlung {cost} im Jahr (10 Monate).',
};
