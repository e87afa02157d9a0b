// The rows of settings: read by their group, written by a caller that has read the state that is changed.
import type { SettingsGroup, SettingValues } from '../../rules/settings/schema.ts';
import { faultySettings, tidySettings } from '../../rules/settings/validate.ts';
import { defaultsOf, type RowValues, readRow, writeRow } from '../../rules/settings/values.ts';
import type { Sql } from '../database/connection.ts';

export interface StoredSettings<Group extends SettingsGroup> {
	values: SettingValues<Group>;
	/** 0: nothing was ever saved. */
	revision: number;
}

interface Row {
	values: RowValues;
	version: number;
	revision: number;
}

const none: Row = { values: {}, version: 1, revision: 0 };

async function findRow(sql: Sql, tenantId: string, { group }: SettingsGroup): Promise<Row> {
	const [row] = await sql<Row[]>`
		select "values", version, revision from settings where tenant_id = ${tenantId} and "group" = ${group}`;
	return row ?? none;
}

/** One statement. What is kept elsewhere has its default. */
export async function findSettings<Group extends SettingsGroup>(
	sql: Sql,
	tenantId: string,
	group: Group,
): Promise<StoredSettings<Group>> {
	const { values, version, revision } = await findRow(sql, tenantId, group);
	return { values: readRow(group, values, version), revision };
}

/**
 * The state that is changed must be the one that is there, also when two save at the same moment.
 * @returns the new revision; undefined: another user has saved meanwhile
 */
export async function storeSettings<Group extends SettingsGroup>(
	sql: Sql,
	tenantId: string,
	group: Group,
	changed: Partial<SettingValues<Group>>,
	{ revision, userId }: { revision: number; userId: string | undefined },
): Promise<number | undefined> {
	const before = await findRow(sql, tenantId, group);
	const values = sql.json(writeRow(group, before.values, before.version, changed) as never);
	const version = Math.max(before.version, group.version);
	const by = userId ?? null;
	const [stored] =
		revision === 0
			? await sql<{ revision: number }[]>`
				insert into settings (tenant_id, "group", version, "values", updated_by)
				values (${tenantId}, ${group.group}, ${version}, ${values}, ${by})
				on conflict (tenant_id, "group") do nothing
				returning revision`
			: await sql<{ revision: number }[]>`
				update settings
				set "values" = ${values}, version = ${version}, revision = revision + 1, updated_at = now(), updated_by = ${by}
				where tenant_id = ${tenantId} and "group" = ${group.group} and revision = ${revision}
				returning revision`;
	return stored?.revision;
}

/** For a shop that is being set up: what is given holds, whatever was there. */
export async function enterSettings<Group extends SettingsGroup>(
	sql: Sql,
	tenantId: string,
	group: Group,
	given: Partial<SettingValues<Group>>,
): Promise<void> {
	const values = tidySettings(group, { ...defaultsOf(group), ...given }, {});
	const wrong = faultySettings(group, values, {}).filter((name) => name in given);
	if (wrong.length > 0) throw new Error(`settings that cannot be: ${wrong.join(', ')}`);
	const entered = Object.fromEntries(Object.keys(given).map((name) => [name, values[name]]));
	const row = sql.json(writeRow(group, {}, group.version, entered) as never);
	await sql`
		insert into settings as s (tenant_id, "group", version, "values")
		values (${tenantId}, ${group.group}, ${group.version}, ${row})
		on conflict (tenant_id, "group") do update set
			"values" = s."values" || excluded."values", revision = s.revision + 1, updated_at = now()`;
}
