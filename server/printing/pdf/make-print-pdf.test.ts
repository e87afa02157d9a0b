import { PDFName, PDFStream } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPhotos, makeSample, type SamplePhotos } from '../../../demo/print-samples/make-samples.ts';
import {
	cardSpecification,
	drawCard,
	flyerSpecification,
	type PrintSample,
	printSamples,
} from '../../../demo/print-samples/sample-products.ts';
import {
	black,
	fillPath,
	processInk,
	rectanglePath,
	strokePath,
	white,
} from '../../../demo/print-samples/sample-shapes.ts';
import { openSampleFace, setLine } from '../../../demo/print-samples/sample-type.ts';
import type { DrawOperation } from '../../../rules/designs/operations.ts';
import { fromMillimetres, toPoints } from '../../../rules/designs/units.ts';
import { checkPdfX4 } from '../../testing/check-pdf-x4.ts';
import { nameOf, objectsOf, openPdf, pageOperators } from '../../testing/open-pdf.ts';
import { farthest, layOutGlyphs, readGlyphs } from '../../testing/pdf-glyphs.ts';
import { readWithPrograms } from '../../testing/pdf-tools.ts';

let photos: SamplePhotos;
beforeAll(async () => {
	photos = await drawPhotos();
});

/** Every file that a test makes goes through both. */
async function make(sample: PrintSample): Promise<Buffer> {
	const pdf = await makeSample(sample, photos);
	expect([...(await checkPdfX4(pdf)), ...(await readWithPrograms(pdf))]).toEqual([]);
	return pdf;
}

const cardOf = (operations: readonly DrawOperation[], further: Partial<PrintSample> = {}): PrintSample => ({
	name: 'card',
	title: 'Card',
	specification: cardSpecification,
	pages: [{ pageId: 'front', name: 'front', operations }],
	...further,
});

const sans = openSampleFace('Inter', 400);
const page = rectanglePath(-3, -3, 91, 61);

/** Operators between a `q` that stands for an operation and its `Q`, in words. */
async function contentOf(pdf: Buffer, index = 0): Promise<string> {
	const operators = pageOperators(await openPdf(pdf), index);
	const written = (operand: unknown): string =>
		typeof operand === 'object' && operand && 'name' in operand ? `/${operand.name}` : String(operand);
	return operators.map(({ operator, operands }) => [...operands.map(written), operator].join(' ')).join('\n');
}

describe('a print file', () => {
	it.each(printSamples.map((sample) => [sample.title, sample] as const))(
		'of %s is PDF/X-4 to our checks and to the programs that are installed',
		async (_, sample) => {
			await make(sample);
		},
	);

	it('has the same bytes whenever it is made of the same input', async () => {
		const sample = cardOf([setLine('Größe', 10, 10, { face: sans, size: 9, ink: black })]);
		const first = await make(sample);
		expect((await make(sample)).equals(first)).toBe(true);
		const other = await make({ ...sample, title: 'Another card' });
		expect((await openPdf(other)).context.trailerInfo.ID).not.toEqual((await openPdf(first)).context.trailerInfo.ID);
	});

	it('has boxes of trim, bleed and page, with room for marks where they are wanted', async () => {
		const boxesOf = async (cropMarks: boolean) => {
			const pdf = await make(cardOf([], { specification: { ...cardSpecification, cropMarks } }));
			const first = (await openPdf(pdf)).getPage(0);
			return [first.getMediaBox(), first.getBleedBox(), first.getTrimBox()].map(({ x, width, height }) =>
				[x, width, height].map((points) => Math.round((points / 72) * 25.4 * 1000) / 1000),
			);
		};
		expect(await boxesOf(true)).toEqual([
			[0, 105, 75],
			[7, 91, 61],
			[10, 85, 55],
		]);
		expect(await boxesOf(false)).toEqual([
			[0, 91, 61],
			[0, 91, 61],
			[3, 85, 55],
		]);
	});

	it('cuts off at the bleed what is drawn beyond it, and leaves other pages as they are', async () => {
		const clipsIn = async (path: string) => {
			const content = await contentOf(await make(cardOf([fillPath(path, processInk(0, 50, 0, 0))])));
			return content.split('\n').filter((line) => line === 'W').length;
		};
		expect(await clipsIn(page)).toBe(0);
		expect(await clipsIn(rectanglePath(-10, 20, 30, 10))).toBe(1);
	});

	it('says its title in XML that stays well-formed', async () => {
		const pdf = await make(cardOf([], { title: 'Müller & Söhne <„Karte“>' }));
		expect((await openPdf(pdf)).getTitle()).toBe('Müller & Söhne <„Karte“>');
	});

	it('holds text that can be searched and copied', async () => {
		const pdf = await make({ ...cardOf([]), pages: drawCard() });
		const document = await getDocumentProxy(new Uint8Array(pdf));
		const { items } = await (await document.getPage(1)).getTextContent();
		const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
		expect(text).toContain('Änne Grünefeld');
		expect(text).toContain('Typografie & Satz');
	});
});

