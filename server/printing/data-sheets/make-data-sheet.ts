// The data sheet of a product: its print specification drawn and in words, as a tagged PDF for shoppers and their designers.
import PDFDocument from 'pdfkit';
import { formatNumber } from '../../../rules/formats.ts';
import { lineColours } from '../../../rules/printing/line-colours.ts';
import { fileOfFace } from '../../theme/face-file.ts';
import { type Area, drawSide, fitScale, measureRoom } from './data-sheet-drawing.ts';
import { type DataSheetInput, listRequirements, millimetres, nameSide } from './data-sheet-words.ts';

const page = { left: 48, right: 547, width: 499, drawingTop: 92, drawingHeight: 400 };
const ink = '#1f2933';
const quiet = '#52606d';

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Letters that would break out of the XML that pdfkit writes. */
const withoutMarkup = (text: string) => text.replace(/[<&]/g, ' ');

function openSheet({ language, created }: DataSheetInput, title: string): PDFKit.PDFDocument {
	const options: PDFKit.PDFDocumentOptions = {
		size: 'A4',
		margin: 0,
		pdfVersion: '1.7',
		tagged: true,
		displayTitle: true,
		lang: language,
		info: {
			Title: withoutMarkup(title),
			Creator: 'Platen',
			Producer: 'Platen',
			CreationDate: created,
			ModDate: created,
		},
	};
	// Null, of which the types know nothing: no face of its own, which it could not embed.
	const document = new PDFDocument({ ...options, font: null as unknown as string });
	document.registerFont('regular', fileOfFace({ family: 'Inter', weight: 400 }));
	document.registerFont('bold', fileOfFace({ family: 'Inter', weight: 600 }));
	return document;
}

class DataSheet {
	readonly #input: DataSheetInput;
	readonly #document: PDFKit.PDFDocument;
	readonly #root: Element;
	#y = 0;

	constructor(input: DataSheetInput) {
		const title = input.translate('dataSheet.title', { product: input.product });
		this.#input = input;
		this.#document = openSheet(input, title);
		this.#root = this.#document.struct('Document');
		this.#document.addStructure(this.#root);
		this.#tagged(this.#root, 'H1', () =>
			this.#text(title, page.left, 48, { size: 18, isBold: true, width: page.width, height: 44, ellipsis: true }),
		);
	}

	#tagged(parent: Element, tag: string, draw: () => void, options: object = {}): void {
		const element = this.#document.struct(tag, options);
		parent.add(element);
		element.add(draw);
	}

	#text(
		text: string,
		x: number,
		y: number,
		{
			size = 9,
			isBold = false,
			colour = ink,
			...options
		}: { size?: number; isBold?: boolean; colour?: string } & PDFKit.Mixins.TextOptions = {},
	): void {
		this.#document
			.font(isBold ? 'bold' : 'regular')
			.fontSize(size)
			.fillColor(colour)
			.text(text, x, y, options);
		this.#y = this.#document.y;
	}

	/** On a white ground, so that the line that it belongs to does not run through it. */
	#measure(text: string, x: number, y: number, isUpright: boolean): void {
		const document = this.#document;
		document.save();
		if (isUpright) document.rotate(-90, { origin: [x, y] });
		document.font('regular').fontSize(7);
		const width = document.widthOfString(text);
		document.rect(x - width / 2 - 2, y - 4, width + 4, 8).fill('#ffffff');
		document.fillColor(quiet).text(text, x - width / 2, y - 3.6, { lineBreak: false });
		document.restore();
	}

	drawSides(): void {
		const { specification, translate, language } = this.#input;
		// A back is drawn where its lines lie elsewhere.
		const isMirrored = specification.folds.length > 0 || specification.dieLine !== null;
		const sides = specification.sides.slice(0, isMirrored ? 2 : 1);
		const height = page.drawingHeight / sides.length;
		for (const [index, side] of sides.entries()) {
			const area: Area = {
				x: page.left,
				y: page.drawingTop + index * height + 10,
				width: page.width,
				height: height - 10,
			};
			const scale = fitScale(specification, area);
			const name = nameSide(this.#input, side);
			const alt = translate('dataSheet.drawing', { side: name });
			const bbox = [area.x, area.y, area.x + area.width, area.y + area.height];
			const label = sides.length > 1 ? `${name} · ` : '';
			const ratio = formatNumber(Math.round(100 / scale) / 100, language);
			this.#tagged(this.#root, 'P', () =>
				this.#text(`${label}${translate('dataSheet.scale', { scale: ratio })}`, page.left, area.y - 10, {
					size: 7.5,
					colour: quiet,
				}),
			);
			this.#tagged(
				this.#root,
				'Figure',
				() =>
					drawSide(this.#document, specification, area, {
						isBack: index === 1,
						scale,
						write: (length, x, y, isUpright) => this.#measure(millimetres(this.#input, length), x, y, isUpright),
					}),
				{ alt, bbox },
			);
		}
	}

	drawLegend(): void {
		const { specification, translate } = this.#input;
		const kinds = (['bleed', 'trim', 'safe', 'fold', 'dieLine'] as const).filter(
			(kind) =>
				(kind !== 'fold' || specification.folds.length > 0) && (kind !== 'dieLine' || specification.dieLine !== null),
		);
		const y = page.drawingTop + page.drawingHeight + measureRoom / 2;
		for (const [index, kind] of kinds.entries()) {
			const x = page.left + index * 100;
			this.#tagged(this.#root, 'P', () => {
				this.#document.rect(x, y + 3, 12, 3).fill(lineColours[kind]);
				this.#text(translate(`dataSheet.legend.${kind}`), x + 17, y, { size: 8 });
			});
		}
		this.#y = y + 30;
	}

	drawRequirements(): void {
		const title = this.#input.translate('dataSheet.requirements');
		this.#tagged(this.#root, 'H2', () => this.#text(title, page.left, this.#y, { size: 12, isBold: true }));
		const table = this.#document.struct('Table');
		this.#root.add(table);
		let top = this.#y + 6;
		for (const { label, value } of listRequirements(this.#input)) {
			const row = this.#document.struct('TR');
			table.add(row);
			this.#tagged(row, 'TH', () => this.#text(label, page.left, top + 4, { isBold: true, width: 130 }), {
				scope: 'Row',
			});
			const left = page.left + 140;
			this.#tagged(row, 'TD', () => this.#text(value, left, top + 4, { width: page.right - left }));
			top = Math.max(this.#y, top + 15) + 4;
			this.#document.markContent('Artifact', { type: 'Layout' });
			this.#document.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.4).stroke('#cbd2d9');
			this.#document.endMarkedContent();
		}
	}

	end(): Promise<Buffer> {
		const chunks: Uint8Array[] = [];
		this.#root.end();
		return new Promise((resolve, reject) => {
			this.#document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
			this.#document.once('end', () => resolve(Buffer.concat(chunks)));
			this.#document.once('error', reject);
			this.#document.end();
		});
	}
}

export function makeDataSheet(input: DataSheetInput): Promise<Buffer> {
	const sheet = new DataSheet(input);
	sheet.drawSides();
	sheet.drawLegend();
	sheet.drawRequirements();
	return sheet.end();
}
