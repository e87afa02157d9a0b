// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	eyebrow: 'Neu im Sortiment',
	title: 'Papier, das zu Ihrer Marke passt',
	text: 'Vom schweren Feinstpapier bis zum Recyclingkarton: Wir zeigen Ihnen, wie Ihr Motiv darauf wirkt.',
	first: 'Papiere entdecken',
	second: 'Über uns',
};
