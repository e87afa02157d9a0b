// Makes a whole document for an address of a tenant.

import type {
	ApiResult,
	ForeignLoad,
	KnownPerson,
	PageEntry,
	PageEnvironment,
	PagePart,
	SentForm,
} from '../../../rules/page-contract.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { headElements } from '../../../rules/seo/head.ts';
import { adminTheme } from '../../../rules/theme/admin-theme.ts';
import { fontPreloads } from '../../../rules/theme/font-faces.ts';
import type { Subject } from '../../accounts/subject.ts';
import { findPerson } from '../../accounts/users/find-person.ts';
import { audienceOf } from '../../catalogue/read-model/audience.ts';
import { type Database, DatabaseBusy, DatabaseUnavailable } from '../../database/connection.ts';
import type { DesignStores } from '../../designs/pictures/find-artwork.ts';
import type { PrintformerServices } from '../../designs/printformer/services.ts';
import type { GraphContext } from '../../graphql/context.ts';
import type { Executor } from '../../graphql/execute.ts';
import type { ProcurementVisit } from '../../procurement/sessions/find-visit.ts';
import type { PageCode } from '../../rendering/build-output.ts';
import { writeDocument } from '../../rendering/document.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { CachedTexts } from '../../texts/text-cache.ts';
import { iconPath, themePath } from '../../theme/theme-path.ts';
import { createContext } from '../context.ts';
import type { PageShellStore } from './page-shell.ts';

export interface RenderParts {
	database: Database;
	surroundings: PageShellStore;
	executor(): Promise<Executor>;
	code: PageCode;
	wordsOf(tenant: Tenant): Promise<CachedTexts>;
	/** Where the files of designs are, for the pages that show one. */
	designStores?: DesignStores | undefined;
	/** Who else designs are made with; undefined: no one. */
	printformer?: PrintformerServices | undefined;
	/** Signs the links that show a product before it is published. */
	testLinkKey: Buffer;
	/** Notified of texts that a page had to show in another language. */
	reportMissing(tenant: Tenant, page: Address, keys: readonly string[]): void;
}

export interface RenderedPage {
	status: number;
	document: PagePart[];
	/** Where what was asked for has gone, path and query with the base. */
	movedTo: string | undefined;
	/** Whether it may be kept for others who ask for the same. */
	kept: boolean;
	/** Of a document that has a script of its own. */
	entry?: PageEntry | undefined;
	/** From other sites, so that its policy allows it. */
	loads: readonly ForeignLoad[];
}

export interface Address {
	/** Path and query, with the base. */
	url: string;
	language: string;
	base: string;
}

/** The language that an address names, and the part of it that does so. The default language has no part of its own. */
export function readAddress(tenant: Tenant, url: string): Address | { movedTo: string } {
	const first = /^\/([^/?]*)/.exec(url)?.[1] ?? '';
	const named = tenant.languages.find(({ languageCode }) => languageCode.toLowerCase() === first.toLowerCase());
	if (!named) return { url, language: defaultLanguage(tenant), base: '' };
	// A browser reads a backslash as a slash: two of them would lead to another host.
	const rest = url.slice(first.length + 1).replace(/^[/\\]*/, '/');
	if (named.default) return { movedTo: rest };
	const base = `/${named.languageCode.toLowerCase()}`;
	return first === base.slice(1) ? { url, language: named.languageCode, base } : { movedTo: base + rest };
}

/** Whether the address is in a language that visitors do not see yet. */
export const isDraft = (tenant: Tenant, { language }: Address): boolean =>
	tenant.languages.some(({ languageCode, draft }) => draft && languageCode === language);

/** The same address for those who may not see the language: no part of it names one. */
export const withoutDraft = (tenant: Tenant, { url }: Address): Address => ({
	url,
	language: defaultLanguage(tenant),
	base: '',
});

/** A failure of the API that only says "not now" is one of the database. */
function refuseUnavailable(answer: ApiResult): ApiResult {
	for (const { extensions } of answer.errors ?? []) {
		if (extensions?.code === 'BUSY') throw new DatabaseBusy(Number(extensions.retryAfter ?? 0) * 1000);
		if (extensions?.code === 'UNAVAILABLE') throw new DatabaseUnavailable('the database is away');
	}
	return answer;
}

/** What is not for everyone, and shown where a user may see it. */
export type ClosedPart = 'admin' | 'themeEditor';

/** Their headlines are not set in the fonts of the shop. */
const staffFonts = fontPreloads(adminTheme);

interface Reader {
	user?: Subject | undefined;
	part?: ClosedPart | undefined;
	developerTools?: boolean;
	/** Of orders that were opened from mails. */
	orderTokens?: readonly string[];
	/** Of a form that could not be taken as it is. */
	typed?: ReadonlyMap<string, string> | undefined;
	/** Of the shop as they see it: https://shop.example */
	origin: string;
	/** Of a person from a purchasing system. */
	procurement?: ProcurementVisit | undefined;
	/** Markup above the page. */
	notices?: string | undefined;
	/** Of a plain form that could not be taken as it is, on a page that goes on in the browser. */
	sentForm?: SentForm;
	/** Signed in, and nobody until the browser has renewed the session. */
	hasLapsed?: boolean;
	/** Whether it is known which fonts the page needs first; a preview may have others, and the studio draws its page later. */
	preloadsFonts?: boolean;
}

