import { describe, expect, it } from 'vitest';
import type { RichText } from '../../rules/pages/rich-text.ts';
import { holdToFamily } from './hold-to-family.tsx';
import { htmlOf, htmlOfSample, sampleOf } from './render.tsx';

for (const type of ['text', 'quote', 'faq', 'steps', 'testimonials', 'table']) holdToFamily(type);

const withAnswer = (text: RichText) => {
	const section = sampleOf('text');
	const [first] = section.items;
	return { ...section, items: first ? [{ ...first, texts: { ...first.texts, text } }] : [] };
};

describe('words', () => {
	it.each([1, 2, 3])('stand in as many columns as there are items: %s', async (count) => {
		const section = sampleOf('text');
		const html = await htmlOf({ ...section, items: section.items.slice(0, count) });
		expect(html.match(/rich-paragraph/g)).toHaveLength(count);
		expect(html.includes(`@tablet:grid-cols-${count}`)).toBe(count > 1);
	});

	it('become elements by what they are, and nothing else', async () => {
		const html = await htmlOf(
			withAnswer([
				{ type: 'heading3', align: 'center', children: [{ text: 'Papier' }] },
				{ type: 'bulleted', children: [{ type: 'item', children: [{ text: '135 g', bold: true }] }] },
				{
					type: 'quote',
					children: [
						{ text: 'alt', strike: true },
						{ text: 'neu', underline: true, bold: true },
					],
				},
				{
					type: 'paragraph',
					children: [
						{ text: '<script>alert(1)</script>' },
						{ type: 'link', url: '/paper', children: [{ text: 'mehr', italic: true, colour: 'primary' }] },
					],
				},
			]),
		);
		expect(html).toContain('<h3 class="rich-heading3 text-center">Papier</h3>');
		expect(html).toContain('<ul class="rich-list list-disc"><li><strong>135 g</strong></li></ul>');
		expect(html).toContain('<blockquote class="rich-quote"><s>alt</s><u><strong>neu</strong></u></blockquote>');
		expect(html).toContain('&lt;script&gt;');
		expect(html).toContain('<a class="rich-link" href="/paper"><span class="rich-primary"><em>mehr</em></span></a>');
	});

	it('of a quote are separate from its author', async () => {
		const html = await htmlOfSample('quote');
		expect(html).toMatch(/<blockquote[^>]*><p[^>]*>.*<\/p><\/blockquote><figcaption/);
		expect(html).toMatch(/<cite[^>]*>Katharina Brandt<\/cite>/);
	});
});

describe('the FAQ block', () => {
	it('open without any script, the first of them at once', async () => {
		const html = await htmlOfSample('faq');
		expect(html.match(/<details/g)).toHaveLength(3);
		expect(html.match(/<summary/g)).toHaveLength(3);
		expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
		expect(await htmlOfSample('faq', { values: { openFirst: false } })).not.toContain(' open=""');
	});

	it('leaves out questions without a text', async () => {
		const section = sampleOf('faq');
		const items = section.items.map((item, index) =>
			index === 1 ? { ...item, texts: { ...item.texts, question: '' } } : item,
		);
		expect((await htmlOf({ ...section, items })).match(/<details/g)).toHaveLength(2);
	});
});
