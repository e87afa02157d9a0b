// What the server and the rendering code of the pages agree on. The server knows nothing else of React.
import type { Language } from './languages.ts';
import type { LegalPurpose } from './pages/needed-pages.ts';
import type { HeaderType, UserMenuMode } from './settings/shop.ts';
import type { Messages } from './texts/translator.ts';

/** A picture as the API describes it. */
export interface ShownImage {
	id: string;
	url: string;
	width: number;
	height: number;
	alt: string;
	focalPoint: { x: number; y: number };
	/** The widths that exist; `sourcesOf` makes addresses of them. */
	sizes: readonly number[];
	/** Who took it, where they are to be named beside it. */
	credit?: ShownCredit | null;
	/** Where its provider has it, of one that is loaded from there. */
	remote?: string | null;
}

export interface ShownCredit {
	author: string;
	authorUrl: string;
	/** The page of the picture at its provider. */
	url: string;
	/** What the provider is called. */
	provider: string;
	providerUrl: string;
}

export interface ShopCategory {
	id: string;
	slug: string;
	/** The slug of the category above it; those above stand before those below. */
	parent: string | null;
	name: string;
	description: string;
	/** Where it leads instead of to its own page; a target opens another tab. */
	link?: { url: string; target: string };
	image: ShownImage | null;
}

/** An item of a menu as its reader sees it. */
export interface MenuEntry {
	/** Empty for all products, which have their words from the interface. */
	label: string;
	/** The key of the label among the texts of the shop, where it is one. */
	key?: string;
	/** A path of the shop or an address elsewhere; none: a heading. */
	to?: string;
	/** The slug of the category whose panel it opens. */
	category?: string;
	/** The item whose panel shows products that were picked for it. */
	item?: string;
	/** All products, after all categories: where the menu is folded. */
	all?: boolean;
	newTab?: boolean;
	/** What stands below it; of a category its categories, unless the shop has put something else there. */
	below?: MenuEntry[];
}

/** What stands around every page of a shop, in the language of its reader. */
export interface Shopfront {
	/** One row, or one for the shop and one for its categories. */
	header: HeaderType;
	logo: ShownImage | null;
	/** Pictures for visitors whose system is dark; none unless the shop has a dark look. */
	logoDark: ShownImage | null;
	/** Where the wide logo does not fit, or there is none. */
	logoSquare: ShownImage | null;
	logoSquareDark: ShownImage | null;
	/** What the log-in page stands before. */
	loginBackground: ShownImage | null;
	loginBackgroundDark: ShownImage | null;
	/** The large pictures of the home page; a phone has one of its own. */
	hero: ShownImage | null;
	heroPhone: ShownImage | null;
	categories: ShopCategory[];
	/** The menu of the header. */
	navigation: MenuEntry[];
	/** What the footer leads to: headings with what stands below them are columns. */
	footer: MenuEntry[];
	/** What the law wants and visitors can read, wherever it stands and whether or not the footer leads there. */
	legal: Partial<Record<LegalPurpose, { slug: string; title: string }>>;
	/** Whether there are contracts, or products that make some: then every page leads to where they are canceled. */
	cancelsContracts: boolean;
	/** Whether there is one, and whether the footer has a form for it. */
	newsletter: 'off' | 'page' | 'footer';
	/** Whether the footer leads to the page to get in touch. */
	getInTouch: boolean;
	address: string[];
	/** The address as the footer shows it, with the opening hours below it. */
	contact: string[];
	/** As schema.org writes them. */
	openingHours: string[];
	phone: string;
	mail: string;
	userMenu: UserMenuMode;
	/** The slug of the page with frequent questions. */
	faq: string | null;
	/** Where the shop's own app is. */
	clientApp: string | null;
}

