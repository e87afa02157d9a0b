// The calculators of savings, as visitors read them.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['roi'];

const label = (de: string, en: string): ShippedText => ({ de, en, context: 'Label of a number that is typed', tags });
const formula = (de: string, en: string): ShippedText => ({ de, en, context: 'How savings are worked out', tags });

export const roi = {
	'roi.orders.pageTitle': {
		de: 'ROI-Rechner',
		en: 'ROI calculator',
		context: 'Title of the page /roi in the browser',
		tags,
	},
	'roi.orders.pageDescription': {
		de: 'Rechnen Sie aus, was ein eigener Shop für Drucksachen im Monat und im Jahr spart: mit Ihren Standorten, Bestellungen und Stundensätzen.',
		en: 'Work out what your own shop for printed matter saves a month and a year: with your locations, orders and hourly rates.',
		context: 'What search engines show of the page /roi',
		tags,
	},
	'roi.print.pageTitle': {
		de: 'ROI-Rechner für Druckereien',
		en: 'ROI calculator for print companies',
		context: 'Title of the page /roi-print in the browser',
		tags,
	},
	'roi.print.pageDescription': {
		de: 'Rechnen Sie aus, was Ihre Druckerei spart, wenn Kunden ihre Druckdaten selbst gestalten: weniger Handarbeit, weniger Fehler.',
		en: 'Work out what your print company saves when clients make their own print files: less work by hand, fewer errors.',
		context: 'What search engines show of the page /roi-print',
		tags,
	},
	'roi.orders.locations': label('Standorte', 'Locations'),
	'roi.orders.ordersPerLocation': label('Bestellungen je Standort im Monat', 'Orders per location per month'),
	'roi.orders.minutesPerOrder': label('Minuten je Bestellung', 'Minutes per order'),
	'roi.orders.hourlyRate': label('Stundensatz', 'Hourly rate'),
	'roi.orders.errorRate': label('Fehlerquote', 'Error rate'),
	'roi.orders.costPerError': label('Kosten je Fehler', 'Cost per error'),
	'roi.print.boundClients': label('Gebundene Kunden', 'Bound clients'),
	'roi.print.pdfsPerClient': label('PDFs je Kunde im Monat', 'PDFs per client per month'),
	'roi.print.costPerPdf': label('Kosten je PDF', 'Cost per PDF'),
	'roi.print.minutesPerPdf': label('Minuten je PDF', 'Minutes per PDF'),
	'roi.print.hourlyRate': label('Stundensatz', 'Hourly rate'),
	'roi.print.errorRate': label('Fehlerquote', 'Error rate'),
	'roi.print.costPerError': label('Kosten je Fehler', 'Cost per error'),
	'roi.minutes': { de: 'Min.', en: 'min', context: 'Unit beside a number of minutes', tags },
	'roi.percent': withArguments<{ value: string }>()({
		de: '{value} %',
		en: '{value}%',
		context: 'A share, such as 120 %',
		tags,
	}),
	'roi.required': {
		de: 'Dieses Feld ist ein Pflichtfeld',
		en: 'This field is required',
		context: 'Beside an empty field',
		tags,
	},
	'roi.notPositive': {
		de: 'Bitte geben Sie eine positive Zahl ein',
		en: 'Please enter a positive number',
		context: 'Beside a field with something else in it',
		tags,
	},
	'roi.tooLarge': withArguments<{ max: string }>()({
		de: 'Bitte geben Sie höchstens {max} ein',
		en: 'Please enter {max} at most',
		context: 'Beside a field with a number that is too large',
		tags,
	}),
	'roi.plan': {
		de: 'Verglichen mit dem Tarif',
		en: 'Compared with the plan',
		context: 'Above a choice of plans',
		tags,
	},
	'roi.planPrice': withArguments<{ price: string }>()({
		de: '{price} im Monat',
		en: '{price} a month',
		context: 'What a plan costs',
		tags,
	}),
	'roi.results': { de: 'Ihre Ersparnis', en: 'Your savings', context: 'Headline of the results', tags },
	'roi.monthlySavings': { de: 'Ersparnis im Monat', en: 'Monthly savings', tags },
	'roi.yearlySavings': { de: 'Ersparnis im Jahr', en: 'Yearly savings', tags },
	'roi.estimatedRoi': { de: 'Geschätzter ROI', en: 'Estimated ROI', context: 'Return on investment, in percent', tags },
	'roi.incomplete': {
		de: 'Das Ergebnis erscheint, sobald alle Felder ausgefüllt sind.',
		en: 'The result appears once all fields are filled in.',
		context: 'While a number is missing or wrong',
		tags,
	},
	'roi.withoutScript': {
		de: 'Dieser Rechner zeigt hier ein Beispiel. Um mit eigenen Zahlen zu rechnen, schalten Sie bitte JavaScript ein.',
		en: 'This calculator shows an example here. To work with your own figures, please switch on JavaScript.',
		context: 'For browsers without JavaScript',
		tags,
	},
	'roi.formula': { de: 'So wird gerechnet', en: 'How this is worked out', context: 'Opens the formulas', tags },
	'roi.orders.formulaTime': formula(
		'Gesparte Zeit = Standorte × Bestellungen × Minuten ÷ 60 × Stundensatz',
		'Time saved = locations × orders × minutes ÷ 60 × hourly rate',
	),
	'roi.orders.formulaErrors': formula(
		'Gesparte Fehler = Standorte × Bestellungen × Fehlerquote ÷ 100 × Kosten je Fehler',
		'Errors saved = locations × orders × error rate ÷ 100 × cost per error',
	),
	'roi.orders.formulaMonth': formula(
		'Ersparnis im Monat = gesparte Zeit + gesparte Fehler',
		'Monthly savings = time saved + errors saved',
	),
	'roi.print.formulaMonth': formula(
		'Ersparnis im Monat = Kunden × PDFs × (Kosten je PDF + Minuten ÷ 60 × Stundensatz + Fehlerquote ÷ 100 × Kosten je Fehler)',
		'Monthly savings = clients × PDFs × (cost per PDF + minutes ÷ 60 × hourly rate + error rate ÷ 100 × cost per error)',
	),
	'roi.formulaYear': formula('Ersparnis im Jahr = Ersparnis im Monat × 12', 'Yearly savings = monthly savings × 12'),
	'roi.formulaRoi': withArguments<{ plan: string; cost: string }>()({
		de: 'ROI = (Ersparnis im Jahr − Tarifkosten im Jahr) ÷ Tarifkosten im Jahr × 100. {plan} kostet bei jährlicher Zahlung {cost} im Jahr (10 Monate).',
		en: 'ROI = (yearly savings − yearly plan cost) ÷ yearly plan cost × 100. Billed yearly, {plan} costs {cost} a year (10 months).',
		context: 'How the return on investment is worked out',
		tags,
	}),
} satisfies Record<string, ShippedText>;
