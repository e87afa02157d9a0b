// The settings of the page to get in touch, with the shop's own names of its topics.
import { type ContactSettings, contactSettings } from '../../../rules/settings/contact.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { findSettings, type StoredSettings } from '../../settings/store-settings.ts';
import { loadWordings, saveWordings } from '../../shop-details/settings/wordings.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';

type Stored = StoredSettings<typeof contactSettings>;

export async function loadContactSettings(sql: Sql, tenant: Tenant): Promise<Stored> {
	const wordings = await loadWordings(sql, tenant, contactSettings);
	const { values, revision } = await findSettings(sql, tenant.id, contactSettings);
	return { values: { ...values, ...wordings }, revision };
}

export const saveContactSettings = (
	sql: Sql,
	caller: Caller,
	given: Partial<ContactSettings>,
	revision: number | undefined,
): Promise<Stored> =>
	saveSettings(sql, caller, contactSettings, given, {
		revision,
		action: 'saveContactSettings',
		elsewhere: {
			load: () => loadWordings(sql, caller.tenant, contactSettings),
			store: (settings) => saveWordings(sql, caller.tenant, contactSettings, settings),
		},
	});
