// What a document of a shop is written with: its look and its words. Found in the tenant's transaction, read after it: the files of pictures
// may lie in a store elsewhere.
import { buffer } from 'node:stream/consumers';
import { notationIn } from '../../rules/languages.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Theme } from '../../rules/theme/theme.ts';
import type { Sql } from '../database/connection.ts';
import { originalFile } from '../media/media-path.ts';
import type { MediaStore } from '../media/store.ts';
import { findShopImages } from '../shopfront/shop-images.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { loadTheme } from '../theme/load-look.ts';
import { headerGround, type PreparedLogo, prepareLogo } from './prepare-logo.ts';

/** Plain data: it goes to the thread that prints. */
export interface Letterhead {
	shopName: string;
	/** The one of the shop's that answers the wish: what the document's `language` must be. */
	language: string;
	/** How the shop writes amounts in this language (rules/notations.ts). */
	notation: string | null;
	theme: Theme;
	/** Of the group `documents`, by key. */
	texts: Readonly<Record<string, string>>;
	logo: PreparedLogo | undefined;
}

interface FoundLetterhead extends Omit<Letterhead, 'logo'> {
	tenantId: string;
	logoFile: string | undefined;
	translate: Translate;
}

/** @param wanted a language; one that the shop does not speak becomes its default */
export async function findLetterhead(sql: Sql, tenantId: string, wanted: string): Promise<FoundLetterhead> {
	const [tenant, theme, images] = await Promise.all([
		loadTenant(sql, tenantId),
		loadTheme(sql, tenantId),
		findShopImages(sql, tenantId),
	]);
	const language = spokenLanguage(tenant, wanted);
	const groups = ['documents'] as const;
	const texts = await resolveInterfaceTexts(sql, tenantId, {
		language,
		tenantDefault: defaultLanguage(tenant),
		groups,
	});
	const notation = notationIn(tenant.languages, language);
	const logo = images.logoWide ?? images.logoSquare;
	return {
		tenantId,
		shopName: tenant.name,
		language,
		notation,
		theme,
		texts,
		logoFile: logo && originalFile(logo.id, logo.contentType),
		translate: translatorOf(language, texts, notation),
	};
}

/** Outside of any transaction. A logo that is gone is left out: the shop's name stands in its place. */
export async function readLetterhead(
	{ tenantId, logoFile, translate: _translate, ...shop }: FoundLetterhead,
	store: Pick<MediaStore, 'read'>,
): Promise<Letterhead> {
	const file = logoFile === undefined ? undefined : await store.read(tenantId, logoFile);
	return { ...shop, logo: file && (await prepareLogo(await buffer(file.stream), headerGround(shop.theme))) };
}
