// Errors of a form in words: those of the tenant, in the language of the reader.
import { errorText } from '../../rules/fields.ts';
import type { FormErrors } from '../../rules/forms/validate.ts';
import { shippedEntries } from '../../rules/messages/groups.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';

interface Described {
	element: string;
	message: string;
}

/** In the order of the elements. One statement, none where nothing is wrong. */
export async function describeErrors(
	sql: Sql,
	tenant: Tenant,
	language: string,
	errors: FormErrors,
): Promise<Described[]> {
	const found = Object.entries(errors);
	if (found.length === 0) return [];
	const groups = found.flatMap(([, error]) => ('key' in error ? (shippedEntries.get(error.key)?.group ?? []) : []));
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: [...new Set(groups)] };
	const t = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted));
	return found.map(([element, error]) => ({ element, message: errorText(error, t) }));
}
