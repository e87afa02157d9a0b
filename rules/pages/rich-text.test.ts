import { expect, it } from 'vitest';
import { isRichText } from './check-rich-text.ts';
import { richFrom } from './rich-from-plain.ts';
import { plainOf } from './rich-text.ts';

it('makes links of the mail addresses and phone numbers of texts that ship', () => {
	const text = 'Rufen Sie an: +49 461 555 0100.\n\nOder schreiben Sie an moin@druck.example. Bis 2026.';
	const rich = richFrom(text);
	expect(rich).toEqual([
		{
			type: 'paragraph',
			children: [
				{ text: 'Rufen Sie an: ' },
				{ type: 'link', url: 'tel:+494615550100', children: [{ text: '+49 461 555 0100' }] },
				{ text: '.' },
			],
		},
		{
			type: 'paragraph',
			children: [
				{ text: 'Oder schreiben Sie an ' },
				{ type: 'link', url: 'mailto:moin@druck.example', children: [{ text: 'moin@druck.example' }] },
				{ text: '. Bis 2026.' },
			],
		},
	]);
	expect(isRichText(rich, 1000)).toBe(true);
	expect(plainOf(rich)).toBe(text.replace('\n\n', '\n'));
});
