// What waits for staff.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['admin'];

export const tasks = {
	'tasks.title': { text: 'Needs attention', context: 'Headline above what waits for somebody of the shop', tags },
	'tasks.none': { text: 'Nothing is waiting for you.', tags },
	'tasks.newOrders': withArguments<{ count: number }>()({
		text: '{count, plural, one {# new order} other {# new orders}}',
		context: 'Link to the orders that no one has begun with',
		tags,
	}),
	'tasks.failedOrders': withArguments<{ count: number }>()({
		text: '{count, plural, one {# order with an error} other {# orders with errors}}',
		context: 'Link to these orders',
		tags,
	}),
	'tasks.unavailableProducts': withArguments<{ count: number }>()({
		text: '{count, plural, one {# product cannot be ordered} other {# products cannot be ordered}}',
		context: 'Link to these products',
		tags,
	}),
	'tasks.failedJobs': withArguments<{ count: number }>()({
		text: '{count, plural, one {# failed job} other {# failed jobs}}',
		context: 'Link to work of the system that has failed',
		tags,
	}),
	'tasks.more': withArguments<{ count: number }>()({
		text: '{count, plural, one {and one more} other {and # more}}',
		context: 'Below the oldest tasks',
		tags,
	}),
	'tasks.order': withArguments<{ number: string }>()({ text: 'Order {number}', context: 'Link to an order', tags }),
	'tasks.sinceBefore': { text: 'since', context: 'Before the day and time since when a task waits', tags },
	'tasks.assignedTo': withArguments<{ name: string }>()({ text: 'taken on by {name}', tags }),
	'tasks.unassigned': { text: 'not taken on yet', tags },
	'tasks.take': { text: 'Take on', context: 'Button: I look after this', tags: ['admin', 'button'] },
	'tasks.giveBack': {
		text: 'Give back',
		context: 'Button: I do not look after this any more',
		tags: ['admin', 'button'],
	},
	'tasks.finish': { text: 'Done', context: 'Button: this needs no attention any more', tags: ['admin', 'button'] },
	'tasks.taken': { text: 'Task taken on', tags: ['admin', 'success'] },
	'tasks.givenBack': { text: 'Task given back', tags: ['admin', 'success'] },
	'tasks.finished': { text: 'Task done', tags: ['admin', 'success'] },
	'tasks.failed': { text: 'Error changing the task', tags: ['admin', 'error'] },
	'tasks.kind.invoiceMissing': { text: 'There is no invoice: something that it must state is missing.', tags },
	'tasks.kind.cancellationWanted': { text: 'The customer wants this order to be cancelled.', tags },
	'tasks.kind.withdrawalDeclared': { text: 'A withdrawal from this order was declared.', tags },
	'tasks.kind.printDataFailed': { text: 'The print file could not be made.', tags },
	'tasks.kind.printformerFailed': { text: 'There is no usable print file from Printformer.', tags },
	'tasks.kind.printDataToCheck': { text: 'New print data has come in place of what you refused.', tags },
	'tasks.kind.printDataLate': { text: 'Another file has come after the print data was released.', tags },
	'tasks.kind.printDataMissing': { text: 'Print data has been missing for more than 7 days.', tags },
	'tasks.kind.renewalFailed': {
		text: 'An order of a subscription is paid but cannot be carried out as it is.',
		tags,
	},
} as const satisfies Record<string, ShippedText>;
