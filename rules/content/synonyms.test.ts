import { describe, expect, it } from 'vitest';
import { findSynonymError } from '../catalogue/synonyms.ts';
import { synonymsIn } from './synonyms.ts';

describe('the shipped synonyms', () => {
	it.each(['de-DE', 'en-GB'])('are sets in %s that a shop could have saved itself', (languageCode) => {
		const sets = synonymsIn(languageCode).map((words, index) => ({ id: String(index), languageCode, words }));
		for (const set of sets) expect(findSynonymError(set, sets)).toBeUndefined();
		for (const { words } of sets) expect(words).toEqual(words.map((word) => word.toLowerCase()));
	});

	it('are those of the language in another region, and none of a language without any', () => {
		expect(synonymsIn('de-AT')).toBe(synonymsIn('de-DE'));
		expect(synonymsIn('fr-FR')).toEqual([]);
	});
});
