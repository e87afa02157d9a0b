// Drafts that members of a company share with each other, below their own drafts and in the account.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (text: string): ShippedText => ({ text, tags: ['company'] });

export const companyDrafts = {
	'companyDrafts.title': text('Shared drafts of the company'),
	'companyDrafts.intro': text('Colleagues look at a shared draft and copy it. Only its owner changes it.'),
	'companyDrafts.none': text('Nobody shares a draft yet. You share one of yours in the list of your drafts.'),
	'companyDrafts.failed': text('The shared drafts could not be loaded.'),
	'companyDrafts.by': withArguments<{ name: string; date: string }>()({
		text: '{name}, shared on {date}',
		context: 'Whose draft it is',
	}),
	'companyDrafts.byYou': withArguments<{ date: string }>()({ text: 'Your draft, shared on {date}' }),
	'companyDrafts.rows': withArguments<{ count: number; rows: string }>()({
		text: '{count, plural, one {With one row of a series} other {With {rows} rows of a series}}',
	}),
	'companyDrafts.notForYou': text('You cannot order this product.'),
	'companyDrafts.look': { text: 'Look at it', context: 'Button: shows the pages of a draft' },
	'companyDrafts.copy': { text: 'Copy to my drafts', context: 'Button' },
	'companyDrafts.copied': text('You have a copy of your own now.'),
	'companyDrafts.openCopy': { text: 'Open it', context: 'Button beside the message that a copy was made' },
	'companyDrafts.copyFailed': text('The draft was not copied'),
	'companyDrafts.end': { text: 'Stop sharing', context: 'Button' },
	'companyDrafts.endAsk': withArguments<{ name: string; owner: string }>()({
		text: 'Stop sharing "{name}" of {owner}?',
	}),
	'companyDrafts.endAskText': text('Copies that colleagues have made stay. Only the owner can share it again.'),
	'companyDrafts.ended': text('The draft is no longer shared.'),
	'companyDrafts.endFailed': text('The draft is still shared'),
	'companyDrafts.gone': text('It is not shared any more, or the product cannot be ordered.'),
	'companyDrafts.page': withArguments<{ page: string; name: string }>()({
		text: 'Page {page} of "{name}"',
		context: 'Alternative text of a picture',
	}),
	'companyDrafts.pageNumber': withArguments<{ page: string }>()({ text: 'Page {page}' }),
	'companyDrafts.doFor': withArguments<{ action: string; name: string }>()({
		text: '{action}: {name}',
		context: 'Name of a button, read aloud',
	}),
	'companyDrafts.close': { text: 'Close', context: 'Button' },
	'companyDrafts.cancel': { text: 'Cancel', context: 'Button' },
	'companyDrafts.more': { text: 'Show more', context: 'Button' },
	'companyDrafts.formerMember': { text: 'Deleted account', context: 'In place of a name' },
} as const;
