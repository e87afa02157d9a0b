// The public pages of a shop: what each is called and asks for. Their components are loaded when they are needed.
import type { TextGroup } from '../../rules/texts/catalogue/groups.ts';
import type { Platform } from '../platform/environment.tsx';
import type { PageDefinition } from '../platform/page.ts';
import { textsQuestion, withTexts } from '../platform/page-texts.tsx';
import { homeProducts, pageOfProducts } from './product-questions.ts';

export interface RoutedPage extends PageDefinition {
	path: string;
	/** The source file of the component, as the build names it. */
	module: string;
	load(): Promise<{ Component: React.ComponentType }>;
}

type Load = RoutedPage['load'];

/** Asking for a module that is there still takes its time: on the server every request would. */
function once(load: Load): Load {
	let loaded: ReturnType<Load> | undefined;
	return () => {
		loaded ??= load();
		return loaded;
	};
}

/** A page that needs more words than those that all pages have. */
const withWords = (groups: readonly TextGroup[], page: RoutedPage): RoutedPage => ({
	...page,
	questions: (platform, place) => [...page.questions(platform, place), textsQuestion(platform, groups)],
	load: once(async () => ({ Component: withTexts(groups, (await page.load()).Component) })),
});

const storefrontPages: RoutedPage[] = [
	{
		path: '/',
		module: 'web/storefront/home-page.tsx',
		load: once(() => import('./home-page.tsx')),
		title: ({ shopName }) => shopName,
		questions: (platform) => [homeProducts(platform)],
	},
	{
		path: '/products',
		module: 'web/storefront/catalogue-page.tsx',
		load: once(() => import('./catalogue-page.tsx')),
		title: ({ t, shopName }) => `${t('catalogue.title')} · ${shopName}`,
		questions: (platform, place) => [pageOfProducts(platform, place)],
	},
	withWords(['kit', 'forms', 'formTest'], {
		path: '/formtest',
		module: 'web/forms/form-test-page.tsx',
		load: () => import('../forms/form-test-page.tsx'),
		title: ({ t, shopName }) => `${t('formTest.title')} · ${shopName}`,
		questions: () => [],
	}),
];

/** Every component in every state, where the server was told to show it. */
const kitPage = withWords(['kit'], {
	path: '/kit',
	module: 'web/kit-page/kit-page.tsx',
	load: () => import('../kit-page/kit-page.tsx'),
	title: ({ shopName }) => `Kit · ${shopName}`,
	questions: () => [],
});

const withKit = [...storefrontPages, kitPage];

export const pagesOf = (platform: Platform): readonly RoutedPage[] => (platform.kitPage ? withKit : storefrontPages);

/** Names in a query that make another page of an address. */
export const meaningfulParameters = ['page'];
