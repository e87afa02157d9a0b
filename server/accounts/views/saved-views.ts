// The caller's own views of the list of orders. They stand with the user: whoever goes takes them along.
import { type SavedView, tidyViews } from '../../../rules/orders/saved-views.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Caller } from '../services.ts';

const list = 'orders';

export async function findViews(sql: Sql, { tenant, user }: Caller): Promise<SavedView[]> {
	const [row] = await sql<{ views: SavedView[] | null }[]>`
		select saved_views -> ${list}::text as views from users where tenant_id = ${tenant.id} and id = ${user?.id ?? null}::uuid`;
	return row?.views ?? [];
}

export async function saveViews(sql: Sql, { tenant, user }: Caller, given: readonly SavedView[]): Promise<SavedView[]> {
	const views = tidyViews(given);
	if (!views) throw new Refused('VALIDATION', 'views');
	await sql`
		update users set saved_views = jsonb_set(saved_views, ${[list]}::text[], ${JSON.stringify(views)}::text::jsonb)
		where tenant_id = ${tenant.id} and id = ${user?.id ?? null}::uuid`;
	return views;
}
