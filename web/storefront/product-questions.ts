// Which products a page shows.
import type { Platform } from '../platform/environment.tsx';
import { type Place, question } from '../platform/page.ts';
import { productCardsDocument, productPageDocument } from './catalogue.documents.ts';

const onHome = 8;
export const perPage = 24;
const lastPage = 1000;

export function pageNumber({ search }: Place): number {
	const number = Number(search.get('page') ?? 1);
	return Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1;
}

export const homeProducts = ({ language }: Platform) => question(productCardsDocument, { language, first: onHome });

export const pageOfProducts = ({ language }: Platform, place: Place) =>
	question(productPageDocument, { language, first: perPage, offset: (pageNumber(place) - 1) * perPage });
