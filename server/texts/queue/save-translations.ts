// What people have written about a thing in some languages: saved, taken away where nothing is left of it, and translated by a
// machine where the shop wants that.
import type { Translatable } from '../../../rules/texts/lookup.ts';
import type { TranslationType } from '../../../rules/texts/translation-types.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { RefusedText } from '../refuse-text.ts';
import { removeTexts } from '../remove-texts.ts';
import { saveTexts } from '../save-texts.ts';
import { textOfEntity } from '../text-of-entity.ts';
import { queueChanged } from './queue-texts.ts';

export interface Word {
	languageCode: string;
	translation: string;
}

export interface TranslationsToSave {
	key: string;
	type: TranslationType;
	words: readonly Word[];
	/** In each language. */
	maxLength: number;
	/** In the default language of the shop. */
	required?: boolean;
}

interface Options {
	group: string;
	/** Whose change it is. */
	by: string | undefined;
}

const faulty = (words: readonly Word[], maxLength: number) =>
	words.some(({ translation }) => translation.trim().length > maxLength) ||
	new Set(words.map(({ languageCode }) => languageCode)).size < words.length;

/** The default language must be among them; others that are not given stay as they were, and those that the shop does not speak are
 * left out. */
export async function saveTranslations(
	sql: Sql,
	tenant: Tenant,
	things: readonly TranslationsToSave[],
	{ group, by }: Options,
): Promise<void> {
	const spoken = new Set(tenant.languages.map(({ languageCode }) => languageCode));
	const base = defaultLanguage(tenant);
	const given = things
		.map((thing) => ({ ...thing, words: thing.words.filter(({ languageCode }) => spoken.has(languageCode)) }))
		.filter(({ words, required }) => required || words.length > 0);
	for (const { key, words, maxLength, required } of given) {
		if (faulty(words, maxLength)) throw new Refused('VALIDATION', key.split('.').at(-1));
		const inBase = words.find(({ languageCode }) => languageCode === base);
		if (required && !inBase?.translation.trim()) throw new Refused('MANDATORY_FIELDS');
		if (!inBase) throw new Refused('VALIDATION', base);
	}
	const isEmpty = ({ words }: TranslationsToSave) => words.every(({ translation }) => translation.trim() === '');
	const [empty, filled] = [given.filter(isEmpty), given.filter((thing) => !isEmpty(thing))];
	await removeTexts(
		sql,
		tenant.id,
		empty.map(({ key }) => key),
	);
	const texts = filled.map(({ key, type, words }) => {
		const translations = Object.fromEntries(
			words.map(({ languageCode, translation }) => [languageCode, translation.trim()]),
		);
		return textOfEntity(tenant, { key, type, group, translations });
	});
	await saveTexts(sql, tenant.id, texts, { by }).catch((error) => {
		throw error instanceof RefusedText ? new Refused('VALIDATION', error.message) : error;
	});
	await queueChanged(
		sql,
		tenant.id,
		texts.map(({ key }) => key),
	);
}

/** A text as those edit it who see every language. */
export const listTranslations = (text: Translatable | undefined): Word[] =>
	text
		? Object.entries({ [text.baseLanguage]: text.baseText, ...text.translations })
				.map(([languageCode, translation = '']) => ({ languageCode, translation }))
				.sort((a, b) => (a.languageCode < b.languageCode ? -1 : 1))
		: [];
