import { expect, it } from 'vitest';
import { findSynonymError, readSynonyms } from './synonyms.ts';

const sets = [
	{ id: 'a', languageCode: 'de-DE', words: ['flyer', 'handzettel'] },
	{ id: 'b', languageCode: 'en-GB', words: ['poster', 'placard'] },
];
const fault = (words: string[], id?: string) => findSynonymError({ id, languageCode: 'de-DE', words }, sets);

it('words are read with any separator between them, in lower case and once each', () => {
	expect(readSynonyms(' Flyer, Handzettel;\nFlugblatt\n\n,flyer')).toEqual(['flyer', 'handzettel', 'flugblatt']);
});

it('two to twenty single words make a set', () => {
	expect(fault(['plakat', 'poster'])).toBeUndefined();
	expect(fault(['plakat'])).toEqual({ kind: 'few' });
	expect(fault([])).toEqual({ kind: 'few' });
	expect(fault(Array.from({ length: 20 }, (_, number) => `wort${number}`))).toBeUndefined();
	expect(fault(Array.from({ length: 21 }, (_, number) => `wort${number}`))).toEqual({ kind: 'many' });
	expect(fault(['plakat', 'großes plakat'])).toEqual({ kind: 'noWord', word: 'großes plakat' });
	expect(fault(['plakat', 'roll-up'])).toEqual({ kind: 'noWord', word: 'roll-up' });
	expect(fault(['plakat', 'x'.repeat(41)])).toMatchObject({ kind: 'noWord' });
});

it('no word stands in two sets of one language', () => {
	expect(fault(['prospekt', 'handzettel'])).toEqual({
		kind: 'taken',
		word: 'handzettel',
		others: ['flyer', 'handzettel'],
	});
	expect(fault(['flyer', 'handzettel', 'prospekt'], 'a')).toBeUndefined();
	expect(fault(['poster', 'plakat'])).toBeUndefined();
});
