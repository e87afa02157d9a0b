// The words of mails about approvals. A part of the group `mails`.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['mail', 'approval'];
const text = (words: string): ShippedText => ({ text: words, tags });

export const approvalMails = {
	'mails.approval.company': text('Company'),
	'mails.approval.costCentre': text('Cost centre'),
	'mails.approval.rule': text('Rule'),
	'mails.approval.budget.month': withArguments<{ code: string }>()({
		text: 'Monthly budget of cost centre {code}',
		tags,
	}),
	'mails.approval.companyBudget.month': text('Monthly budget of the company'),
	'mails.approval.budget.quarter': withArguments<{ code: string }>()({
		text: 'Quarterly budget of cost centre {code}',
		tags,
	}),
	'mails.approval.companyBudget.quarter': text('Quarterly budget of the company'),
	'mails.approval.budget.year': withArguments<{ code: string }>()({
		text: 'Yearly budget of cost centre {code}',
		tags,
	}),
	'mails.approval.companyBudget.year': text('Yearly budget of the company'),
	'mails.approval.exceeded': withArguments<{ over: string; amount: string }>()({
		text: 'With this order exceeded by {over} net (of {amount})',
		tags,
	}),
	'mails.approval.unseen': withArguments<{ names: string }>()({
		text: 'There is no print data yet for {names}. It can be sent after your approval, and you are not asked about it again.',
		tags,
	}),
	'mails.approval.reason': withArguments<{ reason: string }>()({
		text: 'Message:\n{reason}',
		tags,
	}),
	'mails.approval.reasonBy': withArguments<{ by: string; reason: string }>()({
		text: 'Message from {by}:\n{reason}',
		tags,
	}),
	'mails.approval.decide': text('Look and decide'),
	'mails.approval.signIn': text('To decide you sign in to the shop.'),
	'mails.approval.onBehalfOf': withArguments<{ name: string }>()({
		text: 'You get this mail because you stand in for {name}.',
		tags,
	}),
	'mails.approval.view': text('View order'),
	'mails.approval.pay': text('Pay now'),
	'mails.approval.answer': text('Look and answer'),
	'mails.approval.queue': text('To the approvals'),
	'mails.approval.asked.subject': withArguments<{ buyer: string; total: string }>()({
		text: 'Please approve: order by {buyer} for {total}',
		tags,
	}),
	'mails.approval.asked.heading': text('An order waits for your approval'),
	'mails.approval.asked.text': withArguments<{ name: string; buyer: string; total: string; day: string }>()({
		text: 'Dear {name},\n{buyer} wants to order for {total}. Please decide by {day}; after that the order expires.',
		tags,
	}),
	'mails.approval.reminder.subject': withArguments<{ buyer: string; day: string }>()({
		text: 'Still open until {day}: order by {buyer}',
		tags,
	}),
	'mails.approval.reminder.heading': text('This order still waits for your approval'),
	'mails.approval.reminder.text': withArguments<{ name: string; buyer: string; total: string; day: string }>()({
		text: 'Dear {name},\nthe order by {buyer} for {total} has not been decided yet. It expires on {day}.',
		tags,
	}),
	'mails.approval.waiting.subject': withArguments<{ total: string }>()({
		text: 'We have received your order for {total}; it waits for its approval',
		tags,
	}),
	'mails.approval.waiting.heading': text('Your order waits for its approval'),
	'mails.approval.waiting.text': withArguments<{ name: string; total: string; day: string }>()({
		text: 'Dear {name},\nwe have received your order for {total}. It is placed once it is approved; your goods stay reserved until then. Without a decision it expires on {day}. We will let you know how it goes on.',
		tags,
	}),
	'mails.approval.waiting.textToPay': withArguments<{ name: string; total: string; day: string }>()({
		text: 'Dear {name},\nwe have received your order for {total}. Once it is approved we ask you to pay, and your payment places it; your goods stay reserved until then. Without a decision it expires on {day}. We will let you know how it goes on.',
		tags,
	}),
	'mails.approval.payable.subject': withArguments<{ total: string; day: string }>()({
		text: 'Approved: please pay {total} by {day}',
		tags,
	}),
	'mails.approval.payable.heading': text('Your order is approved'),
	'mails.approval.payable.text': withArguments<{ name: string; total: string; day: string }>()({
		text: 'Dear {name},\nyour order for {total} is approved. Please pay it by {day}, so that we can produce it; after that it expires.',
		tags,
	}),
	'mails.approval.placed.subject': withArguments<{ number: string }>()({
		text: 'Approved: your order {number} is placed',
		tags,
	}),
	'mails.approval.placed.heading': text('Your order is approved and placed'),
	'mails.approval.placed.text': withArguments<{ name: string; total: string; number: string }>()({
		text: 'Dear {name},\nyour order for {total} is approved and placed as number {number}. The confirmation comes in a mail of its own.',
		tags,
	}),
	'mails.approval.rejected.subject': withArguments<{ total: string }>()({
		text: 'Not approved: your order for {total}',
		tags,
	}),
	'mails.approval.rejected.heading': text('Your order was not approved'),
	'mails.approval.rejected.text': withArguments<{ name: string; total: string }>()({
		text: 'Dear {name},\nyour order for {total} was rejected. Nothing was ordered and nothing charged.',
		tags,
	}),
	'mails.approval.returned.subject': withArguments<{ total: string }>()({
		text: 'Please look again: your order for {total}',
		tags,
	}),
	'mails.approval.returned.heading': text('Your order was sent back to you'),
	'mails.approval.returned.text': withArguments<{ name: string; total: string; day: string }>()({
		text: 'Dear {name},\nplease confirm your order for {total} as it is now, or take it back. Without an answer it expires on {day}.',
		tags,
	}),
	'mails.approval.returnedReminder.subject': withArguments<{ day: string }>()({
		text: 'Your answer is still missing: order until {day}',
		tags,
	}),
	'mails.approval.returnedReminder.heading': text('This order still waits for your answer'),
	'mails.approval.returnedReminder.text': withArguments<{ name: string; total: string; day: string }>()({
		text: 'Dear {name},\nplease confirm your order for {total}, or take it back. Without an answer it expires on {day}.',
		tags,
	}),
	'mails.approval.changes': text('This has been changed:'),
	'mails.approval.takenOut': withArguments<{ from: string; count: number }>()({
		text: '{count, plural, one {taken out (1 piece)} other {taken out ({from} pieces)}}',
		tags,
	}),
	'mails.approval.fewer': withArguments<{ from: string; to: string }>()({
		text: '{to} instead of {from} pieces',
		tags,
	}),
	'mails.approval.expired.subject': withArguments<{ total: string }>()({
		text: 'Expired: your order for {total}',
		tags,
	}),
	'mails.approval.expired.heading': text('Your order has expired'),
	'mails.approval.expired.text': withArguments<{ name: string; total: string }>()({
		text: 'Dear {name},\nnobody has decided in time about your order for {total}. Nothing was ordered and nothing charged; you can order again at any time.',
		tags,
	}),
	'mails.approval.unanswered.text': withArguments<{ name: string; total: string }>()({
		text: 'Dear {name},\nyour order for {total} was sent back to you and not confirmed in time. Nothing was ordered and nothing charged; you can order again at any time.',
		tags,
	}),
	'mails.approval.paymentExpired.subject': withArguments<{ total: string }>()({
		text: 'Not paid in time: your order for {total}',
		tags,
	}),
	'mails.approval.paymentExpired.heading': text('Your order was not paid in time'),
	'mails.approval.paymentExpired.text': withArguments<{ name: string; total: string }>()({
		text: 'Dear {name},\nyour approved order for {total} was not paid in time and has expired. Nothing was charged; you can order again at any time.',
		tags,
	}),
	'mails.approval.substitute.subject': withArguments<{ approver: string }>()({
		text: 'You stand in for {approver}',
		tags,
	}),
	'mails.approval.substitute.heading': text('You stand in as approver'),
	'mails.approval.substitute.text': withArguments<{
		name: string;
		approver: string;
		firstDay: string;
		lastDay: string;
	}>()({
		text: 'Dear {name},\n{approver} has asked you to decide about orders from {firstDay} to {lastDay}. You get a mail for each of them.',
		tags,
	}),
};
