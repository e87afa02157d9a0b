// Looks that a tenant keeps under a name, to take them up again. Those that ship with the product are not among them.
import { newId } from '../../../rules/ids.ts';
import { compareThemes } from '../../../rules/theme/compare-themes.ts';
import { shippedPresets } from '../../../rules/theme/presets.ts';
import { findThemeErrors } from '../../../rules/theme/theme-errors.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';

const presetsAtMost = 50;
const longestName = 80;

function checkName(given: string): string {
	const name = given.trim();
	if (name === '') throw new Refused('MANDATORY_FIELDS');
	if (name.length > longestName || /[\p{Cc}<>\\{}]/u.test(name)) throw new Refused('VALIDATION', 'name');
	const taken = shippedPresets.some((preset) => preset.name.toLowerCase() === name.toLowerCase());
	if (taken) throw new Refused('THEME_PRESET_NAME_TAKEN');
	return name;
}

function checkTheme(theme: unknown): Parameters<Sql['json']>[0] {
	const [error] = findThemeErrors(theme);
	if (error) throw new Refused('VALIDATION', `${error.path}: ${error.message}`);
	return theme as Parameters<Sql['json']>[0];
}

function refuseTaken(error: unknown): never {
	throw isTaken(error) ? new Refused('THEME_PRESET_NAME_TAKEN') : error;
}

interface Row {
	name: string;
	theme: unknown;
}

async function findPreset(sql: Sql, tenantId: string, id: string): Promise<Row> {
	const [preset] = await sql<Row[]>`
		select name, theme from theme_presets where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!preset) throw new Refused('NOT_FOUND');
	return preset;
}

export async function savePreset(sql: Sql, caller: Caller, given: { name: string; theme: unknown }): Promise<void> {
	const { tenant, services } = caller;
	const name = checkName(given.name);
	const theme = checkTheme(given.theme);
	const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
		select count(*)::int as count from theme_presets where tenant_id = ${tenant.id}`;
	if (count >= presetsAtMost) throw new Refused('VALIDATION', `at most ${presetsAtMost} presets`);
	const id = newId();
	await sql`
		insert into theme_presets (tenant_id, id, name, theme)
		values (${tenant.id}, ${id}, ${name}, ${sql.json(theme)})`.catch(refuseTaken);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveThemePreset',
		entity: { type: 'themePreset', id },
		after: { name },
	});
}

export async function updatePreset(
	sql: Sql,
	caller: Caller,
	id: string,
	given: { name: string | undefined; theme: unknown },
): Promise<void> {
	const { tenant, services } = caller;
	const before = await findPreset(sql, tenant.id, id);
	const name = given.name === undefined ? before.name : checkName(given.name);
	const theme = given.theme === undefined ? before.theme : checkTheme(given.theme);
	await sql`
		update theme_presets set name = ${name}, theme = ${sql.json(theme as Parameters<Sql['json']>[0])}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	const changes = compareThemes(before.theme, theme);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateThemePreset',
		entity: { type: 'themePreset', id },
		before: { name: before.name, ...changes.before },
		after: { name, ...changes.after },
	});
}

export async function deletePreset(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = await findPreset(sql, tenant.id, id);
	await sql`delete from theme_presets where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteThemePreset',
		entity: { type: 'themePreset', id },
		before,
	});
}
