// Which page an address asks for, and what follows from it: the code of its blocks and their words.
import { renderers } from '../../../blocks/renderers.ts';
import type { ShownSection } from '../../../rules/pages/block.ts';
import type { TextGroup } from '../../../rules/texts/catalogue/groups.ts';
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { knownAnswer, type Place, question } from '../../platform/page.ts';
import { textsQuestion } from '../../platform/page-texts.tsx';
import { homeProducts } from '../product-questions.ts';
import { contentPageDocument, homePageDocument } from './content.documents.ts';
import { loadBlocks, loadStandardHome } from './known-blocks.ts';

export type ContentPage = Data<typeof contentPageDocument>['page'];

export type ContentKind = 'home' | 'regular' | 'link';

export const homePage = ({ language }: Platform) => question(homePageDocument, { language });

const pageOf =
	(kind: 'page' | 'link') =>
	({ language }: Platform, { params }: Place) =>
		question(contentPageDocument, { language, kind, slug: params.slug ?? '' });

export const regularPage = pageOf('page');
export const linkPage = pageOf('link');

export const pageQuestion = (kind: ContentKind, platform: Platform, place: Place) =>
	kind === 'home' ? homePage(platform) : (kind === 'regular' ? regularPage : linkPage)(platform, place);

/** Null: a shop without a first page of its own. */
export const foundPage = (kind: ContentKind, platform: Platform, place: Place): ContentPage | null | undefined =>
	kind === 'home'
		? knownAnswer(platform, homePage(platform))?.homePage
		: knownAnswer(platform, (kind === 'regular' ? regularPage : linkPage)(platform, place))?.page;

export const sectionsOf = (page: ContentPage): readonly ShownSection[] => page.sections as readonly ShownSection[];

export const wordsOf = ({ words }: ContentPage): readonly TextGroup[] => words as TextGroup[];

const typesOf = (page: ContentPage) => [...new Set(sectionsOf(page).map(({ type }) => type))];

/** What a page asks for once its blocks can be shown. */
export async function afterPage(kind: ContentKind, platform: Platform, place: Place) {
	const page = foundPage(kind, platform, place);
	if (!page) {
		await loadStandardHome();
		return [homeProducts(platform)];
	}
	await loadBlocks(typesOf(page));
	const words = wordsOf(page);
	return words.length > 0 ? [textsQuestion(platform, words)] : [];
}

export const blockModules = (page: ContentPage | null | undefined): string[] =>
	page ? typesOf(page).flatMap((type) => renderers[type]?.module ?? []) : ['web/storefront/home/home-page.tsx'];
