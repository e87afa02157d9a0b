// The address of a page of the shop, for mails: in the language of the reader.
import { pathOfLanguage } from '../../rules/languages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export function shopLink(tenant: Tenant, shop: string, language: string, page: string, token?: string): string {
	const spoken = tenant.languages.find(({ languageCode }) => languageCode === language);
	const base = spoken ? pathOfLanguage(spoken) : '/';
	const url = new URL(`${base}${page}`, shop);
	if (token !== undefined) url.searchParams.set('token', token);
	return url.href;
}
