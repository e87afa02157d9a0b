// What a tenant has decided about its look, as it is stored, and the states it has published.
import type { Sql } from '../database/connection.ts';

interface StyleState {
	tenantName: string;
	/** As much of a theme as it wants to have its own way; whatever an older version stored. */
	theme: unknown;
	/** Whether a preset or an imported theme may replace its colours. */
	overwriteColors: boolean;
	/** The last change of theme, pictures of the theme or this decision. */
	lastTenantUiConfigUpdate: Date;
}

export async function loadStyleState(sql: Sql, tenantId: string): Promise<StyleState> {
	const [state] = await sql<StyleState[]>`
		select t.name as tenant_name, coalesce(s.theme, '{}') as theme, coalesce(s.overwrite_colors, true) as overwrite_colors,
			coalesce(s.updated_at, t.created_at) as last_tenant_ui_config_update
		from tenants t left join themes s on s.tenant_id = t.id where t.id = ${tenantId}`;
	if (!state) throw new Error('there is no such tenant');
	return state;
}

/** Notes that something of the look has changed which is not in the theme itself. */
export async function touchStyleState(sql: Sql, tenantId: string): Promise<void> {
	await sql`
		insert into themes (tenant_id, theme) values (${tenantId}, '{}')
		on conflict (tenant_id) do update set updated_at = now()`;
}

export async function decideOverwriteColors(sql: Sql, tenantId: string, on: boolean): Promise<void> {
	await touchStyleState(sql, tenantId);
	await sql`update themes set overwrite_colors = ${on} where tenant_id = ${tenantId}`;
}

export interface PublishedTheme {
	id: string;
	theme: unknown;
	publishedAt: Date;
	publishedBy: string | null;
}

/** As many as a user would look through. */
const versionsShown = 30;

export async function listPublished(sql: Sql, tenantId: string): Promise<readonly PublishedTheme[]> {
	return sql<PublishedTheme[]>`
		select id, theme, published_at, published_by from theme_versions
		where tenant_id = ${tenantId} order by published_at desc, id desc limit ${versionsShown}`;
}

export async function findPublished(sql: Sql, tenantId: string, id: string): Promise<PublishedTheme | undefined> {
	const [version] = await sql<PublishedTheme[]>`
		select id, theme, published_at, published_by from theme_versions where tenant_id = ${tenantId} and id = ${id}`;
	return version;
}
