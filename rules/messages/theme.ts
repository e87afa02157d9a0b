// What is said when something about the look of a shop cannot be saved.
import type { ShippedText } from './entry.ts';

export const theme = {
	'theme.presetNameTaken': {
		de: 'Eine Vorlage mit diesem Namen gibt es bereits.',
		en: 'A preset with this name already exists.',
		tags: ['error'],
	},
	'theme.imageSize': {
		de: 'Das Bild hat nicht die nötige Größe.',
		en: 'The picture does not have the required size.',
		tags: ['error'],
	},
} satisfies Record<string, ShippedText>;
