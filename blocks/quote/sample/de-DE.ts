// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	quote: 'Die Broschüren kamen einen Tag früher und sahen besser aus als am Bildschirm. So bestellt man gern wieder.',
	person: 'Katharina Brandt',
	role: 'Leiterin Marketing, Hafenquartier Kiel',
};