describe('type in a print file', () => {
	it('stands within 0.001 pt of the layout, glyph by glyph', async () => {
		let count = 0;
		for (const sample of printSamples) {
			const document = await openPdf(await make(sample));
			for (const [index, { operations }] of sample.pages.entries()) {
				const placed = readGlyphs(document, index);
				count += placed.length;
				expect(farthest(placed, layOutGlyphs(operations, sample.specification))).toBeLessThan(0.001);
			}
		}
		expect(count).toBeGreaterThan(500);
	});

	it('has whole widths, which no reader rounds in another way', async () => {
		const document = await openPdf(await make({ ...cardOf([]), pages: drawCard() }));
		const widths = objectsOf(document)
			.map((object) => /\/W \[ 0 \[ ([^\]]*)\]/.exec(String(object))?.[1])
			.filter((text) => text !== undefined);
		expect(widths).toHaveLength(3);
		expect(widths.join(' ')).toMatch(/^[\d ]+$/);
	});

	it('stands right with glyphs that are raised, tracked and turned', async () => {
		const line = setLine('Fähre AVATAR', 20, 20, { face: sans, size: 11, ink: black, tracking: 37, rotation: 33 });
		const glyphs = line.glyphs.map((glyph, index) => ({ ...glyph, y: index % 3 === 1 ? -211 : 0 }));
		const sample = cardOf([{ ...line, glyphs }]);
		const placed = readGlyphs(await openPdf(await make(sample)), 0);
		expect(farthest(placed, layOutGlyphs([{ ...line, glyphs }], sample.specification))).toBeLessThan(0.001);
	});
});

describe('inks in a print file', () => {
	it('let black print over what lies below, and nothing that would vanish or mix', async () => {
		const text = (ink: typeof black) => setLine('x', 10, 10, { face: sans, size: 9, ink });
		const onlyBlack = await contentOf(await make(cardOf([text(black)])));
		expect(onlyBlack).toContain('/Overprint gs\n0 0 0 1 k');
		for (const ink of [white, processInk(60, 40, 40, 100)]) {
			const content = await contentOf(await make(cardOf([text({ ...ink, overprint: true })])));
			expect(content).not.toContain('/Overprint gs');
		}
	});

	it('keep a spot colour on a plate of its own, whatever it is called', async () => {
		const names = ['CutContour', 'Gold', 'PANTONE 185 C', 'Weiß (Lack)'];
		const lines = names.map((spot, index) =>
			strokePath(rectanglePath(5 + index, 5, 10, 10), { ...processInk(0, 100, index, 0), spot, overprint: true }, 0.5),
		);
		const pdf = await make(cardOf(lines));
		const plates = objectsOf(await openPdf(pdf)).flatMap((object) => {
			const [, kind, name] = /^\[ \/(Separation) (\/\S+)/.exec(String(object)) ?? [];
			// The library takes each byte for a letter.
			const bytes = Buffer.from(PDFName.of(name?.slice(1) ?? '').decodeText(), 'latin1');
			return kind ? [bytes.toString('utf8')] : [];
		});
		expect(plates.sort()).toEqual([...names, 'All'].sort());
		expect((await contentOf(pdf)).match(/\/Overprint gs\n\/Spot\d CS\n1 SCN/g)).toHaveLength(4);
	});

	it('refuse one name for two spot colours', async () => {
		const line = (yellow: number) =>
			strokePath(page, { ...processInk(0, 100, yellow, 0), spot: 'Varnish', overprint: true }, 1);
		await expect(makeSample(cardOf([line(0), line(50)]), photos)).rejects.toThrow('two different inks');
	});

	it('draw the die line of a product over everything, mirrored on its back', async () => {
		const specification = {
			...cardSpecification,
			dieLine: 'M 1000 2000 L 10000 2000 L 10000 9000 Z',
			cropMarks: false,
		};
		const empty = [{ pageId: 'a', name: 'front', operations: [fillPath(page, white)] }];
		const pdf = await make(cardOf([], { specification, pages: [...empty, ...empty] }));
		const points = (length: number) => String(Number(toPoints(fromMillimetres(length)).toFixed(5)));
		expect(await contentOf(pdf, 0)).toContain(`${points(1)} ${points(2)} m`);
		expect(await contentOf(pdf, 1)).toContain(`${points(84)} ${points(2)} m`);
	});
});

describe('marks of a print file', () => {
	it('show folds where the back has them, too', async () => {
		const specification = { ...flyerSpecification, folds: [fromMillimetres(30)] };
		const empty = { pageId: 'a', name: 'a', operations: [] };
		const pdf = await make(cardOf([], { specification, pages: [empty, empty] }));
		const points = (length: number) => String(Number(toPoints(fromMillimetres(length)).toFixed(5)));
		expect(await contentOf(pdf, 0)).toContain(`${points(30)} `);
		expect(await contentOf(pdf, 1)).toContain(`${points(75)} `);
		expect(await contentOf(pdf, 1)).not.toContain(`${points(30)} `);
	});

	it('are left out where a product wants none', async () => {
		const specification = { ...cardSpecification, cropMarks: false };
		expect(await contentOf(await make(cardOf([], { specification })))).not.toContain('S');
	});
});

describe('pictures in a print file', () => {
	it('are there once however often they are shown, and say what shows through', async () => {
		const flyer = printSamples.find(({ name }) => name === 'flyer-a6');
		if (!flyer) throw new Error('no flyer');
		const document = await openPdf(await make({ ...flyer, pages: [...flyer.pages, ...flyer.pages] }));
		const images = objectsOf(document)
			.filter((object) => object instanceof PDFStream)
			.filter(({ dict }) => nameOf(dict, 'Subtype') === 'Image');
		// The photo in two sizes, the glow and its mask.
		expect(images).toHaveLength(4);
		expect(images.filter(({ dict }) => dict.has(PDFName.of('SMask')))).toHaveLength(1);
	});
});
