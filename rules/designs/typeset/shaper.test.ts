import { createHash } from 'node:crypto';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { findFaceFile } from '../../../server/printing/faces.ts';
import { fontCatalogue } from '../../theme/fonts.ts';
import { hashSample, sampleTexts } from './sample-texts.ts';
import { openFace } from './shaper.ts';

async function readFace(family: string): Promise<Buffer> {
	const file = await findFaceFile({ family, weight: 400, italic: false });
	if (!file) throw new Error(`no face ${family}`);
	return file.bytes;
}

const families = fontCatalogue.map(({ family }) => family);
/** As typesetting shapes them, without soft hyphens. */
const texts = Object.values(sampleTexts).map((text) => text.replaceAll('\u00ad', ''));

describe('shaping', () => {
	it.each(families)('gives the glyphs and positions of %s that an independent shaper gives', async (family) => {
		const bytes = await readFace(family);
		const face = openFace(bytes);
		const oracle = create(bytes);
		if (!('layout' in oracle)) throw new Error('several faces');
		for (const text of texts) {
			const { glyphs, positions } = oracle.layout(text);
			const expected = glyphs.map(({ id }, index) => {
				const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
				return [id, ...[xAdvance, xOffset, yOffset].map(Math.round)];
			});
			const shaped = face.shape(text, []).map(({ id, advance, xOffset, yOffset }) => [id, advance, xOffset, yOffset]);
			expect(shaped).toEqual(expected);
		}
	});

	it('sets all families as they were set before: stored designs keep their lines', async () => {
		const fallback = openFace(await readFace('Inter'));
		const hash = createHash('sha256');
		for (const family of families) {
			const face = openFace(await readFace(family));
			for (const text of Object.values(sampleTexts)) hash.update(await hashSample(text, face, fallback));
		}
		// If a new version of the shaper, of the line breaker or of a font changes it, released designs would print differently.
		expect(hash.digest('hex')).toMatchInlineSnapshot(
			`"7aa4fe7a7b79cc0cd4a9620808d9cb9be61243eb96835a4b1ecddca13307e153"`,
		);
	});

	it('refuses bytes that are no font', () => {
		expect(() => openFace(new TextEncoder().encode('not a font'))).toThrow('not a font');
		expect(() => openFace(new Uint8Array())).toThrow('not a font');
	});
});
