// What is still to be done with pictures before others see them. Two statements, however many.
import { placeholderFileName } from '../../../rules/media-library.ts';
import type { PictureFacts } from '../../../rules/pages/check-page.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findAlternativeTexts } from '../alternative-text.ts';
import { languagesWithoutText } from './list-media.ts';

export async function findPictureFacts(sql: Sql, tenant: Tenant, ids: readonly string[]): Promise<PictureFacts[]> {
	if (ids.length === 0) return [];
	const pictures = await sql<{ id: string; fileName: string }[]>`
		select id, file_name from media where tenant_id = ${tenant.id} and id = any(${[...ids]}::uuid[]) order by id`;
	const texts = await findAlternativeTexts(
		sql,
		tenant.id,
		pictures.map(({ id }) => id),
	);
	return pictures.map(({ id, fileName }) => ({
		id,
		placeholder: fileName === placeholderFileName,
		missingAlt: languagesWithoutText(tenant, texts.get(id)),
	}));
}
