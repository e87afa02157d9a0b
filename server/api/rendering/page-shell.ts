// What all pages of a tenant in one language have in common: its look, its words, what stands around its pages. Kept until one
// of them changes.
import { notationIn, publishedLanguages } from '../../../rules/languages.ts';
import type { PageEnvironment } from '../../../rules/page-contract.ts';
import { baseGroups } from '../../../rules/texts/base-groups.ts';
import { compileMessages } from '../../../rules/texts/compile-messages.ts';
import { shopDay } from '../../calendar/today.ts';
import { type Audience, audienceKey } from '../../catalogue/read-model/audience.ts';
import { type Database, isUnavailable } from '../../database/connection.ts';
import { PageCache } from '../../rendering/page-cache.ts';
import { loadShopfront } from '../../shop-details/load-shopfront.ts';
import { stampOf, type Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { VersionWatch } from '../../tenants/watch-versions.ts';
import { findMissingTexts } from '../../texts/find-missing.ts';
import { resolveInterfaceTexts, shippedTexts } from '../../texts/resolve-interface-texts.ts';
import { type LoadedTheme, loadShopTheme } from '../../theme/load-shop-theme.ts';

const maxBytes = 16 * 2 ** 20;

interface Surroundings {
	look: LoadedTheme;
	environment: PageEnvironment;
	/** The address of the shop's own sign in the browser's tab. */
	icon: string | undefined;
	/** The same for visitors whose system is dark. */
	iconDark: string | undefined;
	/** Keys without a text in this language; undefined where there is none. */
	missing: ReadonlySet<string> | undefined;
	/** The shop's own texts could not be loaded: what is shown ships with the product, and nothing of it is kept. */
	shipped: boolean;
}

interface Spoken {
	language: string;
	base: string;
}

interface Options {
	/** Whether there is a page that shows the kit. */
	kitPage: boolean;
	/** Notified when the texts of a shop cannot be loaded. */
	report(tenant: Tenant, error: unknown): void;
}

export interface PageShellStore {
	/** As the reader sees them: some categories are not for everyone. */
	of(tenant: Tenant, spoken: Spoken, audience: Audience): Promise<Surroundings>;
	/** Past everything that is kept. */
	look(tenant: Tenant): Promise<LoadedTheme>;
}

interface Wanted {
	tenant: Tenant;
	spoken: Spoken;
	audience: Audience;
	textsVersion: number;
	kitPage: boolean;
	/** Only what ships, and nothing for which the texts of the shop are needed. */
	shipped: boolean;
}

/** In one transaction. */
function load(database: Database, wanted: Wanted): Promise<Surroundings> {
	const { tenant, spoken, audience, textsVersion, kitPage, shipped } = wanted;
	const { language, base } = spoken;
	return database.inTenant(tenant.id, async (sql) => {
		const texts = { language, tenantDefault: defaultLanguage(tenant), groups: baseGroups };
		const loading = loadShopTheme(sql, tenant.id);
		// All at once: nobody waits for the theme before the next statement is sent.
		const [look, words, { shopfront, icon, iconDark }, missing] = await Promise.all([
			loading,
			shipped ? shippedTexts(texts) : resolveInterfaceTexts(sql, tenant.id, texts),
			loadShopfront(sql, tenant, language, { look: loading, audience, named: !shipped }),
			shipped ? undefined : findMissingTexts(sql, tenant.id, language),
		]);
		const { name: shopName, currency, pricesIncludeTax, allowTemporaryUsers, timeZone, weekStart, languages } = tenant;
		const messages = compileMessages(words);
		const shown = kitPage ? { kitPage } : {};
		return {
			look,
			icon,
			iconDark,
			missing,
			shipped,
			environment: {
				shopName,
				currency,
				pricesIncludeTax,
				allowTemporaryUsers,
				timeZone,
				weekStart,
				languages: publishedLanguages(languages).map(({ draft: _none, ...spoken }) => spoken),
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

const lengths = new WeakMap<object, number>();

/** Of words, which many shops have in common and which are most of what is measured. */
function lengthOf(messages: PageEnvironment['messages']): number {
	const length = lengths.get(messages) ?? JSON.stringify(messages).length;
	lengths.set(messages, length);
	return length;
}

const sizeOf = ({ look, environment: { messages, ...rest } }: Surroundings) =>
	2 * (look.css.length + lengthOf(messages) + JSON.stringify(rest).length);

export function pageShellStore(database: Database, versions: VersionWatch, options: Options): PageShellStore {
	const cache = new PageCache<Surroundings>({ maxBytes, sizeOf });

	/** A failure that has nothing to do with texts comes again, and is thrown. */
	async function loadOrRescue(wanted: Omit<Wanted, 'shipped'>): Promise<Surroundings> {
		try {
			return await load(database, { ...wanted, shipped: false });
		} catch (error) {
			if (isUnavailable(error)) throw error;
			const rescued = await load(database, { ...wanted, shipped: true });
			options.report(wanted.tenant, error);
			return rescued;
		}
	}

	/** While the database is away, what was loaded last goes on to hold. */
	async function currentVersion(tenant: Tenant, key: string): Promise<{ version: string; texts: number }> {
		try {
			const { texts, look, content } = await versions.of(tenant.id);
			// The menus lead to products, which may be there for some days only.
			return { version: `${texts}.${look}.${content}.${shopDay(tenant)}.${stampOf(tenant)}`, texts };
		} catch (error) {
			const old = isUnavailable(error) ? cache.versionOf(key) : undefined;
			if (old === undefined) throw error;
			return { version: old, texts: 0 };
		}
	}

	return {
		async of(tenant, spoken, audience) {
			const key = `${tenant.id}.${spoken.language}.${audienceKey(audience)}`;
			const { version, texts } = await currentVersion(tenant, key);
			const known = cache.find(key, version);
			return (
				known ??
				cache.make(
					key,
					version,
					() => loadOrRescue({ tenant, spoken, audience, textsVersion: texts, kitPage: options.kitPage }),
					({ shipped }) => !shipped,
				)
			);
		},
		look: (tenant) => database.inTenant(tenant.id, (sql) => loadShopTheme(sql, tenant.id)),
	};
}
