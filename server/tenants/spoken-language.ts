// The language of the tenant that answers a wish for one.
import type { Tenant } from './find-tenant.ts';

export const defaultLanguage = ({ languages }: Tenant): string =>
	languages.find((language) => language.default)?.languageCode ?? 'de-DE';

export function spokenLanguage(tenant: Tenant, wanted: string | null | undefined): string {
	const spoken = tenant.languages.some(({ languageCode }) => languageCode === wanted);
	return spoken && wanted ? wanted : defaultLanguage(tenant);
}
