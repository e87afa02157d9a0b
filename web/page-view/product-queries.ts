// Which products a page shows.
import { readText } from '../../rules/catalogue/list-parameters.ts';
import type { Platform } from '../platform/environment.tsx';
import { query, type RouteLocation } from '../platform/page.ts';
import { categoryDocument, productCardsDocument } from './catalogue.documents.ts';

const onHome = 4;

export const homeProducts = ({ language }: Platform) => query(productCardsDocument, { language, first: onHome });

export const oneCategory = ({ language }: Platform, { params }: RouteLocation) =>
	query(categoryDocument, { language, slug: params.slug ?? '' });

/** Undefined when nothing is looked for. */
export const searchedText = ({ search }: RouteLocation): string | undefined => readText(search) || undefined;
