// Which page an address asks for, and what follows from it: the code of its blocks and their words.
import { firstBlocks, renderers } from '../../../blocks/renderers.ts';
import type { TextGroup } from '../../../rules/messages/groups.ts';
import type { ShownSection } from '../../../rules/pages/block.ts';
import type { Messages } from '../../../rules/texts/translator.ts';
import { contentPageDocument, homePageDocument, ownPageDocument } from '../../page-view/content.documents.ts';
import type { ContentPage } from '../../page-view/content-page.ts';

import { loadBlocks } from '../../page-view/known-blocks.ts';
import { loadLaterParts } from '../../page-view/later-parts.ts';
import { homeProducts } from '../../page-view/product-queries.ts';
import type { Platform } from '../../platform/environment.tsx';
import { cachedResult, query, type RouteLocation } from '../../platform/page.ts';
import { textsQuery } from '../../platform/page-texts.tsx';
import { loadSample, type OfferSample, sampleAt } from './offer-samples.ts';
import { loadStandardHome } from './standard-home.ts';

export type ContentKind = 'home' | 'regular' | 'link';

export const homePage = ({ language }: Platform) => query(homePageDocument, { language });

const pageOf =
	(kind: 'page' | 'link') =>
	({ language }: Platform, { params }: RouteLocation) =>
		query(contentPageDocument, { language, kind, slug: params.slug ?? '' });

export const regularPage = pageOf('page');
export const linkPage = pageOf('link');

/** Of an address at which there is something in any case. */
export const ownPage = ({ language }: Platform, { params }: RouteLocation) =>
	query(ownPageDocument, { language, slug: params.slug ?? '' });

/** What stands at an address where a shop may have built nothing. */
const sampleOf = (kind: ContentKind, { params }: RouteLocation): OfferSample | undefined =>
	kind === 'regular' ? sampleAt(params.slug) : undefined;

export function pageQuery(kind: ContentKind, platform: Platform, place: RouteLocation) {
	if (kind === 'home') return homePage(platform);
	if (sampleOf(kind, place)) return ownPage(platform, place);
	return (kind === 'regular' ? regularPage : linkPage)(platform, place);
}

/** Null: the shop has built none, and there is something else in its place. */
export function foundPage(kind: ContentKind, platform: Platform, place: RouteLocation): ContentPage | null | undefined {
	if (kind === 'home') return cachedResult(platform, homePage(platform))?.homePage;
	if (sampleOf(kind, place)) return cachedResult(platform, ownPage(platform, place))?.ownPage;
	return cachedResult(platform, (kind === 'regular' ? regularPage : linkPage)(platform, place))?.page;
}

export const sectionsOf = (page: ContentPage): readonly ShownSection[] => page.sections as readonly ShownSection[];

export const textGroupsOf = ({ words }: ContentPage): readonly TextGroup[] => words as TextGroup[];

const typesOf = (page: ContentPage) => [...new Set(sectionsOf(page).map(({ type }) => type))];

const isCredited = ({ pictures }: ContentPage): boolean => pictures.some(({ credit }) => credit);

/** What a page asks for once its blocks can be shown. */
export async function afterPage(kind: ContentKind, platform: Platform, place: RouteLocation) {
	const page = foundPage(kind, platform, place);
	const sample = page ? undefined : sampleOf(kind, place);
	if (sample) {
		await loadSample(sample);
		return [textsQuery(platform, sample.groups)];
	}
	if (!page) {
		await loadStandardHome();
		return [homeProducts(platform)];
	}
	const types = typesOf(page);
	await Promise.all([loadBlocks(types), loadLaterParts(types, isCredited(page))]);
	const words = textGroupsOf(page);
	return words.length > 0 ? [textsQuery(platform, words)] : [];
}

/** As the build names it: browsers, which do not look for files, load no list of them. */
const rendererFile = (type: string): string =>
	firstBlocks.includes(type)
		? 'blocks/first-blocks.ts'
		: `blocks/${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/render.tsx`;

/** For the server, which names them in the page. */
export function blockModules(kind: ContentKind, platform: Platform, place: RouteLocation): string[] {
	if (!import.meta.env.SSR) return [];
	const page = foundPage(kind, platform, place);
	if (page) return typesOf(page).flatMap((type) => (renderers[type] ? rendererFile(type) : []));
	return [sampleOf(kind, place)?.module ?? 'web/storefront/home/home-page.tsx'];
}

/** What is said of a sample among its words: its title, its description. */
export function sampleText(
	kind: ContentKind,
	platform: Platform,
	place: RouteLocation,
	what: 'pageTitle' | 'pageDescription',
): string | undefined {
	const sample = sampleOf(kind, place);
	const asked = sample && textsQuery(platform, sample.groups);
	const words = asked && (cachedResult(platform, asked)?.interfaceTexts as Messages | undefined);
	return words && String(words[`${sample.name}.${what}`] ?? '');
}
