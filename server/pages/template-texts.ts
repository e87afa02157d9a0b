// Whether pages that are published still hold what their skeletons leave to the owner of the shop.
import { openMarks } from '../../rules/content/open-marks.ts';
import type { Sql } from '../database/connection.ts';

export async function hasTemplateTexts(sql: Sql, tenantId: string, slugs: readonly string[]): Promise<boolean> {
	const patterns = openMarks.map((mark) => `%${mark}%`);
	const found = await sql`
		select from pages
		where tenant_id = ${tenantId} and kind = 'page' and slug = any(${slugs}) and published::text like any(${patterns})
		limit 1`;
	return found.length > 0;
}
