// Makes a whole document for an address of a tenant.
import type { ApiAnswer, PageEnvironment } from '../../rules/page-contract.ts';
import { pathOfLanguage } from '../../rules/languages.ts';
import { type Database, DatabaseUnavailable } from '../database/connection.ts';
import { createContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/execute.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { loadLook, type Look } from '../theme/load-look.ts';
import type { PageCode } from './build-output.ts';
import { writeDocument } from './document.ts';

/** The texts that pages of the storefront need. */
const storefrontGroups = ['common', 'storefront', 'plainPages', 'errors'] as const;

export interface RenderParts {
	database: Database;
	executor(): Promise<Executor>;
	code: PageCode;
}

export interface RenderedPage {
	status: number;
	document: string;
	/** The hash of the style element, for the policy. */
	cssHash: string;
}

interface Address {
	/** Path and query, with the base. */
	url: string;
	language: string;
	base: string;
}

/** The language that an address names, and the part of it that does so. */
export function readAddress(tenant: Tenant, url: string): Address | undefined {
	const first = /^\/([^/?]*)/.exec(url)?.[1]?.toLowerCase() ?? '';
	const named = tenant.languages.find(({ languageCode }) => languageCode.toLowerCase() === first);
	if (named?.default) return undefined;
	return named
		? { url, language: named.languageCode, base: `/${first}` }
		: { url, language: defaultLanguage(tenant), base: '' };
}

interface Surroundings {
	look: Look;
	environment: PageEnvironment;
}

/** Two statements in one transaction. */
function loadSurroundings(database: Database, tenant: Tenant, { language, base }: Address): Promise<Surroundings> {
	return database.inTenant(tenant.id, async (sql) => {
		const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: storefrontGroups };
		const [look, messages] = await Promise.all([loadLook(sql, tenant.id), resolveInterfaceTexts(sql, tenant.id, wanted)]);
		const { name: shopName, currency, languages } = tenant;
		return { look, environment: { shopName, currency, languages, language, base, messages } };
	});
}

/** A failure of the API that only says "not now" is one of the database. */
function readInProcess(text: string): ApiAnswer {
	const answer: ApiAnswer = JSON.parse(text);
	if (answer.errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE'))
		throw new DatabaseUnavailable('the database is away');
	return answer;
}

export async function renderPage(
	{ database, executor, code }: RenderParts,
	tenant: Tenant,
	address: Address,
	report: (error: unknown) => void,
): Promise<RenderedPage> {
	const [{ look, environment }, renderer, api] = await Promise.all([
		loadSurroundings(database, tenant, address),
		code.renderer(),
		executor(),
	]);
	const context = createContext(database, tenant);
	const page = await renderer.render({
		url: address.url,
		environment,
		ask: async (query, variables) =>
			readInProcess(await api.answer({ query, variables: variables as Record<string, unknown> }, context, report)),
		signal: AbortSignal.timeout(10_000),
	});
	const rest = address.url.slice(address.base.length).split('?')[0] ?? '/';
	const document = writeDocument({
		language: address.language,
		title: page.title,
		alternates: tenant.languages.map((language) => ({
			href: `${pathOfLanguage(language).replace(/\/$/, '')}${rest.startsWith('/') ? rest : '/'}`,
			language: language.languageCode,
		})),
		...code.filesFor(page.modules),
		fonts: look.preloads,
		css: look.css,
		html: page.html,
		state: page.state,
	});
	return { status: page.status, document, cssHash: look.cssHash };
}
