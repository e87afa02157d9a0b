// Pictures for a caller that shows them at once and keeps no copy, with their words. One statement, however many.
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { textOf } from '../texts/shop-text.ts';
import type { Image, Picture } from './media-path.ts';

interface Row extends Picture {
	alternative: Translatable | null;
}

/** @param named whether with their alternative texts */
export const queryPictures = (
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
	named: boolean,
): Statement<Row[]> => sql<Row[]>`
	select m.id, m.content_type, m.width, m.height, m.sizes, m.fallback, m.focal_x, m.focal_y, m.credit, m.remote_url,
		${textOf(sql, tenantId, sql`'media.' || m.id || '.alt'`, named)} as alternative
	from media m where m.tenant_id = ${tenantId} and m.id = any(${[...ids]}::uuid[])
	order by m.id`;

export const spokenPictures = (rows: readonly Row[], language: string): Image[] =>
	rows.map(({ alternative, ...picture }) => ({
		...picture,
		alt: alternative ? pickTranslation(alternative, languageChain(language, alternative.baseLanguage)) : '',
	}));
