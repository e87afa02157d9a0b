// The public pages of a shop: what each is called and asks for. Their components are loaded when they are needed.
import type { TextGroup } from '../../rules/messages/groups.ts';
import type { ForeignLoad } from '../../rules/page-contract.ts';
import type { Messages } from '../../rules/texts/translator.ts';
import { userFieldsQuery } from '../account/field-queries.ts';
import type { ContentPage } from '../page-view/content-page.ts';
import { homeProducts, oneCategory, searchedText } from '../page-view/product-queries.ts';
import type { Platform } from '../platform/environment.tsx';
import { cachedResult, type RoutedPage, type RouteLocation } from '../platform/page.ts';
import { textsQuery, withTexts } from '../platform/page-texts.tsx';
import type { ContentKind } from './content/content-queries.ts';

type Load = RoutedPage['load'];

/** Asking for a module that is there still takes its time: on the server every request would. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
	let loaded: Promise<Module> | undefined;
	return () => {
		loaded ??= load();
		return loaded;
	};
}

/** A page that is called as its shop is says it once. */
const titled = ({ shopName }: Platform, title: string) => (title === shopName ? title : `${title} · ${shopName}`);

/** A page that needs more words than those that all pages have. */
const withWords = (groups: readonly TextGroup[], page: RoutedPage): RoutedPage => ({
	...page,
	questions: async (platform, place) => [...(await page.questions(platform, place)), textsQuery(platform, groups)],
	load: once(async () => ({ Component: withTexts(groups, (await page.load()).Component) })),
});

const listModule = once(() => import('./list/list-queries.ts'));

/** What a list asks for is known to those who show one. */
const listQueries = async (platform: Platform, place: RouteLocation, searched?: boolean) =>
	Object.values((await listModule()).listQueries(platform, place, searched));

let productModule: typeof import('./product/product-query.ts') | undefined;

/** Likewise of a product. It comes with the page too, as the title asks whatever the page has asked. */
const loadProduct = once(async () => {
	productModule = await import('./product/product-query.ts');
	return productModule;
});

/**
 * The title of a page is among its words.
 * @param of what the page is about, such as the number of an order
 */
const titleAmong = (
	platform: Platform,
	groups: readonly TextGroup[],
	key: string,
	otherwise = key,
	of: string | undefined = '',
) => {
	const words = cachedResult(platform, textsQuery(platform, groups))?.interfaceTexts as Messages | undefined;
	return words && titled(platform, `${words[key] ?? words[otherwise]} ${of}`.trim());
};

const accountWords = ['kit', 'forms', 'accounts', 'accountPages'] as const;

/** A page that is the shopper's own: its title is among its words. */
const ownPage = (
	path: string,
	module: string,
	groups: readonly [TextGroup, ...TextGroup[]],
	load: Load,
	questions: RoutedPage['questions'] = () => [],
	name: string = groups[0],
) =>
	withWords(groups, {
		path,
		module: import.meta.env.SSR ? `web/${module}-page.tsx` : '',
		load,
		title: (platform) => titleAmong(platform, groups, `${name}.title`),
		questions,
	});

/** A screen of the account: its file is called as its address. */
const accountPage = (path: string, name: string, load: Load, questions?: RoutedPage['questions']) =>
	ownPage(path, import.meta.env.SSR ? `account${path}` : '', accountWords, load, questions, name);

const cartWords = [
	'kit',
	'productLists',
	'productPage',
	'productPrices',
	'cartErrors',
	'cartPage',
	'ownOrders',
	'paymentMethods',
	'printData',
	'printFindings',
] as const;

const askedOfUsers = (platform: Platform) => [userFieldsQuery(platform)];

