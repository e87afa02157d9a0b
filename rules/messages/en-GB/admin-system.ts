// The screen of the system in the administration: mails, jobs, audit log.
import { type ShippedText, withArguments } from '../entry.ts';
import { auditActions } from './audit-actions.ts';
import { auditEntities } from './audit-entities.ts';

const column = (text: string): ShippedText => ({ text, context: 'Column of a table', tags: ['admin'] });

export const adminSystem = {
	...auditActions,
	...auditEntities,
	'system.mails': { text: 'E-mails', context: 'Tab', tags: ['admin'] },
	'system.mail': { text: 'E-mail', context: 'Title above one mail', tags: ['admin'] },
	'system.subject': column('Subject'),
	'system.recipient': column('Recipient'),
	'system.state': column('State'),
	'system.written': column('Created'),
	'system.mailKept': {
		text: 'not sent (no mail server)',
		context: 'State of a mail: there is no mail server',
	},
	'system.mailQueued': { text: 'queued', context: 'State of a mail' },
	'system.mailSent': { text: 'sent', context: 'State of a mail' },
	'system.mailFailed': { text: 'failed', context: 'State of a mail' },
	'system.noMails': { text: 'No e-mails yet' },
	'system.noMailsText': {
		text: 'Every e-mail that the shop sends appears here.',
	},

	'system.jobs': { text: 'Failed jobs', context: 'Tab and card', tags: ['admin'] },
	'system.job': column('Job'),
	'system.reason': column('Reason'),
	'system.parked': column('Failed for good'),
	'system.sent': column('Sent'),
	'system.actions': column('Actions'),
	'system.retry': { text: 'Retry', tags: ['admin', 'button'] },
	'system.retried': { text: 'Will be tried again' },
	'system.retryFailed': {
		text: 'The job could not be started again',
		tags: ['admin', 'error'],
	},
	'system.noJobs': { text: 'Nothing has failed' },
	'system.noJobsText': {
		text: 'Jobs that were tried ten times in vain wait for you here.',
	},

	'system.audit': { text: 'Audit log', context: 'Tab', tags: ['admin'] },
	'system.action': column('Action'),
	'system.entity': column('Object'),
	'system.actor': column('Who'),
	'system.when': column('When'),
	'system.from': { text: 'From', context: 'Filter: first day', tags: ['admin'] },
	'system.to': { text: 'To', context: 'Filter: last day', tags: ['admin'] },
	'system.kind': { text: 'Object', context: 'Filter: kind of thing', tags: ['admin'] },
	'system.id': { text: 'ID', context: 'Label: the internal number of a thing', tags: ['admin'] },
	'system.gone': { text: 'no longer there', context: 'In place of the name of something that was deleted' },
	'system.address': column('IP address'),
	'system.request': { text: 'Request', context: 'Label: the number of a request' },
	'system.nobody': { text: 'System', context: 'Who has made a change: the system itself' },
	'system.value': column('Value'),
	'system.before': column('Before'),
	'system.after': column('After'),
	'system.change': withArguments<{ field: string; before: string; after: string }>()({
		text: '{field}: {before} → {after}',
		context: 'A changed field in the audit log with its old and its new value',
	}),
	'system.moreChanges': withArguments<{ count: number }>()({
		text: '{count, plural, one {and # more field} other {and # more fields}}',
		context: 'Below the first changed fields of an entry of the audit log',
	}),
	'system.noValues': {
		text: 'There are no values for this change.',
	},
	'system.erased': {
		text: 'The personal values in this entry have been erased.',
	},
	'system.noChanges': { text: 'No changes yet' },
	'system.noChangesText': {
		text: 'Every change in the administration is recorded here.',
	},
} satisfies Record<string, ShippedText>;
