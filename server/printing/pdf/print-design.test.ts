// From a design to its print file: what typesetting placed is where the file has it.
import { describe, expect, it } from 'vitest';
import { draw } from '../../../rules/designs/draw.ts';
import { apply } from '../../../rules/designs/matrix.ts';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { sampleShape, sampleText } from '../../../rules/designs/sample-design.ts';
import { sampleTexts } from '../../../rules/designs/typeset/sample-texts.ts';
import { toPoints } from '../../../rules/designs/units.ts';
import { checkPdfX4 } from '../../testing/check-pdf-x4.ts';
import { loadDesignWith } from '../../testing/designs.ts';
import { openPdf } from '../../testing/open-pdf.ts';
import { readGlyphs } from '../../testing/pdf-glyphs.ts';
import { loadDefaultProfile } from '../colour/output-profile.ts';
import { loadFaces } from '../load-faces.ts';
import { makePrintPdf } from './make-print-pdf.ts';
import { measurePage } from './page-geometry.ts';

const specification = { ...usualSpecification, sides: [{ name: 'front' }] };

async function printText() {
	const box = { x: 6000, y: 6000, width: 73_000, height: 40_000, rotation: 7000 };
	const paragraph = sampleText('t', `${sampleTexts['de-DE']} ★ ✓`, { box, size: 2800, leading: 3600, tracking: 11 });
	const title = sampleText('u', 'Größe', {
		faceId: 'bold',
		align: 'end',
		verticalAlign: 'bottom',
		fit: 'shrink',
		size: 9000,
	});
	const design = await loadDesignWith(sampleShape('ground'), paragraph, title);
	const { faces, files } = await loadFaces(design);
	const { pages } = draw(design, {}, { faces, vectorOf: () => undefined });
	const input = {
		title: 'Card',
		created: new Date('2026-11-17T12:00:00Z'),
		specification,
		pages,
		faces: files,
		pictures: new Map(),
		profile: loadDefaultProfile(),
	};
	return { pages, pdf: await makePrintPdf(input) };
}

describe('a design that is printed', () => {
	it('has every glyph within a thousandth of a point of where it was set, and is PDF/X-4', async () => {
		const { pages, pdf } = await printText();
		expect(await checkPdfX4(pdf)).toEqual([]);
		const { origin, height } = measurePage(specification);
		const wanted = (pages[0]?.operations ?? []).flatMap((operation) => {
			if (operation.kind !== 'glyphs') return [];
			const scale = operation.size / operation.unitsPerEm;
			return operation.glyphs.map((glyph) => apply(operation.matrix, glyph.x * scale, glyph.y * scale));
		});
		const placed = readGlyphs(await openPdf(pdf), 0);
		expect(placed.length).toBe(wanted.length);
		expect(placed.length).toBeGreaterThan(250);
		const distances = placed.map(({ x, y }, index) => {
			const [wantedX = 0, wantedY = 0] = wanted[index] ?? [];
			return Math.hypot(x - origin.x - toPoints(wantedX), y - height + origin.y + toPoints(wantedY));
		});
		expect(Math.max(...distances)).toBeLessThan(0.001);
	});

	it('is the same file when it is drawn and made again', async () => {
		const [one, other] = [await printText(), await printText()];
		expect(one.pdf.equals(other.pdf)).toBe(true);
	});
});
