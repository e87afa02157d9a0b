// Settings of a shop in tests: as they ship, apart from what is given.
import type { SettingsGroup, SettingValues } from '../../rules/settings/schema.ts';
import type { Sql } from '../database/connection.ts';
import { enterSettings } from '../settings/store-settings.ts';

export async function setSettings<Group extends SettingsGroup>(
	sql: Sql,
	tenantId: string,
	group: Group,
	given: Partial<SettingValues<Group>>,
): Promise<void> {
	await sql`delete from settings where tenant_id = ${tenantId} and "group" = ${group.group}`;
	await enterSettings(sql, tenantId, group, given);
}
