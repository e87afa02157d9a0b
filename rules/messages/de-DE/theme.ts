// The German of en-GB/theme.ts.
import type { theme as base } from '../en-GB/theme.ts';
import type { TranslationOf } from '../entry.ts';

export const theme: TranslationOf<typeof base> = {
	'theme.presetNameTaken': 'Eine Vorlage mit diesem Namen gibt es bereits.',
	'theme.imageSize': 'Das Bild hat nicht die nötige Größe.',
};
