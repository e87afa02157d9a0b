// Keeps what a tenant wants to look like, and every state of it to go back to. A theme with an error is not kept, not even in part.
import { newId } from '../../rules/ids.ts';
import type { OwnTheme } from '../../rules/theme/theme.ts';
import { findThemeErrors, type ThemeError } from '../../rules/theme/theme-errors.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

/**
 * @param by the user who publishes it; undefined: the system
 * @returns the errors; none when the theme is kept
 */
export async function saveTheme(sql: Sql, tenantId: string, theme: OwnTheme, by?: string): Promise<ThemeError[]> {
	const errors = findThemeErrors(theme);
	if (errors.length > 0) return errors;
	// What was there before versions were kept is the first of them.
	await sql`
		insert into theme_versions (tenant_id, id, theme, published_at)
		select tenant_id, ${newId()}, theme, updated_at from themes t where tenant_id = ${tenantId} and theme <> '{}'
		and not exists (select from theme_versions v where v.tenant_id = t.tenant_id)`;
	// Tagged SQL and not Drizzle, which on this driver would store a string inside of the JSON.
	await sql`
		insert into themes (tenant_id, theme) values (${tenantId}, ${sql.json(theme as Parameters<Sql['json']>[0])})
		on conflict (tenant_id) do update set theme = excluded.theme, updated_at = now()`;
	await sql`
		insert into theme_versions (tenant_id, id, theme, published_at, published_by)
		select tenant_id, ${newId()}, theme, updated_at, ${by ?? null}::uuid from themes where tenant_id = ${tenantId}`;
	await announceChange(sql, tenantId, 'look');
	return [];
}
