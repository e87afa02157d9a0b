// The words that people agree to, as the shop has them in their language: they are kept with the consent. The checkout and the page where an account
// is made have words of their own, as the box there is one among others.
import type { SubscriberSource } from '../../../rules/newsletter/subscription.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';

const everywhere = { group: 'storefront', key: 'newsletter.consent' } as const;

const ofForms = {
	checkout: { group: 'checkout', key: 'checkout.newsletter' },
	signUp: { group: 'accountPages', key: 'signUp.newsletter' },
} as const;

const isOfForm = (source: SubscriberSource): source is keyof typeof ofForms => Object.hasOwn(ofForms, source);

export async function findConsentText(
	sql: Sql,
	tenant: Tenant,
	language: string,
	source: SubscriberSource = 'page',
): Promise<string> {
	const { group, key } = isOfForm(source) ? ofForms[source] : everywhere;
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: [group] };
	const t = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted));
	return t(key, { shop: tenant.name });
}
