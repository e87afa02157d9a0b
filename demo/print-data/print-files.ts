// Print data as customers send it, drawn by code for any print specification: good, doubtful and of the wrong size. Always the same bytes.
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { DrawnPage } from '../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { toMillimetres, toPoints } from '../../rules/designs/units.ts';
import { makeSample } from '../print-samples/make-samples.ts';
import { ellipsePath, fillPath, processInk, rectanglePath, white } from '../print-samples/sample-shapes.ts';
import { openSampleFace, setLine } from '../print-samples/sample-type.ts';
import type { PrintCase } from './print-cases.ts';

const grounds = [processInk(92, 40, 38, 30), processInk(0, 38, 62, 0), processInk(60, 10, 45, 0)];
const accents = [processInk(0, 38, 62, 0), processInk(92, 40, 38, 30), processInk(3, 6, 16, 0)];

function drawSide({ width, height, bleed }: PrintSpecification, name: string, index: number, word: string): DrawnPage {
	const [across, down, edge] = [toMillimetres(width), toMillimetres(height), toMillimetres(bleed)];
	const radius = Math.min(across, down) / 5;
	const style = { face: openSampleFace('Fraunces', 600), ink: white, align: 'center' } as const;
	return {
		pageId: name,
		name,
		operations: [
			fillPath(
				rectanglePath(-edge, -edge, across + 2 * edge, down + 2 * edge),
				grounds[index % grounds.length] ?? white,
			),
			fillPath(ellipsePath(across / 2, down * 0.4, radius), accents[index % accents.length] ?? white),
			setLine(word, across / 2, down * 0.75, { ...style, size: Math.max(8, radius * 1.2) }),
		],
	};
}

const drawSides = (specification: PrintSpecification, word: string) =>
	specification.sides.map(({ name }, index) => drawSide(specification, name, index, word));

/** As the press wants it. */
const makeGood = (specification: PrintSpecification, word = 'Hafenfest'): Promise<Buffer> =>
	makeSample(
		{
			name: 'good',
			title: word,
			specification: { ...specification, cropMarks: false },
			pages: drawSides(specification, word),
		},
		new Map(),
	);

/** Good by itself, but of a smaller format than was ordered. */
const makeSmaller = (specification: PrintSpecification): Promise<Buffer> =>
	makeGood({
		...specification,
		width: Math.round(specification.width * 0.8),
		height: Math.round(specification.height * 0.8),
		folds: [],
		dieLine: null,
	});

const photoWidth = 60;
const photoHeight = 40;

/** Of fewer pixels than it should have, but of enough to be printed. */
function drawPhoto({ errorPpi, warningPpi }: PrintSpecification, width: number): Promise<Buffer> {
	const ppi = (errorPpi + warningPpi) / 2;
	const [across, down] = [width, (width * photoHeight) / photoWidth].map((length) => Math.round((length / 25.4) * ppi));
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 60 40">
		<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20467c"/><stop offset=".6" stop-color="#f7b267"/></linearGradient></defs>
		<rect width="60" height="40" fill="url(#sky)"/><circle cx="42" cy="22" r="6" fill="#fffbe0"/>
		<path d="M0 40 V28 L14 20 L26 29 L38 23 L60 31 V40 Z" fill="#3c4468"/><path d="M0 40 V34 L20 30 L40 35 L60 33 V40 Z" fill="#101a2d"/></svg>`;
	return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
}

/** As an office program writes it: in RGB, without bleed and boxes, with a picture of too few pixels. */
async function makeDoubtful(specification: PrintSpecification): Promise<Buffer> {
	const size: [number, number] = [toPoints(specification.width), toPoints(specification.height)];
	const across = Math.min(photoWidth, toMillimetres(specification.width) * 0.7);
	const photo = await drawPhoto(specification, across);
	const at = new Date('2026-11-17T08:00:00Z');
	const document = new PDFDocument({
		autoFirstPage: false,
		info: { Title: 'Hafenfest', CreationDate: at, ModDate: at },
	});
	const chunks: Buffer[] = [];
	document.on('data', (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise((resolve) => document.on('end', resolve));
	for (const _side of specification.sides) {
		document.addPage({ size, margin: 0 });
		document.rect(0, 0, ...size).fill('#f4efe6');
		const shown = (across / 25.4) * 72;
		document.image(photo, (size[0] - shown) / 2, size[1] * 0.2, { width: shown });
		document.rect(size[0] * 0.2, size[1] * 0.8, size[0] * 0.6, size[1] * 0.04).fill('#c4718a');
	}
	document.end();
	await ended;
	return Buffer.concat(chunks);
}

export const makePrintFile: Record<PrintCase, (specification: PrintSpecification, word?: string) => Promise<Buffer>> = {
	findings: makeDoubtful,
	refused: makeSmaller,
	released: makeGood,
};
