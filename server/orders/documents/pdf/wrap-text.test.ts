import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every sign is one wide. */
const wrap = (text: string, width: number) => wrapText(text, width, (line) => [...line].length);

describe('a text is broken', () => {
	it.each([
		['between words', 'ein langer Satz', 10, ['ein langer', 'Satz']],
		['where it says so', 'eins\nzwei drei', 20, ['eins', 'zwei drei']],
		['not between an amount and its currency', 'kostet 12\u00a0€', 9, ['kostet', '12\u00a0€']],
		['within a word only if that is too long for a line', 'ab Druckbogenmontage', 10, ['ab', 'Druckboge-', 'nmontage']],
		['at a soft hyphen', 'Druck\u00adbogen\u00admontage', 12, ['Druckbogen-', 'montage']],
		['after a slash', 'Bilderdruck/Offset', 12, ['Bilderdruck/', 'Offset']],
		['without adding anything to a number', '123456789012', 5, ['12345', '67890', '12']],
		['never into nothing', 'ab', 0, ['a-', 'b']],
	] as const)('%s', (_, text, width, lines) => expect(wrap(text, width)).toEqual(lines));

	it('not at all where it fits: soft hyphens are not seen', () =>
		expect(wrap('Druck\u00adbogen', 20)).toEqual(['Druckbogen']));

	it('into one empty line where there is none', () => expect(wrap('', 10)).toEqual(['']));
});