const accountPages = [
	accountPage('/login', 'login', () => import('../account/login-page.tsx')),
	accountPage('/signup', 'signUp', () => import('../account/signup-page.tsx'), askedOfUsers),
	accountPage('/forgot-password', 'forgot', () => import('../account/forgot-password-page.tsx')),
	accountPage('/reset-password', 'reset', () => import('../account/reset-password-page.tsx')),
	accountPage('/reset-password/welcome', 'welcome', () => import('../account/reset-password/welcome-page.tsx')),
	accountPage('/confirm-email', 'confirm', () => import('../account/confirm-email-page.tsx')),
	accountPage('/account', 'account', () => import('../account/account-page.tsx'), askedOfUsers),
];

const later = (name: keyof typeof import('./later-queries.ts')) => async (platform: Platform) => [
	(await import('./later-queries.ts'))[name](platform),
];

/** Where a shop leads those who have nothing to order any more. */
const waysOn = later('continueShoppingQuery');

const orderPages = [
	ownPage(
		'/checkout',
		import.meta.env.SSR ? 'storefront/checkout/checkout' : '',
		['checkout', 'paymentMethods', 'kit', 'checkoutErrors', 'accounts'],
		() => import('./checkout/checkout-page.tsx'),
		waysOn,
	),
	ownPage(
		'/checkout/return',
		import.meta.env.SSR ? 'storefront/checkout/return' : '',
		['checkoutReturn', 'checkout', 'paymentMethods'],
		() => import('./checkout/return-page.tsx'),
		waysOn,
	),
	ownPage(
		'/orders/find',
		import.meta.env.SSR ? 'storefront/orders/find-order' : '',
		['orderLookUp', 'kit', 'accounts'],
		() => import('./orders/find-order-page.tsx'),
	),
	ownPage(
		'/shipping-costs',
		import.meta.env.SSR ? 'storefront/shipping-costs/shipping-costs' : '',
		['shippingCosts'],
		() => import('./shipping-costs/shipping-costs-page.tsx'),
		later('deliveryTermsQuery'),
	),
	ownPage(
		'/withdraw',
		import.meta.env.SSR ? 'storefront/withdrawal/withdraw' : '',
		['withdrawal', 'kit', 'accounts'],
		() => import('./withdrawal/withdraw-page.tsx'),
	),
	ownPage(
		'/cancel-contract',
		import.meta.env.SSR ? 'storefront/cancellation/cancel-contract' : '',
		['cancellation', 'kit', 'accounts'],
		() => import('./cancellation/cancel-contract-page.tsx'),
	),
	ownPage(
		'/newsletter',
		import.meta.env.SSR ? 'storefront/newsletter/newsletter' : '',
		['newsletter', 'kit', 'accounts'],
		() => import('./newsletter/newsletter-page.tsx'),
		later('topicsQuery'),
	),
	ownPage(
		'/newsletter/confirm',
		import.meta.env.SSR ? 'storefront/newsletter/confirm' : '',
		['newsletter', 'kit'],
		() => import('./newsletter/confirm-page.tsx'),
		() => [],
		'newsletterConfirmation',
	),
	ownPage(
		'/newsletter/unsubscribe',
		import.meta.env.SSR ? 'storefront/newsletter/unsubscribe' : '',
		['newsletter', 'kit'],
		() => import('./newsletter/unsubscribe-page.tsx'),
		later('topicsQuery'),
		'newsletterEnd',
	),
	ownPage(
		'/get-in-touch',
		import.meta.env.SSR ? 'storefront/get-in-touch/get-in-touch' : '',
		['getInTouch', 'kit'],
		() => import('./get-in-touch/get-in-touch-page.tsx'),
		later('contactOfferQuery'),
	),
	ownPage(
		'/account/subscriptions/:id',
		import.meta.env.SSR ? 'storefront/subscriptions/subscription' : '',
		['ownSubscription', 'ownSubscriptionCard', 'ownSubscriptions', 'subscriptionErrors', 'ownOrders', 'kit'],
		() => import('./subscriptions/subscription-page.tsx'),
	),
];

/** Of an order that is shown with what is printed of it. */
const approvalWords = [
	'approvals',
	'kit',
	'ownOrders',
	'cartPage',
	'productPrices',
	'printData',
	'printFindings',
	'companies',
	'paymentMethods',
] as const;

