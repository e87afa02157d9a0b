// The address of a page of the shop, for mails: at its default domain, in the language of the reader.
import { originAt } from '../../rules/hosts.ts';
import { pathOfLanguage, publishedLanguages } from '../../rules/languages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

/** Where an invited user chooses a first password. */
export const welcomePage = 'reset-password/welcome';

export function shopLink(tenant: Tenant, shop: string, language: string, page: string, token?: string): string {
	const spoken = publishedLanguages(tenant.languages).find(({ languageCode }) => languageCode === language);
	const base = spoken ? pathOfLanguage(spoken) : '/';
	const url = new URL(`${base}${page}`, tenant.defaultHost === null ? shop : originAt(tenant.defaultHost, shop));
	if (token !== undefined) url.searchParams.set('token', token);
	return url.href;
}
