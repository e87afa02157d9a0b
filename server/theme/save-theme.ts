// Keeps what a tenant wants to look like. A theme with a fault is not kept, not even in part.
import type { OwnTheme } from '../../rules/theme/theme.ts';
import { findThemeFaults, type ThemeFault } from '../../rules/theme/theme-faults.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

/** @returns the faults; none when the theme is kept */
export async function saveTheme(sql: Sql, tenantId: string, theme: OwnTheme): Promise<ThemeFault[]> {
	const faults = findThemeFaults(theme);
	if (faults.length > 0) return faults;
	// Tagged SQL and not Drizzle, which on this driver would store a string inside of the JSON.
	await sql`
		insert into themes (tenant_id, theme) values (${tenantId}, ${sql.json(theme as Parameters<Sql['json']>[0])})
		on conflict (tenant_id) do update set theme = excluded.theme, updated_at = now()`;
	await announceChange(sql, tenantId, 'look');
	return [];
}
