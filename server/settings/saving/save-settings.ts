// Saves settings of a group. A user who began with an older state than the one that is there is notified, and nothing is changed.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import type { ErrorCode } from '../../../rules/errors.ts';
import {
	type SettingContext,
	type SettingsGroup,
	type SettingValues,
	settingsOf,
} from '../../../rules/settings/schema.ts';
import { faultySettings, tidySettings } from '../../../rules/settings/validate.ts';
import { changedValues } from '../../../rules/settings/values.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import { hasTenant } from '../../tenants/load-tenant.ts';
import { findSettings, type StoredSettings, storeSettings } from '../store-settings.ts';

interface Saving<Group extends SettingsGroup> {
	/** Of the state that was changed; undefined: whatever is there. */
	revision: number | undefined;
	/** In the audit log. */
	action: AuditAction;
	entity?: string;
	/** What a refusal is called whose reason is that another user has saved meanwhile. */
	changedCode?: ErrorCode;
	context?: SettingContext;
	/** For what is not in the row of the group. */
	elsewhere?: {
		load(): Promise<Partial<SettingValues<Group>>>;
		store(settings: SettingValues<Group>): Promise<void>;
	};
	/** What follows from the change, in its transaction. */
	after?(settings: SettingValues<Group>): Promise<void>;
}

/** Of several fields that belong together those that are unknown to the caller stay. */
function merge<Group extends SettingsGroup>(
	group: Group,
	before: SettingValues<Group>,
	given: Partial<SettingValues<Group>>,
): SettingValues<Group> {
	const merged = settingsOf(group).flatMap(([name, { kind }]) =>
		kind === 'object' && given[name] ? [[name, { ...(before[name] as object), ...(given[name] as object) }]] : [],
	);
	return { ...before, ...given, ...Object.fromEntries(merged) };
}

/** What is not given stays as it is. */
export async function saveSettings<Group extends SettingsGroup>(
	sql: Sql,
	caller: Caller,
	group: Group,
	given: Partial<SettingValues<Group>>,
	saving: Saving<Group>,
): Promise<StoredSettings<Group>> {
	const { tenant, services, user } = caller;
	const { elsewhere, action, entity = 'tenant', changedCode = 'SETTINGS_CHANGED' } = saving;
	if (!(await hasTenant(sql, tenant.id))) throw new Refused('SETTINGS_TENANT_MISSING');
	const stored = await findSettings(sql, tenant.id, group);
	if (saving.revision !== undefined && saving.revision !== stored.revision) throw new Refused(changedCode);
	const before = { ...stored.values, ...(await elsewhere?.load()) };
	const context = { host: caller.shop, country: tenant.country, before, ...saving.context };
	const settings = tidySettings(group, merge(group, before, given), context);
	const faulty = faultySettings(group, settings, context);
	if (faulty.length > 0) throw new Refused('VALIDATION', faulty.join(', '));
	const changed = changedValues(before, settings) as Partial<SettingValues<Group>>;
	const next = { revision: stored.revision, userId: user?.id };
	const revision = await storeSettings(sql, tenant.id, group, changed, next);
	if (revision === undefined) throw new Refused(changedCode);
	await elsewhere?.store(settings);
	const values = { ...settings, ...(await elsewhere?.load()) };
	await saving.after?.(values);
	await services.record(sql, tenant.id, actorOf(caller), {
		action,
		entity: { type: entity, id: tenant.id },
		before,
		after: values,
	});
	await announceChange(sql, tenant.id, 'content');
	return { values, revision };
}
