// Which products a page shows.
import { readText } from '../../rules/catalogue/list-parameters.ts';
import type { Platform } from '../platform/environment.tsx';
import { type Place, question } from '../platform/page.ts';
import { categoryDocument, productCardsDocument } from './catalogue.documents.ts';

const onHome = 4;

export const homeProducts = ({ language }: Platform) => question(productCardsDocument, { language, first: onHome });

export const oneCategory = ({ language }: Platform, { params }: Place) =>
	question(categoryDocument, { language, slug: params.slug ?? '' });

/** Undefined when nothing is looked for. */
export const searchedText = ({ search }: Place): string | undefined => readText(search) || undefined;
