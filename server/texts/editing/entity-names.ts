// What the things are called that keys of texts belong to: a key with an id in it says nothing to those who translate.
import { isId } from '../../../rules/ids.ts';
import {
	categoryNameKey,
	contentPageNameKey,
	entityOf,
	navigationLabelKey,
	newsletterTopicNameKey,
	productFieldLabelKey,
	productLabelNameKey,
	productNameKey,
} from '../../../rules/texts/entity-keys.ts';
import type { Sql } from '../../database/connection.ts';
import { findTexts } from '../find-texts.ts';

export interface EntityName {
	id: string;
	name: string;
}

const nameKeys: Readonly<Record<string, (id: string) => string>> = {
	category: categoryNameKey,
	contentPage: contentPageNameKey,
	navigationItem: navigationLabelKey,
	newsletterTopic: newsletterTopicNameKey,
	product: productNameKey,
	productField: productFieldLabelKey,
	productLabel: productLabelNameKey,
};

/** Of the thing itself, and of the field that it says something in. */
function* namesWanted(key: string): Generator<[id: string, nameKey: string]> {
	const entity = entityOf(key);
	const nameKey = entity && nameKeys[entity.kind];
	if (!entity || !nameKey) return;
	yield [entity.id, nameKey(entity.id)];
	const [, , part, fieldId] = key.split('.');
	if (part === 'field' && fieldId && isId(fieldId)) yield [fieldId, productFieldLabelKey(fieldId)];
}

/** One statement for all of a page. Variants have no names of their own. */
export async function findEntityNames(
	sql: Sql,
	tenantId: string,
	language: string,
	keys: readonly string[],
): Promise<EntityName[]> {
	const wanted = new Map(keys.flatMap((key) => [...namesWanted(key)]));
	const texts = await findTexts(sql, tenantId, [...wanted.values()]);
	return [...wanted].flatMap(([id, nameKey]) => {
		const text = texts.get(nameKey);
		const name = text && (text.translations[language] || text.baseText);
		return name ? [{ id, name }] : [];
	});
}
