// Which feeds a page shows. A block that shows one says `showsFeed` and has these fields.
import type { Definitions } from '../pages/block.ts';
import type { PageDocument, Section } from '../pages/document.ts';
import type { ItemChoice } from './choose-items.ts';
import { mostShownItems } from './feed.ts';

export interface FeedChoice extends ItemChoice {
	/** Id of the section. */
	section: string;
	/** '' if the section has none. */
	address: string;
	/** Whether media can be played on the page. */
	plays: boolean;
	/** Whether all that is written is shown, not just a summary. */
	full: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);

const choiceOf = ({ id, values }: Section): FeedChoice => ({
	section: id,
	address: textOf(values.feed),
	category: textOf(values.category),
	days: numberOf(values.days),
	count: Math.min(Math.max(numberOf(values.count), 1), mostShownItems),
	plays: values.player === true,
	full: values.description === 'full',
});

export const feedChoices = (sections: readonly Section[], definitions: Definitions): FeedChoice[] =>
	sections
		.filter(({ type }) => Object.hasOwn(definitions, type) && definitions[type]?.showsFeed)
		.map((section) => choiceOf(section));

/** Addresses of all feeds that these documents show. */
export const feedAddresses = (documents: readonly (PageDocument | null)[], definitions: Definitions): string[] => [
	...new Set(
		documents
			.flatMap((document) => feedChoices(document?.sections ?? [], definitions))
			.map(({ address }) => address)
			.filter((address) => address !== ''),
	),
];
