import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../rules/content/shipped.ts';
import { findIcons, iconNames, iconTitle } from '../../rules/pages/icon-names.ts';
import { Icon } from './icons.tsx';

type Node = [string, Record<string, string>];

const source = path.join(import.meta.dirname, '../../node_modules/@tabler/icons/tabler-nodes-outline.json');
const drawn: Record<string, Node[]> = JSON.parse(fs.readFileSync(source, 'utf8'));

const written = ([tag, attributes]: Node) =>
	`<${tag}${Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join('')}/>`;

const symbol = (name: string) =>
	`<symbol id="${name}" viewBox="0 0 24 24">${(drawn[name] ?? []).map(written).join('')}</symbol>\n`;

describe('the icons of pages', () => {
	it('are in one file, as their makers draw them (vitest run blocks/stage/icons -u)', async () => {
		const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${iconNames.map(symbol).join('')}</svg>\n`;
		expect(iconNames.filter((name) => !drawn[name])).toEqual([]);
		await expect(sprite).toMatchFileSnapshot('./icons.svg');
	});

	it('have search terms in every shipped language', () => {
		for (const { icons } of Object.values(shippedContent)) {
			expect(Object.keys(icons)).toEqual(iconNames);
			expect(Object.values(icons).filter((words) => words.trim() === '')).toEqual([]);
		}
		expect(iconNames.length).toBeGreaterThanOrEqual(120);
	});

	it('are found by search terms of every shipped language, in any spelling', () => {
		expect(findIcons('telefon')).toContain('phone');
		expect(findIcons('PHONE')).toContain('phone');
		expect(findIcons('offnungszeiten')).toEqual(['clock']);
		expect(findIcons('karte visiten')).toEqual(['id']);
		expect(findIcons('')).toHaveLength(iconNames.length);
		expect(findIcons('xyzzy')).toEqual([]);
	});

	it('have a title in the language of the reader', () => {
		expect(iconTitle('truck-delivery', 'de-DE')).toBe('Lieferung');
		expect(iconTitle('truck-delivery', 'en-GB')).toBe('delivery');
		expect(iconTitle('truck-delivery', 'de-AT')).toBe('Lieferung');
		expect(iconTitle('truck-delivery', 'ja-JP')).toBe('delivery');
	});

	it('stand in a page by reference, and are silent', () => {
		const html = renderToStaticMarkup(<Icon name="phone" />);
		expect(html).toMatch(/<svg aria-hidden="true"[^>]*><use href="[^"]*icons[^"]*\.svg[^"#]*#phone">/);
		expect(renderToStaticMarkup(<Icon name={null} />)).toBe('');
	});
});
