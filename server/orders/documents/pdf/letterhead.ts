// What a document of a shop is written with: its look and its words. Found in the tenant's transaction, read after it: the files of pictures
// may lie in a store elsewhere.
import { buffer } from 'node:stream/consumers';
import { notationIn } from '../../../../rules/languages.ts';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { Theme } from '../../../../rules/theme/theme.ts';
import type { Sql } from '../../../database/connection.ts';
import { originalFile } from '../../../media/media-path.ts';
import type { MediaStore } from '../../../media/store.ts';
import { findShopImages } from '../../../shop-details/shop-images.ts';
import { loadTenant } from '../../../tenants/load-tenant.ts';
import { defaultLanguage, publishedLanguage } from '../../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../../texts/resolve-interface-texts.ts';
import { loadTheme } from '../../../theme/load-shop-theme.ts';
import { UntrustedWorkFailure } from '../../../untrusted-work/task.ts';
import { headerGround, type PreparedLogo, prepareLogo } from './prepare-logo.ts';

export type Report = (error: unknown) => void;

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
	const language = publishedLanguage(tenant, wanted);
	const groups = ['documents', 'paymentMethods'] as const;
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

async function readLogo(
	{ tenantId, logoFile, theme }: FoundLetterhead,
	store: Pick<MediaStore, 'read'>,
	report: Report,
) {
	const file = logoFile === undefined ? undefined : await store.read(tenantId, logoFile);
	if (!file) return undefined;
	try {
		return await prepareLogo(tenantId, await buffer(file.stream), headerGround(theme));
	} catch (error) {
		if (!(error instanceof UntrustedWorkFailure)) throw error;
		report(error);
		return undefined;
	}
}

/**
 * Outside of any transaction. A logo that is gone, or that cannot be drawn within the limits, is left out: the shop's name stands in its
 * place, as an invoice must be made whatever its logo is.
 * @param report is called for a logo that could not be drawn
 */
export async function readLetterhead(
	found: FoundLetterhead,
	store: Pick<MediaStore, 'read'>,
	report: Report,
): Promise<Letterhead> {
	const { tenantId: _tenantId, logoFile: _logoFile, translate: _translate, ...shop } = found;
	return { ...shop, logo: await readLogo(found, store, report) };
}
