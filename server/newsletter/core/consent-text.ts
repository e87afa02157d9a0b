// The words that people agree to, as the shop has them in their language: they are kept with the consent.
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';

export async function findConsentText(sql: Sql, tenant: Tenant, language: string): Promise<string> {
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['storefront'] as const };
	const t = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted));
	return t('newsletter.consent', { shop: tenant.name });
}
