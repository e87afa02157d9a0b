// The screen of the system in the administration: mails, jobs, audit log.
import type { ShippedText } from '../entry.ts';

const column = (text: string): ShippedText => ({ text, context: 'Column of a table', tags: ['admin'] });

export const adminSystem = {
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
	'system.address': column('IP address'),
	'system.request': { text: 'Request', context: 'Label: the number of a request' },
	'system.nobody': { text: 'System', context: 'Who has made a change: the system itself' },
	'system.value': column('Value'),
	'system.before': column('Before'),
	'system.after': column('After'),
	'system.done.addDomain': { text: 'Domain added', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.deleteDomain': { text: 'Domain deleted', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.setDefaultDomain': {
		text: 'Default domain changed',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.checkDomain': { text: 'State of a domain changed', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.removePrintData': { text: 'Print data removed', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.refusePrintData': {
		text: 'New print data asked for',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.approvePrintData': {
		text: 'Print data approved by hand',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.openCustomerDesign': {
		text: 'Customer’s design opened',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.sendBackDesign': { text: 'Design sent back', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.approveDesign': { text: 'Design approved by hand', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.markLinePrinted': { text: 'Marked as printed', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.remakePrintJob': {
		text: 'Press-ready PDF made again',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.addPrintProfile': { text: 'Colour profile added', context: 'Entry of the audit log', tags: ['admin'] },
	'system.done.renamePrintProfile': {
		text: 'Colour profile renamed',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.deletePrintProfile': {
		text: 'Colour profile deleted',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.savePrintSpecification': {
		text: 'Print specification saved',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
	'system.done.deletePrintSpecification': {
		text: 'Print specification deleted',
		context: 'Entry of the audit log',
		tags: ['admin'],
	},
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
