// The words of the summary of a contract, as the law wants it on something that lasts (§ 312f BGB). A part of the group `documents`.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['document', 'subscription'];

export const contractDocuments = {
	'documents.contractSummary': { text: 'Contract summary', context: 'Kind of document, before its number', tags },
	'documents.contractSummary.number': { text: 'Contract no.', tags },
	'documents.contractSummary.date': { text: 'Concluded on', context: 'Followed by a day', tags },
	'documents.contractSummary.intro': {
		text: 'Thank you for your subscription. This is what we have agreed. With each payment we deliver:',
		tags,
	},
	'documents.contractSummary.total': { text: 'Total of each payment', tags },
	'documents.contract.interval': { text: 'Payment interval', context: 'Followed by: monthly', tags },
	'documents.contract.trialEndsOn': { text: 'Trial period until', context: 'Followed by a day', tags },
	'documents.contract.firstPaymentOn': { text: 'First payment', context: 'Followed by a day', tags },
	'documents.contract.nextPaymentOn': { text: 'Next payment', context: 'Followed by a day', tags },
	'documents.interval.day': withArguments<{ count: number }>()({
		text: '{count, plural, one {daily} other {every # days}}',
		tags,
	}),
	'documents.interval.week': withArguments<{ count: number }>()({
		text: '{count, plural, one {weekly} other {every # weeks}}',
		tags,
	}),
	'documents.interval.month': withArguments<{ count: number }>()({
		text: '{count, plural, one {monthly} other {every # months}}',
		tags,
	}),
	'documents.interval.year': withArguments<{ count: number }>()({
		text: '{count, plural, one {yearly} other {every # years}}',
		tags,
	}),
	'documents.contract.payment': { text: 'Payment and delivery', context: 'Headline', tags },
	'documents.contract.paymentText': withArguments<{ interval: string; total: string }>()({
		text: 'Payment and delivery take place {interval}, for the first time on the day of the first payment. Each time {total} including tax and shipping is collected from your card; the invoice comes by e-mail.',
		context: '{interval} is a word such as monthly or every 2 weeks',
		tags,
	}),
	'documents.contract.trial': { text: 'Trial period', context: 'Headline', tags },
	'documents.contract.trialText': withArguments<{ day: string }>()({
		text: 'The trial period is free of charge and lasts until {day}. If you have not cancelled by then, the first payment is collected on that day.',
		tags,
	}),
	'documents.contract.term': { text: 'Term', context: 'Headline', tags },
	'documents.contract.termText': {
		text: 'The contract runs for an indefinite time. Each payment pays for exactly one delivery. You can cancel at any time until the next payment; the contract then ends with the paid period.',
		tags,
	},
	'documents.contract.cancel': { text: 'How to cancel', context: 'Headline', tags },
	'documents.contract.cancelText': withArguments<{ account: string; page: string }>()({
		text: 'You can cancel at any time until the next payment, also during a trial period: in your account at {account}, or without logging in at {page}.',
		context: 'Both are web addresses',
		tags,
	}),
	'documents.contract.cancelByMail': withArguments<{ mail: string }>()({
		text: 'An e-mail to {mail} is enough, too.',
		tags,
	}),
	'documents.contract.withdrawal': { text: 'Right of withdrawal', context: 'Headline', tags },
	'documents.contract.withdrawal.none': {
		text: 'Consumers have the statutory right to withdraw from this contract within 14 days without giving reasons. The information on the right of withdrawal of the shop says how.',
		context: 'Nothing is made to the customer’s specification',
		tags,
	},
	'documents.contract.withdrawal.some': {
		text: 'There is no right of withdrawal for goods that are made to your specification (section 312g(2) no. 1 BGB). For the other goods consumers have the statutory right to withdraw within 14 days without giving reasons. The information on the right of withdrawal of the shop says how.',
		tags,
	},
	'documents.contract.withdrawal.all': {
		text: 'There is no right of withdrawal, as the goods are made to your specification (section 312g(2) no. 1 BGB). You can cancel nevertheless.',
		tags,
	},
} satisfies Record<string, ShippedText>;
