// Where something is that used to be at another address.
import type { Platform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import type { RouteLocation } from '../platform/page.ts';
import { movedSlugDocument } from './moved.documents.ts';

const places = { product: '/product/', category: '/category/', page: '/', link: '/links/' };

/** With the query, as its readers may have it from there. */
export async function findMoved(
	kind: keyof typeof places,
	{ ask }: Platform,
	{ params, search }: RouteLocation,
): Promise<string | undefined> {
	const asked = ask(movedSlugDocument, { kind, slug: params.slug ?? '' }) as Promise<Data<typeof movedSlugDocument>>;
	const { movedSlug } = await asked;
	return movedSlug === null ? undefined : `${places[kind]}${movedSlug}${search.size > 0 ? `?${search}` : ''}`;
}
