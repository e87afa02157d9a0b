// Words for the page that shows the kit. They are examples and no texts of the product: no shop and no translator sees them.

import { bestLanguage } from '../../../rules/languages.ts';
import { samples as german } from './de-DE.ts';
import { samples as english } from './en-GB.ts';

export type Samples = typeof english;

const inLanguages = { 'de-DE': german, 'en-GB': english };

export const samplesIn = (language: string): Samples =>
	inLanguages[bestLanguage(language, ['de-DE', 'en-GB']) ?? 'en-GB'];