const approvalPages = [
	ownPage(
		'/account/approvals',
		import.meta.env.SSR ? 'storefront/approvals/approvals' : '',
		['approvals', 'kit'],
		() => import('./approvals/approvals-page.tsx'),
	),
	ownPage(
		'/account/approvals/:id',
		import.meta.env.SSR ? 'storefront/approvals/approval' : '',
		approvalWords,
		() => import('./approvals/approval-page.tsx'),
	),
];

/** Asked where nothing is at an address, which is seldom: its code comes with the question. */
const movedThing =
	(kind: 'product' | 'category' | 'page' | 'link'): NonNullable<RoutedPage['movedTo']> =>
	async (platform, place) =>
		(await import('./moved-entity.ts')).findMoved(kind, platform, place);

let contentModule: typeof import('./content/content-queries.ts') | undefined;

const loadContent = once(async () => {
	contentModule = await import('./content/content-queries.ts');
	return contentModule;
});

interface ContentOptions {
	/** Null: the shop has built none. */
	title?(platform: Platform, page: ContentPage | null): string;
	moved?: 'page' | 'link';
}

/** A page that editors have built: its blocks and their words follow from what it is. */
function contentPage(path: string, kind: ContentKind, load: Load, { title, moved }: ContentOptions): RoutedPage {
	const found = (platform: Platform, place: RouteLocation) => contentModule?.foundPage(kind, platform, place);
	return {
		path,
		module: import.meta.env.SSR ? `web/storefront/content/${kind}-page.tsx` : '',
		load: once(load),
		title: (platform, place) => {
			const page = found(platform, place);
			if (page === undefined) return undefined;
			if (title) return title(platform, page);
			const name = page ? page.seoTitle || page.name : contentModule?.sampleText(kind, platform, place, 'pageTitle');
			return name && titled(platform, name);
		},
		questions: async (platform, place) => [(await loadContent()).pageQuery(kind, platform, place)],
		next: async (platform, place) => (await loadContent()).afterPage(kind, platform, place),
		...(import.meta.env.SSR && {
			loads: (platform: Platform, place: RouteLocation) => (found(platform, place)?.loads ?? []) as ForeignLoad[],
			modules: (platform: Platform, place: RouteLocation) => contentModule?.blockModules(kind, platform, place) ?? [],
		}),
		...(moved && { movedTo: movedThing(moved) }),
	};
}

