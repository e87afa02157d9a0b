// A page as its screens hold it: what it is called and where it stands, how that is validated, and which refusal is about which field.
import { slugOf } from '../../../rules/catalogue/slug.ts';
import { pageAddress } from '../../../rules/pages/addresses.ts';
import type { PageKind } from '../../../rules/pages/block.ts';
import { longestPageName } from '../../../rules/pages/editing-limits.ts';
import { slugError } from '../../../rules/pages/slugs.ts';
import type { Platform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { FieldErrors } from '../editor.ts';
import { errorName, type Translations, validateTranslations } from '../translation-fields.tsx';
import type { pageDocument } from './pages.documents.ts';

export type ManagedPage = Data<typeof pageDocument>['editedPage'];

/** What every page has, new or not. */
export interface NamedPage {
	names: Translations;
	slug: string;
}

export const nameRules = { required: true, maxLength: longestPageName };

const baseLanguage = ({ languages, language }: Platform) =>
	languages.find((spoken) => spoken.default)?.languageCode ?? language;

const namesOf = ({ names }: ManagedPage): Translations => (names ?? {}) as Translations;

/** In the reader's language, else in the base language. */
export function pageName(page: ManagedPage, platform: Platform): string {
	const names = namesOf(page);
	return names[platform.language] || names[baseLanguage(platform)] || page.slug;
}

/** Every language of the shop has its place. */
export const pageNames = (languages: Platform['languages'], page?: ManagedPage): Translations =>
	Object.fromEntries(languages.map(({ languageCode }) => [languageCode, (page && namesOf(page)[languageCode]) ?? '']));

/** Where visitors find it. */
export const visitAddress = ({ home, kind, slug }: ManagedPage): string => (home ? '/' : pageAddress(kind, slug));

export const isVisible = ({ active, published }: ManagedPage): boolean => active && published;

/** Where it is edited: where it stands, or at an address of its own while visitors cannot see it. */
export const editAddress = (page: ManagedPage): string =>
	isVisible(page) ? visitAddress(page) : `/admin/pages/${page.id}/edit`;

/** The one that is typed, else the one that its name will become; '' where there is none yet. */
export const futureSlug = ({ names, slug }: NamedPage, platform: Platform): string =>
	slug.trim() || slugOf(names[baseLanguage(platform)] ?? '');

const slugTexts = { invalid: 'pageErrors.slugInvalid', reserved: 'pageErrors.slugReserved' } as const;

/** @param slug as it is typed; one that is not there yet is made of the name */
export function slugProblem(slug: string, kind: PageKind, { languages, t }: Platform): string | undefined {
	const codes = languages.map(({ languageCode }) => languageCode);
	const error = slugError(slug, kind, codes);
	return error && t(slugTexts[error]);
}

export function validatePage(page: NamedPage, kind: PageKind, platform: Platform): FieldErrors {
	const { languages, t } = platform;
	const base = baseLanguage(platform);
	const slug = futureSlug(page, platform);
	const unnamed = (page.names[base] ?? '').trim() === '';
	return {
		...validateTranslations('names', page.names, nameRules, languages, t),
		...(unnamed && { [errorName('names', base)]: t('pageErrors.nameRequired') }),
		// Without a name there is no address either, and the name is what to say.
		slug: slug === '' && unnamed ? undefined : slugProblem(slug, kind, platform),
	};
}

export const pageFieldOf =
	(platform: Platform) =>
	(code: string): string | undefined =>
		({
			PAGE_NAME_REQUIRED: errorName('names', baseLanguage(platform)),
			PAGE_NAME_TAKEN: errorName('names', baseLanguage(platform)),
			PAGE_SLUG_INVALID: 'slug',
			PAGE_SLUG_RESERVED: 'slug',
			PAGE_SLUG_TAKEN: 'slug',
			PAGE_NEEDED_THERE: 'slug',
			PAGE_NOT_HOME: 'home',
		})[code];
