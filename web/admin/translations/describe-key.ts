// Keys of a shop's own texts in words: "Category “For regulars”: Description" in place of an id.
import { entityOf } from '../../../rules/texts/entity-keys.ts';
import type { Translate } from '../../../rules/texts/translator.ts';

const kinds = [
	'product',
	'productField',
	'productLabel',
	'category',
	'contentPage',
	'navigationItem',
	'newsletterTopic',
] as const;
const parts = ['name', 'label', 'description', 'seoTitle', 'seoDescription', 'default'] as const;

/**
 * @param names of things by their ids
 * @returns undefined for a key that is words itself, or of which another version knows more
 */
export function describeKey(t: Translate, key: string, names: ReadonlyMap<string, string>): string | undefined {
	const entity = entityOf(key);
	const kind = kinds.find((one) => one === entity?.kind);
	if (!entity || !kind) return undefined;
	const [, , last = '', fieldId = ''] = key.split('.');
	const known = parts.find((one) => one === last);
	const part = last === 'field' ? (names.get(fieldId) ?? t('texts.part.field')) : known && t(`texts.part.${known}`);
	if (!part) return undefined;
	const name = names.get(entity.id);
	const thing = t(`texts.kind.${kind}`);
	return name ? t('texts.ownKey', { thing, name, part }) : t('texts.namelessKey', { thing, part });
}
