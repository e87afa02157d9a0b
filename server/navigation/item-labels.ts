// The own labels of items, which are texts of the shop: translators find them among all others, and machines translate them.
import { type EditedItem, flatItems, longestLabel, type MenuItem } from '../../rules/navigation/menu.ts';
import { navigationLabelKey } from '../../rules/texts/entity-keys.ts';
import type { Translatable } from '../../rules/texts/lookup.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { findTexts } from '../texts/find-texts.ts';
import { saveTranslations } from '../texts/queue/save-translations.ts';
import { listKeys, removeTexts } from '../texts/remove-texts.ts';

export const labelGroup = 'navigation';

const written = (text: Translatable | undefined): Record<string, string> => {
	const words = text ? { [text.baseLanguage]: text.baseText, ...text.translations } : {};
	return Object.fromEntries(Object.entries(words).flatMap(([language, word]) => (word ? [[language, word]] : [])));
};

/** Items as they are edited. One statement. */
export async function withLabels(sql: Sql, tenantId: string, items: readonly MenuItem[]): Promise<EditedItem[]> {
	const texts = await findTexts(
		sql,
		tenantId,
		flatItems(items).map(({ id }) => navigationLabelKey(id)),
	);
	const edited = (item: MenuItem): EditedItem => ({
		...item,
		labels: written(texts.get(navigationLabelKey(item.id))),
		children: item.children.map(edited),
	});
	return items.map(edited);
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Those that have changed are saved; those of items that are in no menu any more go.
 * @param others items of the other menu, whose labels stay
 */
export async function saveLabels(
	sql: Sql,
	{ tenant, user }: Caller,
	items: readonly EditedItem[],
	others: readonly MenuItem[],
): Promise<void> {
	const before = await findTexts(
		sql,
		tenant.id,
		items.map(({ id }) => navigationLabelKey(id)),
	);
	const spoken = tenant.languages.map(({ languageCode }) => languageCode);
	const changed = items.flatMap(({ id, labels }) => {
		const key = navigationLabelKey(id);
		const old = written(before.get(key));
		const words = spoken.map((languageCode) => ({ languageCode, translation: tidy(labels[languageCode] ?? '') }));
		const same = words.every(({ languageCode, translation }) => (old[languageCode] ?? '') === translation);
		return same ? [] : [{ key, type: 'dynamic' as const, words, maxLength: longestLabel }];
	});
	await saveTranslations(sql, tenant, changed, { group: labelGroup, by: user?.id });
	const left = new Set([...items, ...others].map(({ id }) => navigationLabelKey(id)));
	const keys = await listKeys(sql, tenant.id, labelGroup);
	await removeTexts(
		sql,
		tenant.id,
		keys.filter((key) => !left.has(key)),
	);
}
