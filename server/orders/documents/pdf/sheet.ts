// The sheets of a letter: pages, where their content ends, and what of it is read aloud. Everything drawn is either an element of the
// document's structure or an artifact: ornament, or a repetition of what was said before.
import PDFDocument from 'pdfkit';
import { escaped } from '../../../../rules/html.ts';
import type { DocumentTheme } from './document-theme.ts';
import { Typesetter } from './typesetter.ts';

export type Element = ReturnType<PDFKit.PDFDocument['struct']>;

export const mm = (length: number): number => (length * 72) / 25.4;

/** A4, and the margins of DIN 5008. */
export const paper = {
	width: mm(210),
	height: mm(297),
	left: mm(25),
	right: mm(190),
	/** Where content begins on further pages. */
	top: mm(30),
};

export const contentWidth = paper.right - paper.left;

/** The library writes it into XML as it is. */
const withoutMarkup = (text: string) => text.replace(/[<&]/g, ' ');

const authorOf = (name: string) =>
	'<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
	`<dc:creator><rdf:Seq><rdf:li>${escaped(name)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`;

interface Properties {
	title: string;
	language: string;
	/** Midnight in Greenwich of the document's day: a document made again must not know when. */
	created: Date;
	look: DocumentTheme;
}

interface Tagging {
	/** Read aloud in place of what is drawn. */
	alt?: string;
	scope?: 'Column' | 'Row';
	/** Of all that is in it. */
	lang?: string;
	/** Left, top, right, bottom of a figure. */
	bbox?: [number, number, number, number];
}

export class Sheet {
	readonly document: PDFKit.PDFDocument;
	readonly type: Typesetter;
	/** What is drawn belongs to. */
	root: Element;
	readonly #whole: Element;
	#hasLetter = false;
	/** Where content ends on every page. */
	bottom: number = paper.height;
	/** Where the next thing goes. */
	y: number = paper.top;
	#chunks: Uint8Array[] = [];
	#onNewPage: () => void = () => {};

	constructor({ title, language, created, look }: Properties) {
		const options: PDFKit.PDFDocumentOptions = {
			size: 'A4',
			margin: 0,
			bufferPages: true,
			autoFirstPage: true,
			pdfVersion: '1.7',
			subset: 'PDF/A-3a',
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
		this.document = new PDFDocument({ ...options, font: null as unknown as string });
		this.document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
		this.type = new Typesetter(this.document, look);
		this.document.appendXML(authorOf(look.shopName));
		this.#whole = this.document.struct('Document');
		this.root = this.#whole;
		this.document.addStructure(this.#whole);
	}

	/** An element that further ones, or content, go into. */
	open(parent: Element, tag: string, options: Tagging = {}): Element {
		const element = this.document.struct(tag, options);
		parent.add(element);
		return element;
	}

	/** An element with what is drawn here. */
	draw(parent: Element, tag: string, content: () => void, options: Tagging = {}): void {
		this.open(parent, tag, options).add(content);
	}

	/** Not read aloud. */
	artifact(type: 'Pagination' | 'Layout', content: () => void): void {
		this.document.markContent('Artifact', { type });
		content();
		this.document.endMarkedContent();
	}

	line(x: number, y: number, to: number, colour: string, thickness = 0.5): void {
		this.artifact('Layout', () =>
			this.document.moveTo(x, y).lineTo(to, y).lineWidth(thickness).strokeColor(colour).stroke(),
		);
	}

	/** What stands at the top of every further page. */
	onNewPage(draw: () => void): void {
		this.#onNewPage = draw;
	}

	get room(): number {
		return this.bottom - this.y;
	}

	turn(): void {
		this.document.addPage();
		this.y = paper.top;
		this.#onNewPage();
	}

	/**
	 * Begins another letter, on a page of its own, in a part of the structure of its own.
	 * @returns which page that is, from 0
	 */
	begin(language: string): number {
		if (this.#hasLetter) this.document.addPage();
		this.#hasLetter = true;
		this.y = paper.top;
		this.root = this.open(this.#whole, 'Sect', { lang: language });
		return this.document.bufferedPageRange().count - 1;
	}

	/** Goes through the pages that there are in the end, from one on: they are counted from there. */
	eachPage(draw: (page: number, pages: number) => void, first = 0): void {
		const count = this.document.bufferedPageRange().count - first;
		for (let page = 0; page < count; page += 1) {
			this.document.switchToPage(first + page);
			draw(page + 1, count);
		}
	}

	async end(): Promise<Buffer> {
		this.#whole.end();
		const ended = new Promise<void>((resolve, reject) => {
			this.document.once('end', resolve);
			this.document.once('error', reject);
		});
		this.document.end();
		await ended;
		return Buffer.concat(this.#chunks);
	}
}
