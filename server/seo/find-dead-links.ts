// Links within the shop that lead to nothing: no page, product or category is there, nor was one that has moved.
import { type LinkedEntity, linkedTo } from '../../rules/pages/shop-paths.ts';
import { listLivingSlugs } from '../catalogue/living-slugs.ts';
import { everybody } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import { listReadablePages } from '../pages/led-to-pages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findMoved } from './find-moved.ts';

const named = ({ kind, slug }: LinkedEntity): string => `${kind} ${slug}`;

/** Two statements, and one more for each entity that is not where a link leads. */
export async function findDeadLinks(sql: Sql, tenant: Tenant, urls: readonly string[]): Promise<string[]> {
	const languages = tenant.languages.map(({ languageCode }) => languageCode);
	const targets = urls.map((url) => ({ url, to: linkedTo(url, languages) }));
	const entities = targets.flatMap(({ to }) => (typeof to === 'string' ? [] : [to]));
	const slugsOf = (kind: LinkedEntity['kind']) => entities.flatMap((one) => (one.kind === kind ? [one.slug] : []));
	const living = new Set(
		entities.length === 0
			? []
			: [
					...(await listLivingSlugs(sql, tenant.id, {
						products: slugsOf('product'),
						categories: slugsOf('category'),
					})),
					...(await listReadablePages(sql, tenant, defaultLanguage(tenant), false)).map(named),
				],
	);
	const gone = new Set<string>();
	for (const entity of entities) {
		if (living.has(named(entity)) || gone.has(named(entity))) continue;
		const [moved] = await findMoved(sql, tenant.id, entity, everybody);
		(moved ? living : gone).add(named(entity));
	}
	return targets.flatMap(({ url, to }) => {
		const isDead = typeof to === 'string' ? to === 'nowhere' : gone.has(named(to));
		return isDead ? [url] : [];
	});
}
