// Which products a page shows.
import type { Platform } from '../platform/environment.tsx';
import { type Place, question } from '../platform/page.ts';
import { categoryPageDocument, productCardsDocument, productPageDocument } from './catalogue.documents.ts';

const onHome = 4;
export const perPage = 24;
const lastPage = 1000;

export function pageNumber({ search }: Place): number {
	const number = Number(search.get('page') ?? 1);
	return Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1;
}

const part = (place: Place) => ({ first: perPage, offset: (pageNumber(place) - 1) * perPage });

export const homeProducts = ({ language }: Platform) => question(productCardsDocument, { language, first: onHome });

export const pageOfProducts = ({ language }: Platform, place: Place) =>
	question(productPageDocument, { language, search: null, ...part(place) });

export const pageOfCategory = ({ language }: Platform, place: Place) =>
	question(categoryPageDocument, { language, slug: place.params.slug ?? '', ...part(place) });

/** Undefined when nothing is looked for. */
export const searchedText = ({ search }: Place): string | undefined =>
	search.get('q')?.trim().slice(0, 100) || undefined;

export const pageOfResults = ({ language }: Platform, place: Place) =>
	question(productPageDocument, { language, search: searchedText(place) ?? null, ...part(place) });