const storefrontPages: RoutedPage[] = [
	...accountPages,
	...orderPages,
	...approvalPages,
	withWords(cartWords, {
		path: '/cart',
		module: import.meta.env.SSR ? 'web/storefront/cart/cart-page.tsx' : '',
		load: () => import('./cart/cart-page.tsx'),
		title: (platform, { search }) =>
			titleAmong(platform, cartWords, `cartPage.${search.get('tab')}.title`, 'cartPage.cart.title'),
		// A browser asks for itself: what a link fetches ahead would be old by then.
		questions: async (platform, place) =>
			import.meta.env.SSR ? (await import('./cart/cart-queries.ts')).cartQueries(platform, place) : [],
	}),
	withWords(cartWords, {
		path: '/orders/:number',
		module: import.meta.env.SSR ? 'web/storefront/orders/order-page.tsx' : '',
		load: () => import('./orders/order-page.tsx'),
		title: (platform, { params }) => titleAmong(platform, cartWords, 'ownOrders.one', '', params.number),
		// As in the cart: what is the reader's own, the browser asks for itself.
		questions: async (_platform, { params }) =>
			import.meta.env.SSR ? [(await import('./orders/opened-order.ts')).openedOrderQuery(params.number ?? '')] : [],
	}),
	ownPage(
		'/designs/:design',
		import.meta.env.SSR ? 'storefront/designs/proof' : '',
		['designProof', 'printData', 'printFindings', 'kit', 'cartErrors', 'designs'],
		() => import('./designs/proof-page.tsx'),
		// As in the cart: what is the reader's own, the browser asks for itself.
		async (platform, place) =>
			import.meta.env.SSR ? [(await import('./designs/use-proof.ts')).storedProofQuery(platform, place)] : [],
	),
	contentPage('/', 'home', () => import('./content/home-page.tsx'), {
		// What nobody has titled is called as its shop is, not as the page is in the administration.
		title: ({ t, shopName }, page) =>
			page && page.seoTitle !== page.name ? page.seoTitle : t('shop.pageTitle', { shopName }),
	}),
	withWords(['productLists'], {
		path: '/products',
		module: import.meta.env.SSR ? 'web/storefront/catalogue-page.tsx' : '',
		load: once(() => import('./catalogue-page.tsx')),
		title: (platform) => titled(platform, platform.t('catalogue.title')),
		questions: (platform, place) => listQueries(platform, place),
	}),
	withWords(['productLists'], {
		path: '/category/:slug',
		module: import.meta.env.SSR ? 'web/storefront/category-page.tsx' : '',
		load: once(() => import('./category-page.tsx')),
		title: (platform, place) => {
			const found = cachedResult(platform, oneCategory(platform, place))?.category;
			return found && titled(platform, found.seoTitle || found.name);
		},
		questions: async (platform, place) => [oneCategory(platform, place), ...(await listQueries(platform, place))],
		movedTo: movedThing('category'),
	}),
	withWords(['productPage', 'productPrices', 'addToCart', 'cartErrors'], {
		path: '/product/:slug',
		module: import.meta.env.SSR ? 'web/storefront/product/product-page.tsx' : '',
		load: once(async () => (await Promise.all([import('./product/product-page.tsx'), loadProduct()]))[0]),
		title: (platform, place) => {
			const asked = productModule?.oneProduct(platform, place);
			const found = asked && cachedResult(platform, asked)?.product;
			return found && titled(platform, found.seoTitle || found.product.name);
		},
		questions: async (platform, place) => (await loadProduct()).productQueries(platform, place),
		movedTo: movedThing('product'),
	}),
	withWords(['productLists'], {
		path: '/search',
		module: import.meta.env.SSR ? 'web/storefront/search-page.tsx' : '',
		load: once(() => import('./search-page.tsx')),
		title: (platform, place) => {
			const text = searchedText(place);
			return titled(platform, text ? platform.t('search.titleFor', { text }) : platform.t('search.title'));
		},
		questions: (platform, place) => (searchedText(place) ? listQueries(platform, place, true) : []),
	}),
	contentPage('/:slug', 'regular', () => import('./content/regular-page.tsx'), { moved: 'page' }),
	contentPage('/links/:slug', 'link', () => import('./content/link-page.tsx'), { moved: 'link' }),
	withWords(['kit', 'forms', 'formTest'], {
		path: '/formtest',
		module: import.meta.env.SSR ? 'web/forms/form-test-page.tsx' : '',
		load: () => import('../forms/form-test-page.tsx'),
		title: (platform) => titled(platform, platform.t('formTest.title')),
		questions: () => [],
	}),
];

const kitModule = () => import('../kit-page/kit-page.tsx');

/** Every component in every state, or only some kinds of them, where the server was configured to show it. */
const kitPages = ['/kit', '/kit/:kinds'].map(
	(path): RoutedPage => ({
		path,
		module: import.meta.env.SSR ? 'web/kit-page/kit-page.tsx' : '',
		load: kitModule,
		title: ({ shopName }) => `Kit · ${shopName}`,
		// Visitors load nothing of it, not even which texts it needs.
		questions: async (platform) => [homeProducts(platform), textsQuery(platform, (await kitModule()).kitTexts)],
	}),
);

const withKit = [...storefrontPages, ...kitPages];

export const pagesOf = (platform: Platform): readonly RoutedPage[] => (platform.kitPage ? withKit : storefrontPages);
