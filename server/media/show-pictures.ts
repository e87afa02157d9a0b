// Pictures for whoever shows them at once and keeps no copy, with their words. One statement, however many.
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import type { Image, Picture } from './media-path.ts';

interface Row extends Picture {
	alternative: Translatable | null;
}

export const askPictures = (sql: Sql, tenantId: string, ids: readonly string[]): Statement<Row[]> => sql<Row[]>`
	select m.id, m.content_type, m.width, m.height, m.sizes, m.fallback, m.focal_x, m.focal_y,
		(
			select jsonb_build_object(
				'baseText', e.base_text, 'baseLanguage', e.base_language,
				'translations', coalesce((
					select jsonb_object_agg(t.language_code, t.translation) from text_translations t
					where t.tenant_id = e.tenant_id and t.key = e.key
				), '{}')
			)
			from text_entries e where e.tenant_id = m.tenant_id and e.key = 'media.' || m.id || '.alt'
		) as alternative
	from media m where m.tenant_id = ${tenantId} and m.id = any(${[...ids]}::uuid[])
	order by m.id`;

export const spokenPictures = (rows: readonly Row[], language: string): Image[] =>
	rows.map(({ alternative, ...picture }) => ({
		...picture,
		alt: alternative ? pickTranslation(alternative, languageChain(language, alternative.baseLanguage)) : '',
	}));
