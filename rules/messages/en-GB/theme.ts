// What is said when something about the look of a shop cannot be saved.
import type { ShippedText } from '../entry.ts';

export const theme = {
	'theme.presetNameTaken': {
		text: 'A preset with this name already exists.',
		tags: ['error'],
	},
	'theme.imageSize': {
		text: 'The picture does not have the required size.',
		tags: ['error'],
	},
} satisfies Record<string, ShippedText>;
