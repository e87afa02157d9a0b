// How complete a shop is in each of its languages.
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { regionalBase } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { listTranslations } from '../list-translations.ts';

export interface Completeness {
	total: number;
	/** By language: texts that are there, in the language itself or in the region that stands for it. */
	there: ReadonlyMap<string, number>;
}

/** One statement. */
export async function countTexts(sql: Sql, tenantId: string, languages: readonly string[]): Promise<Completeness> {
	const entries = await listTranslations(sql, tenantId);
	const there = new Map(languages.map((code) => [code, 0]));
	let total = 0;
	for (const { translationKey, baseTranslation, translations } of entries) {
		// The name of a thing that has none is nothing to translate.
		if (baseTranslation.trim() === '' && !shippedEntries.has(translationKey)) continue;
		total += 1;
		const written = new Set(translations.map(({ languageCode }) => languageCode));
		for (const code of languages)
			if (written.has(code) || written.has(regionalBase(code) ?? code)) there.set(code, (there.get(code) ?? 0) + 1);
	}
	return { total, there };
}
