// The calculators of savings, as visitors read them.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['roi'];

const label = (text: string): ShippedText => ({ text, context: 'Label of a number that is typed', tags });
const formula = (text: string): ShippedText => ({ text, context: 'How savings are worked out', tags });

export const roi = {
	'roi.orders.pageTitle': {
		text: 'ROI calculator',
		context: 'Title of the page /roi in the browser',
		tags,
	},
	'roi.orders.pageDescription': {
		text: 'Work out what your own shop for printed matter saves a month and a year: with your locations, orders and hourly rates.',
		context: 'What search engines show of the page /roi',
		tags,
	},
	'roi.print.pageTitle': {
		text: 'ROI calculator for print companies',
		context: 'Title of the page /roi-print in the browser',
		tags,
	},
	'roi.print.pageDescription': {
		text: 'Work out what your print company saves when clients make their own print files: less work by hand, fewer errors.',
		context: 'What search engines show of the page /roi-print',
		tags,
	},
	'roi.orders.locations': label('Locations'),
	'roi.orders.ordersPerLocation': label('Orders per location per month'),
	'roi.orders.minutesPerOrder': label('Minutes per order'),
	'roi.orders.hourlyRate': label('Hourly rate'),
	'roi.orders.errorRate': label('Error rate'),
	'roi.orders.costPerError': label('Cost per error'),
	'roi.print.boundClients': label('Bound clients'),
	'roi.print.pdfsPerClient': label('PDFs per client per month'),
	'roi.print.costPerPdf': label('Cost per PDF'),
	'roi.print.minutesPerPdf': label('Minutes per PDF'),
	'roi.print.hourlyRate': label('Hourly rate'),
	'roi.print.errorRate': label('Error rate'),
	'roi.print.costPerError': label('Cost per error'),
	'roi.minutes': { text: 'min', context: 'Unit beside a number of minutes', tags },
	'roi.percent': withArguments<{ value: string }>()({
		text: '{value}%',
		context: 'A share, such as 120 %',
		tags,
	}),
	'roi.required': {
		text: 'This field is required',
		context: 'Beside an empty field',
		tags,
	},
	'roi.notPositive': {
		text: 'Please enter a positive number',
		context: 'Beside a field with something else in it',
		tags,
	},
	'roi.notWhole': {
		text: 'Please enter a whole number',
		context: 'Beside a field that counts something',
		tags,
	},
	'roi.tooLarge': withArguments<{ max: string }>()({
		text: 'Please enter {max} at most',
		context: 'Beside a field with a number that is too large',
		tags,
	}),
	'roi.plan': {
		text: 'Compared with the plan',
		context: 'Above a choice of plans',
		tags,
	},
	'roi.planPrice': withArguments<{ price: string }>()({
		text: '{price} a month',
		context: 'What a plan costs',
		tags,
	}),
	'roi.results': { text: 'Your savings', context: 'Headline of the results', tags },
	'roi.monthlySavings': { text: 'Monthly savings', tags },
	'roi.yearlySavings': { text: 'Yearly savings', tags },
	'roi.estimatedRoi': { text: 'Estimated ROI', context: 'Return on investment, in percent', tags },
	'roi.incomplete': {
		text: 'The result appears once all fields are filled in.',
		context: 'While a number is missing or wrong',
		tags,
	},
	'roi.withoutScript': {
		text: 'This calculator shows an example here. To work with your own figures, please switch on JavaScript.',
		context: 'For browsers without JavaScript',
		tags,
	},
	'roi.formula': { text: 'How this is worked out', context: 'Opens the formulas', tags },
	'roi.orders.formulaTime': formula('Time saved = locations × orders × minutes ÷ 60 × hourly rate'),
	'roi.orders.formulaErrors': formula('Errors saved = locations × orders × error rate ÷ 100 × cost per error'),
	'roi.orders.formulaMonth': formula('Monthly savings = time saved + errors saved'),
	'roi.print.formulaMonth': formula(
		'Monthly savings = clients × PDFs × (cost per PDF + minutes ÷ 60 × hourly rate + error rate ÷ 100 × cost per error)',
	),
	'roi.formulaYear': formula('Yearly savings = monthly savings × 12'),
	'roi.formulaRoi': withArguments<{ plan: string; cost: string }>()({
		text: 'ROI = (yearly savings − yearly plan cost) ÷ yearly plan cost × 100. Billed yearly, {plan} costs {cost} a year (10 months).',
		context: 'How the return on investment is worked out',
		tags,
	}),
} satisfies Record<string, ShippedText>;
