// The language of the tenant that answers a wish for one.
import { publishedLanguages } from '../../rules/languages.ts';
import type { Tenant } from './find-tenant.ts';

export const defaultLanguage = ({ languages }: Tenant): string =>
	languages.find((language) => language.default)?.languageCode ?? 'de-DE';

export function spokenLanguage(tenant: Tenant, wanted: string | null | undefined): string {
	const spoken = tenant.languages.some(({ languageCode }) => languageCode === wanted);
	return spoken && wanted ? wanted : defaultLanguage(tenant);
}

/** The same for what leaves the shop, as mails and documents do: a draft is no language of it yet. */
export function publishedLanguage(tenant: Tenant, wanted: string | null | undefined): string {
	const spoken = publishedLanguages(tenant.languages).some(({ languageCode }) => languageCode === wanted);
	return spoken && wanted ? wanted : defaultLanguage(tenant);
}