/** What every page knows of its shop and its reader. */
export interface PageEnvironment {
	shopName: string;
	currency: string;
	/** Whether its prices are gross. */
	pricesIncludeTax: boolean;
	/** Whether visitors may have a session without an account. */
	allowTemporaryUsers: boolean;
	/** In which the shop's days begin and end, as Europe/Berlin. */
	timeZone: string;
	/** First day of the shop's week as ISO 8601 counts: 1 is Monday. */
	weekStart: number;
	languages: Language[];
	language: string;
	/** How the shop writes prices and amounts in this language; null: as the language does. */
	notation: string | null;
	/** The part of the address before the route, '' for the default language or '/en-gb'. */
	base: string;
	/** Raised with every change of the shop's texts: what a browser has kept of an older one is of no use. */
	textsVersion: number;
	/** The interface texts in this language, by key. */
	messages: Messages;
	shopfront: Shopfront;
	/** Whether the reader may see the administration: for others its addresses lead nowhere. */
	admin?: boolean;
	/** Whether this document is the theme editor's; from others a link to it loads a new one. */
	themeEditor?: boolean;
	/** Whether the reader has the tools of those who develop. */
	developerTools?: boolean;
	/** Whether the reader may edit texts where they stand: they are marked with their keys. */
	textMarks?: boolean;
	/** The reader is signed in, but the page is what visitors see: what it shows is to be asked for again in their session. */
	hasLapsed?: boolean;
	/** Whether /kit shows the components; for those who develop. */
	kitPage?: boolean;
	/** What was sent by a plain form and could not be taken as it is: its page shows it once more. */
	sentForm?: SentForm;
	/** Who is signed in, on pages with a form that asks for both: it needs no script. */
	person?: KnownPerson;
}

export interface KnownPerson {
	name: string;
	email: string;
}

export interface SentForm {
	/** Path of its page, without the base. */
	page: string;
	/** Why it was not taken. */
	outcome: string;
	/** By the names of the fields. */
	values: Readonly<Record<string, string>>;
}

interface ApiProblem {
	message: string;
	extensions?: { statusCode?: number; code?: string; retryAfter?: number };
}

/** A response of the API, as it stands on the wire. */
export interface ApiResult {
	data?: unknown;
	errors?: readonly ApiProblem[];
}

/** What a document says of itself to search engines and to those who show a link to it. */
export interface PageHead {
	description: string;
	/** Where it is found, without the base; a view of another page names that one. */
	path: string;
	/** Whether search engines may name it. */
	indexed: boolean;
	image: ShownImage | null;
	type: 'website' | 'product';
	/** In the vocabulary of schema.org. */
	structured: readonly object[];
}

export interface RenderRequest {
	/** Path and query, with the base. */
	url: string;
	/** Of the shop as the reader sees it: https://shop.example */
	origin: string;
	environment: PageEnvironment;
	/** Keys that have no text in the language of the page: those that it shows all the same are reported. */
	missing?: ReadonlySet<string> | undefined;
	/** What was typed into a form that could not be taken as it is: shown again, with what is wrong. */
	typed?: ReadonlyMap<string, string> | undefined;
	/** Asks the API, in this process. */
	ask(document: string, variables: Record<string, unknown>): Promise<ApiResult>;
}

/** Documents that do not run the script of the shop, each with its policy. */
export type PageEntry = 'studio' | 'shared';

/** Written once and used in many pages: the same object each time. */
export interface PreparedPart {
	readonly text: string;
}

/** A page is made of what was written for it alone and what was written before. */
export type PagePart = string | PreparedPart;

/** What a page loads from other sites, after its visitor has agreed: its policy is opened for that and nothing else. */
export type ForeignLoad = 'media' | 'youtube' | 'vimeo' | 'unsplash' | 'frames';

export interface RenderResult {
	status: number;
	/** Nothing but for a few pages. */
	loads?: readonly ForeignLoad[] | undefined;
	title: string;
	head: PageHead;
	/** Where what was asked for has gone, path and query with the base. */
	movedTo?: string | undefined;
	/** What goes into the root element. */
	html: PagePart[];
	/** What the browser needs to go on from here, as JSON. */
	state: PagePart[];
	/** Texts that were shown in another language than the page's. */
	missing: string[];
	/** Source files of the parts that are loaded on demand, for preloads and styles. */
	modules: string[];
	/** A document with a script of its own. */
	entry?: PageEntry | undefined;
}

/** What the built rendering code exports. */
export interface PageRenderer {
	render(request: RenderRequest): Promise<RenderResult>;
	/** Every document that our own client may send. */
	documents: string[];
	/** Names in a query that make another page of an address; all others are ignored. */
	meaningfulParameters: string[];
}