type Sight = Partial<Pick<PageEnvironment, ClosedPart | 'developerTools' | 'textMarks' | 'languages' | 'hasLapsed'>>;

const variants = new WeakMap<PageEnvironment, Map<string, PageEnvironment>>();

/** What some readers see besides. The same object each time, by which what was written for it is known again. */
function seenBy(environment: PageEnvironment, sight: Sight): PageEnvironment {
	const name = Object.keys(sight).join(' ');
	if (name === '') return environment;
	const known = variants.get(environment) ?? new Map<string, PageEnvironment>();
	variants.set(environment, known);
	const variant = known.get(name) ?? { ...environment, ...sight };
	known.set(name, variant);
	return variant;
}

/** Of one reader alone: among what is known again it has no place. */
const ofReader = (
	environment: PageEnvironment,
	{ sentForm, person }: { sentForm: SentForm | undefined; person: KnownPerson | undefined },
): PageEnvironment =>
	sentForm || person ? { ...environment, ...(sentForm && { sentForm }), ...(person && { person }) } : environment;

/** On pages where contracts are ended, and where people get in touch: with or without a script, nobody types what the shop knows. */
async function findKnown(database: Database, tenant: Tenant, { url, base }: Address, user: Subject | undefined) {
	if (
		!user ||
		user.guest ||
		user.technical ||
		!/^\/(?:withdraw|cancel-contract|get-in-touch)\/?(?:\?|$)/.test(url.slice(base.length))
	)
		return undefined;
	return database.inTenant(tenant.id, (sql) => findPerson(sql, tenant.id, user.id));
}

export async function renderPage(
	{
		database,
		surroundings,
		executor,
		code,
		wordsOf,
		reportMissing,
		testLinkKey,
		designStores,
		printformer,
	}: RenderParts,
	tenant: Tenant,
	address: Address,
	report: (error: unknown) => void,
	{
		user,
		part,
		developerTools = false,
		orderTokens = [],
		typed,
		sentForm,
		origin,
		notices,
		procurement,
		hasLapsed = false,
		preloadsFonts = true,
	}: Reader,
): Promise<RenderedPage> {
	const [{ look, icon, iconDark, missing, shipped, environment: everybodys }, renderer, api] = await Promise.all([
		surroundings.of(tenant, address, audienceOf(user)),
		code.renderer(),
		executor(),
	]);
	// The theme editor is about colours: a user who edits texts does so in the pages themselves.
	const textMarks = mayDo(user, 'mLocalisation') && part !== 'themeEditor';
	const hasDrafts = tenant.languages.some(({ draft }) => draft);
	// Who works in the shop works in all languages of it; a frame without user belongs to a session that is about to be refreshed.
	const seesDrafts = hasDrafts && (part !== undefined || isDraft(tenant, address) || mayDo(user, 'gAdminArea'));
	const sight: Sight = {
		...(seesDrafts && { languages: tenant.languages }),
		...(part && { [part]: true }),
		...(developerTools && { developerTools }),
		...(textMarks && { textMarks }),
		...(hasLapsed && { hasLapsed }),
	};
	const person = await findKnown(database, tenant, address, user);
	const environment = ofReader(seenBy(everybodys, sight), { sentForm, person });
	const words = user ? undefined : await wordsOf(tenant);
	const context: GraphContext = createContext(database, tenant, {
		user,
		words,
		testLinkKey,
		designStores,
		printformer,
		orderTokens,
		procurement,
		answer: { kept: !shipped },
		rescueTexts(error) {
			report(error);
			context.answer.kept = false;
		},
	});
	const page = await renderer.render({
		url: address.url,
		origin,
		environment,
		missing,
		typed,
		ask: async (query, variables) => refuseUnavailable(await api.ask({ query, variables }, context, report)),
	});
	if (page.missing.length > 0) reportMissing(tenant, address, page.missing);
	const document = writeDocument({
		language: address.language,
		loads: page.loads,
		title: page.title,
		head: headElements(page.head, {
			title: page.title,
			shopName: tenant.name,
			languages: tenant.languages,
			language: address.language,
			base: address.base,
			origin,
		}),
		...code.filesFor(page.modules, page.entry),
		fonts: part ? staffFonts : preloadsFonts ? look.preloads : [],
		theme: themePath(look.hash),
		icon: icon ?? iconPath(look.hash),
		iconDark,
		// Administration and theme editor are light everywhere.
		dark: look.theme.dark.on && !part,
		html: page.html,
		notices,
		state: page.state,
	});
	const { status, movedTo, entry, loads = [] } = page;
	return { status, document, movedTo, kept: context.answer.kept, entry, loads };
}
