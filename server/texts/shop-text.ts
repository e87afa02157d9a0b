// A text of the shop inside of a statement about other things.
import type { Sql } from '../database/connection.ts';
import type { Fragment } from '../database/read.ts';

/**
 * With all its translations: which of them is shown is decided by those who know the language (`pickTranslation`).
 * @param named otherwise there is none, and no texts of the shop are needed
 */
export const textOf = (sql: Sql, tenantId: string, key: Fragment, named = true): Fragment =>
	named
		? sql`(
	select jsonb_build_object(
		'baseText', e.base_text, 'baseLanguage', e.base_language, 'translations', coalesce((
			select jsonb_object_agg(t.language_code, t.translation) from text_translations t
			where t.tenant_id = e.tenant_id and t.key = e.key
		), '{}')
	) from text_entries e where e.tenant_id = ${tenantId} and e.key = ${key}
)`
		: sql`null::jsonb`;
