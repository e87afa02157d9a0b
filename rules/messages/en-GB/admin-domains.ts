// The domains of a shop in the administration: their states, their DNS records, and what can go wrong.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const error = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const state = (text: string): ShippedText => ({ text, context: 'State of a domain, on a chip', tags: ['admin'] });

export const adminDomains = {
	'domains.title': { text: 'Domain', context: 'Tab', tags: ['admin'] },
	'domains.list': { text: 'Domains', context: 'Heading', tags: ['admin'] },
	'domains.text': {
		text: 'All active domains lead to your shop. They redirect to the default domain.',
	},
	'domains.pending': state('Pending: waiting for DNS'),
	'domains.pendingShort': state('Pending'),
	'domains.configuring': state('Configuring'),
	'domains.active': state('Active'),
	'domains.unknown': state('Unknown'),
	'domains.default': { text: 'Default', context: 'Chip: the domain to which the others redirect', tags: ['admin'] },
	'domains.fallback': { text: 'Fallback', context: 'Chip: the domain given by the platform', tags: ['admin'] },
	'domains.fallbackText': {
		text: 'Given by the platform. It cannot be changed and always leads to the administration.',
	},

	'domains.host': { text: 'Domain', tags: ['admin', 'form'] },
	'domains.hostHint': { text: 'For example www.your-shop.com. A copied address will do.' },
	'domains.add': button('Add domain'),
	'domains.delete': button('Delete'),
	'domains.deleteNamed': withArguments<{ host: string }>()({ text: 'Delete {host}', tags: ['admin', 'button'] }),
	'domains.setDefault': button('Set as default'),
	'domains.setDefaultNamed': withArguments<{ host: string }>()({
		text: 'Set as default: {host}',
		tags: ['admin', 'button'],
	}),
	'domains.check': button('Check now'),
	'domains.checkNamed': withArguments<{ host: string }>()({ text: 'Check now: {host}', tags: ['admin', 'button'] }),
	'domains.showRecords': button('DNS records'),
	'domains.showRecordsNamed': withArguments<{ host: string }>()({
		text: 'DNS records of {host}',
		tags: ['admin', 'button'],
	}),
	'domains.hideRecords': button('Hide DNS records'),

	'domains.added': withArguments<{ host: string }>()({ text: '{host} added' }),
	'domains.deleted': withArguments<{ host: string }>()({ text: '{host} deleted' }),
	'domains.madeDefault': withArguments<{ host: string }>()({ text: '{host} is now the default domain' }),
	'domains.checked': withArguments<{ host: string }>()({ text: '{host} checked' }),
	'domains.addFailed': error('Failed to add domain'),
	'domains.deleteFailed': error('Failed to delete domain'),
	'domains.setDefaultFailed': error('Failed to set default domain'),
	'domains.checkFailed': error('Failed to check domain'),
	'domains.deleteTitle': withArguments<{ host: string }>()({ text: 'Delete {host}?', context: 'Question' }),
	'domains.deleteUnservedText': { text: 'The shop was not reached at this domain.' },
	'domains.deleteText': { text: 'The shop will no longer be reached at this domain.' },
	'domains.deleteDefaultText': {
		text: 'The shop will no longer be reached at this domain. The fallback domain becomes the default.',
	},

	'domains.noTenant': error('No tenant selected'),
	'domains.none': error('No domains available to update'),
	'domains.invalid': error('Invalid domain format'),
	'domains.notOwned': error(
		'This name belongs to the platform or is a public suffix. Please enter a domain of your own.',
	),
	'domains.taken': error('Domain already exists'),
	'domains.limit': error('A shop can have at most 50 domains'),
	'domains.fallbackProtected': error('Cannot delete the fallback domain'),
	'domains.notActive': error('Only an active domain can be the default'),

	'domains.records': { text: 'DNS records', context: 'Heading', tags: ['admin'] },
	'domains.recordsText': {
		text: 'Set these records with the provider of your domain, and leave them there. It often takes some minutes, sometimes up to a day, until they are seen everywhere.',
	},
	'domains.recordName': { text: 'Name', context: 'Column: of a DNS record', tags: ['admin'] },
	'domains.recordValue': { text: 'Value', context: 'Column: of a DNS record', tags: ['admin'] },
	'domains.recordNow': { text: 'DNS answers now', context: 'Column: of a DNS record', tags: ['admin'] },
	'domains.recordProof': { text: 'Proves that the domain is yours.' },
	'domains.recordAddress': { text: 'Leads visitors to your shop.' },
	'domains.copy': withArguments<{ value: string }>()({ text: 'Copy {value}', tags: ['admin', 'button'] }),
	'domains.copied': { text: 'Copied' },
	'domains.copyFailed': error('Could not be copied. Please select the text and copy it yourself.'),
	'domains.nothingFound': { text: 'Nothing', context: 'What DNS answers now', tags: ['admin'] },
	'domains.notAnswered': { text: 'No answer', context: 'What DNS answers now', tags: ['admin'] },
	'domains.notChecked': { text: 'Not checked yet', context: 'What DNS answers now', tags: ['admin'] },
	'domains.right': { text: 'Right', context: 'What DNS answers now, read out with an icon', tags: ['admin'] },

	'domains.proofTaken': { text: 'Another shop has proved this domain before.' },
	'domains.elsewhere': {
		text: 'The domain leads to another address. That is right if a CDN is in front of the shop; otherwise please correct the record.',
	},
	'domains.probeFailed': withArguments<{ reason: string }>()({
		text: 'DNS is right, but the certificate is not set up yet ({reason}). This is tried again by itself.',
	}),
	'domains.probeUnreachable': withArguments<{ reason: string }>()({
		text: 'The platform could not reach itself ({reason}). Please contact whoever runs it.',
	}),
	'domains.dnsSilent': { text: 'DNS does not answer for this domain. This is tried again by itself.' },
	'domains.failingSince': withArguments<{ moment: string }>()({
		text: 'Checks have failed since {moment}. After three failures over 24 hours the domain is no longer used.',
	}),
	'domains.expiresAt': withArguments<{ moment: string }>()({
		text: 'Without the TXT record this domain is removed from the list on {moment}.',
	}),
	'domains.checkedAt': withArguments<{ moment: string }>()({ text: 'Last check: {moment}' }),
};
