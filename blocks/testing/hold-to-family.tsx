// What holds for every block with words and pictures.
import { describe, expect, it } from 'vitest';
import { shippedLanguages } from '../../rules/messages/shipped.ts';
import { longText } from '../samples/sample-section.ts';
import { choicesOf, definitionOf, emptyElements, htmlOfSample, unbreakable } from './render.tsx';

const pictures = ['one', 'two', 'three'];

export function holdToFamily(type: string) {
	describe(`the block ${type}`, () => {
		const definition = definitionOf(type);
		const { sample } = definition;
		const parts = [sample, ...(sample.items ?? [])];

		it.each(shippedLanguages)('says all of its sample in %s', async (language) => {
			const html = await htmlOfSample(type, { language, pictures });
			const words = parts.flatMap(({ texts = {} }) => Object.values(texts));
			const lines = words.flatMap((inLanguages) => (inLanguages[language] ?? '').split('\n\n'));
			for (const line of lines) expect(html).toContain(line.replaceAll("'", '&#x27;').replaceAll('"', '&quot;'));
		});

		it.each([
			['with pictures', pictures],
			['without', []],
		])('leaves no empty element behind where nothing is written, %s', async (_, given) => {
			expect(emptyElements(await htmlOfSample(type, { wording: 'none', pictures: given }))).toEqual([]);
		});

		it('leaves none where only what is optional is missing', async () => {
			expect(emptyElements(await htmlOfSample(type, { pictures: [] }))).toEqual([]);
		});

		it('divides words that are longer than a phone is wide', async () => {
			const html = await htmlOfSample(type, { wording: 'long', pictures });
			expect(unbreakable(html, longText.slice(0, 20))).toEqual([]);
		});

		const choices = choicesOf(definition).map(({ field, options }) => [field, options] as const);
		it.each(choices)('renders differently with each choice of %s', async (field, options) => {
			const shown = await Promise.all(
				options.map((option) => htmlOfSample(type, { pictures, values: { [field]: option } })),
			);
			const still = shown.map((html) => html.replaceAll(/id="[^"]*"/g, ''));
			expect(new Set(still).size).toBe(options.length);
		});
	});
}
