import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardSpecification } from '../../demo/print-samples/sample-products.ts';
import type { DesignElement } from '../../rules/designs/design.ts';
import { draw } from '../../rules/designs/draw.ts';
import { unlocked } from '../../rules/designs/sample-design.ts';
import { newId } from '../../rules/ids.ts';
import { checkPdfX4 } from '../testing/check-pdf-x4.ts';
import { loadSampleDesign } from '../testing/designs.ts';
import { openPdf, pageOperators } from '../testing/open-pdf.ts';
import { farthest, layOutGlyphs, readGlyphs } from '../testing/pdf-glyphs.ts';
import { readWithPrograms } from '../testing/pdf-tools.ts';
import { type PreparedPicture, preparePicture } from './colour/colour-work.ts';
import { loadDefaultProfile } from './colour/output-profile.ts';
import { prepareVector } from './colour/prepare-vector.ts';
import { loadFaces } from './load-faces.ts';
import { listPictures } from './pdf/picture-needs.ts';
import { printOnThread } from './pdf/print-on-thread.ts';

const work = { tenantId: newId(), profile: loadDefaultProfile() };
const logo = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#e30613"/></svg>',
);

describe('a design', () => {
	it('becomes a print file with type where the studio shows it, its logo and its picture in inks', async () => {
		const sample = await loadSampleDesign();
		const box = { x: 30_000, y: 15_000, width: 25_000, height: 25_000, rotation: 0 };
		const mark: DesignElement = {
			id: 'logo',
			name: 'logo',
			box,
			lock: unlocked,
			print: true,
			isPinned: false,
			kind: 'vector',
			mediaId: 'logo',
		};
		const design = {
			...sample,
			pages: sample.pages.map((page) => ({ ...page, elements: [...page.elements, mark] })),
		};
		const { faces, files } = await loadFaces(design);
		const vector = await prepareVector(work, logo, 10_000);
		if ('png' in vector) throw new Error('became pixels');
		const { pages } = draw(design, {}, { faces, vectorOf: () => vector });
		const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
			.png()
			.toBuffer();
		const pictures = new Map<string, PreparedPicture>();
		for (const need of listPictures(pages)) pictures.set(need.key, await preparePicture(work, photo, need));
		const { product } = design;
		const specification = {
			...cardSpecification,
			width: product.width,
			height: product.height,
			bleed: product.bleed,
			sides: design.pages.map(({ name }) => ({ name })),
		};
		const created = new Date('2026-11-17T08:00:00Z');
		const { profile } = work;
		const pdf = await printOnThread({ title: 'Card', created, specification, pages, faces: files, pictures, profile });
		expect([...(await checkPdfX4(pdf)), ...(await readWithPrograms(pdf))]).toEqual([]);
		const document = await openPdf(pdf);
		const inks = vector.paths[0]?.fill?.cmyk.map((percent) => percent / 100);
		for (const index of pages.keys()) {
			const filled = pageOperators(document, index).filter(({ operator }) => operator === 'k');
			expect(filled.map(({ operands }) => operands)).toContainEqual(inks);
		}
		const distances = pages.map(({ operations }, index) =>
			farthest(readGlyphs(document, index), layOutGlyphs(operations, specification)),
		);
		expect(readGlyphs(document, 0).length).toBeGreaterThan(10);
		expect(Math.max(...distances)).toBeLessThan(0.001);
	});
});
