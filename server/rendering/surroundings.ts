// What all pages of a tenant in one language have in common: its look, its words, what stands around its pages. Kept until one
// of them changes.
import { notationIn } from '../../rules/languages.ts';
import type { PageEnvironment } from '../../rules/page-contract.ts';
import { compileMessages } from '../../rules/texts/compile-messages.ts';
import { type Audience, audienceKey } from '../catalogue/audience.ts';
import { type Database, isUnavailable } from '../database/connection.ts';
import { loadShopfront } from '../shopfront/load-shopfront.ts';
import { stampOf, type Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import type { VersionWatch } from '../tenants/watch-versions.ts';
import { findMissingTexts } from '../texts/find-missing.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { type Look, loadLook } from '../theme/load-look.ts';
import { ReadyStore } from './ready-store.ts';

/** The texts that every page needs; a page that needs more says so (`texts` in web/storefront/pages.ts). */
const groups = ['common', 'storefront', 'plainPages', 'errors'] as const;
const maxBytes = 16 * 2 ** 20;

interface Surroundings {
	look: Look;
	environment: PageEnvironment;
	/** The address of the shop's own sign in the browser's tab. */
	icon: string | undefined;
	/** The same for visitors whose system is dark. */
	iconDark: string | undefined;
	/** Keys without a text in this language; undefined where there is none. */
	missing: ReadonlySet<string> | undefined;
}

interface Spoken {
	language: string;
	base: string;
}

interface Options {
	/** Whether there is a page that shows the kit. */
	kitPage: boolean;
}

export interface SurroundingsStore {
	/** As the reader sees them: some categories are not for everybody. */
	of(tenant: Tenant, spoken: Spoken, audience: Audience): Promise<Surroundings>;
	/** Past everything that is kept. */
	look(tenant: Tenant): Promise<Look>;
}

/** Seven statements in one transaction. */
function load(
	database: Database,
	tenant: Tenant,
	{ language, base }: Spoken,
	audience: Audience,
	textsVersion: number,
	{ kitPage }: Options,
): Promise<Surroundings> {
	return database.inTenant(tenant.id, async (sql) => {
		const wanted = { language, tenantDefault: defaultLanguage(tenant), groups };
		const loading = loadLook(sql, tenant.id);
		const [look, texts, { shopfront, icon, iconDark }, missing] = await Promise.all([
			loading,
			resolveInterfaceTexts(sql, tenant.id, wanted),
			loading.then(({ theme }) => loadShopfront(sql, tenant, language, { dark: theme.dark.on, audience })),
			findMissingTexts(sql, tenant.id, language),
		]);
		const { name: shopName, currency, pricesIncludeTax, allowTemporaryUsers, languages } = tenant;
		const messages = compileMessages(texts);
		const shown = kitPage ? { kitPage } : {};
		return {
			look,
			icon,
			iconDark,
			missing,
			environment: {
				shopName,
				currency,
				pricesIncludeTax,
				allowTemporaryUsers,
				languages,
				language,
				notation: notationIn(languages, language),
				base,
				textsVersion,
				messages,
				shopfront,
				...shown,
			},
		};
	});
}

const sizeOf = ({ look, environment }: Surroundings) => 2 * (look.css.length + JSON.stringify(environment).length);

export function surroundingsStore(database: Database, versions: VersionWatch, options: Options): SurroundingsStore {
	const ready = new ReadyStore<Surroundings>({ maxBytes, sizeOf });

	/** While the database is away, what was loaded last goes on to hold. */
	async function currentVersion(tenant: Tenant, key: string): Promise<{ version: string; texts: number }> {
		try {
			const { texts, look, content } = await versions.of(tenant.id);
			return { version: `${texts}.${look}.${content}.${stampOf(tenant)}`, texts };
		} catch (error) {
			const old = isUnavailable(error) ? ready.versionOf(key) : undefined;
			if (old === undefined) throw error;
			return { version: old, texts: 0 };
		}
	}

	return {
		async of(tenant, spoken, audience) {
			const key = `${tenant.id}.${spoken.language}.${audienceKey(audience)}`;
			const { version, texts } = await currentVersion(tenant, key);
			const known = ready.find(key, version);
			return (
				known ??
				ready.make(
					key,
					version,
					() => load(database, tenant, spoken, audience, texts, options),
					() => true,
				)
			);
		},
		look: (tenant) => database.inTenant(tenant.id, (sql) => loadLook(sql, tenant.id)),
	};
}
