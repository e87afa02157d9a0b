// Puts menus into a shop that is set up, as the demo does: whatever was there before.
import { type EditedItem, flatItems, type MenuName } from '../../rules/navigation/menu.ts';
import { itemProblems } from '../../rules/navigation/validate-menu.ts';
import { navigationLabelKey } from '../../rules/texts/entity-keys.ts';
import type { Sql } from '../database/connection.ts';
import { tickBoxes } from '../pages/tick-boxes.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { textOfEntity } from '../texts/text-of-entity.ts';
import { labelGroup } from './item-labels.ts';
import { storedItem } from './save-menu.ts';

export async function enterMenu(sql: Sql, tenant: Tenant, menu: MenuName, items: readonly EditedItem[]): Promise<void> {
	const [problem] = itemProblems(items, { menu, language: defaultLanguage(tenant) });
	if (problem) throw new Error(`the ${menu} menu is not right: ${JSON.stringify(problem)}`);
	const json = sql.json(items.map(storedItem) as never);
	await sql`
		insert into navigation_menus as m (tenant_id, menu, items) values (${tenant.id}, ${menu}, ${json})
		on conflict (tenant_id, menu) do update set items = excluded.items, revision = m.revision + 1, updated_at = now()`;
	const flat = flatItems(items);
	const labelled = flat.filter(({ labels }) => Object.keys(labels).length > 0);
	const texts = labelled.map(({ id, labels }) =>
		textOfEntity(tenant, { key: navigationLabelKey(id), type: 'dynamic', group: labelGroup, translations: labels }),
	);
	await saveTexts(sql, tenant.id, texts);
	const pages = flat.filter(({ kind }) => kind === 'page').map(({ target }) => target);
	await tickBoxes(sql, tenant.id, menu, pages);
	await announceChange(sql, tenant.id, 'content');
}
