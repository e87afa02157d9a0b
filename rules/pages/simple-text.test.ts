import { describe, expect, it } from 'vitest';
import { isRichText } from './check-rich-text.ts';
import type { RichText } from './rich-text.ts';
import { plainOfSimple, readSimpleText, simpleHtml, writeSimpleText } from './simple-text.ts';

const formatted: RichText = [
	{
		type: 'paragraph',
		children: [
			{ text: 'Auf ' },
			{ text: 'festem', bold: true },
			{ text: ' Karton, ' },
			{ text: 'matt', italic: true },
			{ text: '\noder ' },
			{ text: 'beides', bold: true, italic: true },
			{ text: ', siehe ' },
			{ type: 'link', url: '/papers', children: [{ text: 'Papiere' }] },
			{ text: '.' },
		],
	},
	{
		type: 'bulleted',
		children: [
			{ type: 'item', children: [{ text: 'A5' }] },
			{ type: 'item', children: [{ text: 'A6', bold: true }] },
		],
	},
	{ type: 'numbered', children: [{ type: 'item', children: [{ text: 'Falzen' }] }] },
];

const written =
	'Auf **festem** Karton, *matt*\noder ***beides***, siehe [Papiere](/papers).\n\n- A5\n- **A6**\n\n1. Falzen';

describe('a formatted description', () => {
	it('is written as a text that reads well by itself, and is read as what it was', () => {
		expect(writeSimpleText(formatted)).toBe(written);
		expect(readSimpleText(written)).toEqual(formatted);
		expect(isRichText(readSimpleText(written), 1000)).toBe(true);
	});

	it('is known to search engines, feeds and mails by its words alone', () => {
		expect(plainOfSimple(written)).toBe('Auf festem Karton, matt\noder beides, siehe Papiere.\n\nA5\nA6\n\nFalzen');
	});

	it.each([
		'Preis* zzgl. Versand (*ab 100 Stück).',
		'5*3*2 cm, 300 g/m²',
		'Name_mit_Strichen und [Klammern] (so)',
		'C:\\Druck\\neu',
		'Zeile eins\nZeile zwei',
		'2024. Ein Jahr',
		'* Angaben ohne Gewähr',
		'[böse](javascript:alert(1))',
	])('that says %j shows exactly that', (text) => {
		expect(plainOfSimple(text)).toBe(text);
		expect(writeSimpleText(readSimpleText(text))).toBe(text);
	});

	it.each(['**kein Fett**', '- kein Punkt', '3. keine Liste', '[kein](/link)', 'a \\* b', '*', '***', '\\', '-', '1.'])(
		'into which %j was typed as words keeps it as words',
		(words) => {
			const rich: RichText = [{ type: 'paragraph', children: [{ text: words }] }];
			expect(readSimpleText(writeSimpleText(rich))).toEqual(rich);
		},
	);

	it('becomes no other markup than that of its formats', () => {
		expect(simpleHtml('<script>x</script> & **"fett"** [a](https://a.example/?b="c)')).toBe(
			'<p>&lt;script&gt;x&lt;/script&gt; &amp; <strong>&quot;fett&quot;</strong> <a href="https://a.example/?b=&quot;c">a</a></p>',
		);
		expect(simpleHtml(written)).toContain('<ul><li>A5</li><li><strong>A6</strong></li></ul>');
		expect(simpleHtml('[x](javascript:alert)')).toBe('<p>[x](javascript:alert)</p>');
	});

	it('is read in a time that grows with its length alone', () => {
		const begun = performance.now();
		for (const hostile of ['*a '.repeat(6600), '[a'.repeat(10_000), '**'.repeat(10_000), '\\'.repeat(20_000)])
			readSimpleText(hostile);
		expect(performance.now() - begun).toBeLessThan(3000);
	});
});
