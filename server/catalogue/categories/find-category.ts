// One category with everything that can be set of it, in every language.
import type { CategoryDisplay } from '../../../rules/catalogue/kinds.ts';
import {
	categoryDescriptionKey,
	categoryNameKey,
	categorySeoDescriptionKey,
	categorySeoTitleKey,
} from '../../../rules/texts/entity-keys.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findPictures } from '../../media/find-pictures.ts';
import type { Picture } from '../../media/media-path.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { listTranslations, type Word } from '../../texts/queue/save-translations.ts';

interface Row {
	id: string;
	revision: number;
	slug: string;
	published: boolean;
	online: boolean;
	parentId: string | null;
	roleIds: string[];
	openTo: string[] | null;
	linkUrl: string;
	linkTarget: string;
	display: CategoryDisplay;
	mediaId: string | null;
	products: number;
	/** Those that stand in no other category. */
	onlyHere: number;
}

export interface EditedCategory extends Row {
	picture: Picture | null;
	names: Word[];
	descriptions: Word[];
	seoTitles: Word[];
	seoDescriptions: Word[];
}

export const categoryKeys = (id: string) => ({
	names: categoryNameKey(id),
	descriptions: categoryDescriptionKey(id),
	seoTitles: categorySeoTitleKey(id),
	seoDescriptions: categorySeoDescriptionKey(id),
});

export async function findCategory(sql: Sql, tenantId: string, id: string): Promise<EditedCategory> {
	const [row] = await sql<Row[]>`
		select c.id, c.revision, c.slug, c.published, c.online, c.parent_id, c.open_to::text[] as open_to, c.link_url,
			c.link_target, c.display, c.media_id,
			array(
				select r.role_id::text from category_roles r
				where r.tenant_id = c.tenant_id and r.category_id = c.id order by r.role_id
			) as role_ids,
			counted.products, counted.only_here
		from categories c cross join lateral (
			select count(*)::int as products, count(*) filter (where not exists (
				select from category_products o
				where o.tenant_id = m.tenant_id and o.product_id = m.product_id and o.category_id <> m.category_id and o.direct
			))::int as only_here
			from category_products m where m.tenant_id = c.tenant_id and m.category_id = c.id and m.direct
		) counted
		where c.tenant_id = ${tenantId} and c.id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	const keys = categoryKeys(id);
	const texts = await findTexts(sql, tenantId, Object.values(keys));
	const pictures = row.mediaId ? await findPictures(sql, tenantId, [row.mediaId]) : undefined;
	return {
		...row,
		picture: pictures?.get(row.mediaId ?? '') ?? null,
		names: listTranslations(texts.get(keys.names)),
		descriptions: listTranslations(texts.get(keys.descriptions)),
		seoTitles: listTranslations(texts.get(keys.seoTitles)),
		seoDescriptions: listTranslations(texts.get(keys.seoDescriptions)),
	};
}
