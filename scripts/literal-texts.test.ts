import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLiteralTexts } from './literal-texts.mjs';
import { readRooms } from './rooms.mjs';

const textsIn = (code: string, file = 'web/page.tsx') => findLiteralTexts(new Map([[file, code]]));
const inPage = (element: string) => `export const Page = ({ t, x }: Props) => (\n\t${element}\n);`;

describe('a literal text', () => {
	it('is looked for in blocks as well, but not in what only tests need', () => {
		expect(textsIn('<p>Hallo</p>', 'blocks/title/render.tsx')).toHaveLength(1);
		expect(textsIn('<p>Hallo</p>', 'blocks/testing/render.tsx')).toEqual([]);
	});

	it('is nowhere in this project', () => {
		expect(findLiteralTexts(readRooms(path.dirname(import.meta.dirname)))).toEqual([]);
	});

	it.each([
		['<p>Hallo Welt</p>', 'Hallo Welt'],
		['<>Hallo</>', 'Hallo'],
		['<p>{x} Stück</p>', 'Stück'],
		['<title>Shop</title>', 'Shop'],
		["<p>{'Hallo'}</p>", 'Hallo'],
		[`<p>{\`Hallo \${x}\`}</p>`, 'Hallo … '],
		["<p>{x ? 'Ja' : t('common.close')}</p>", 'Ja'],
		["<p>{x && 'Ja'}</p>", 'Ja'],
		["<p>{x ?? 'Nichts'}</p>", 'Nichts'],
		["<p>{'Seite ' + x}</p>", 'Seite'],
		['<img alt="Ein Bild" src={x} />', 'Ein Bild'],
		["<img alt={x ? 'Ein Bild' : ''} src={x} />", 'Ein Bild'],
		['<a title="Mehr" href="/" />', 'Mehr'],
		['<input placeholder="Suchen" />', 'Suchen'],
		['<option label="Eins" />', 'Eins'],
		['<nav aria-label="Seiten" />', 'Seiten'],
		['<nav aria-description="Seiten" />', 'Seiten'],
		['<nav aria-roledescription="Karussell" />', 'Karussell'],
		['<Card title={`Karte`} />', 'Karte'],
	])('is found in %s', (element, text) => {
		expect(textsIn(inPage(element))).toEqual([expect.stringContaining(`web/page.tsx:2: "${text.trim()}`)]);
	});

	it.each([
		"<p>{t('header.search')}</p>",
		'<p className="big" id="main">{x}</p>',
		'<p>1 × 2 &nbsp;·&#160;</p>',
		'<p>{/* Hallo */}</p>',
		'<img alt="" src="/picture.png" />',
		"<p>{x === 'de-DE' && <b>{x}</b>}</p>",
		"<p>{format(x, 'long')}</p>",
		`<a href={\`/products/\${x}\`} title={t(\`header.menu\`)}>{x}</a>`,
		`<p>{\`\${x} %\`}</p>`,
	])('is not %s', (element) => {
		expect(textsIn(inPage(element))).toEqual([]);
	});

	it('is looked for in the screens only', () => {
		const code = inPage('<p>Hallo</p>');
		expect(textsIn(code, 'web/page.test.tsx')).toEqual([]);
		expect(textsIn(code, 'demo/page.tsx')).toEqual([]);
		expect(textsIn(code, 'web/catalogue/page.tsx')).toHaveLength(1);
	});

	it('names the line of each', () => {
		const found = textsIn(inPage('<div>\n\t\t<p>\n\t\t\tÜber uns\n\t\t</p>\n\t\t<p>Kontakt</p>\n\t</div>'));
		expect(found.map((fault) => fault.split(' ')[0])).toEqual(['web/page.tsx:4:', 'web/page.tsx:6:']);
	});

	it('cannot hide in a file that does not parse', () => {
		expect(textsIn('export const Page = () => <p>')).toEqual([expect.stringContaining('cannot be read')]);
	});
});
