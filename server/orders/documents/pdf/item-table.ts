// The table of what is charged, or of what is delivered. It breaks over pages between lines (within one only if it is longer than a page),
// begins again with its head and carries the sum so far, if there is one, from page to page.

import type { DocumentTheme } from './document-theme.ts';
import { stylesOf } from './letter-head.ts';
import type { LinePicture, LinePictures } from './line-picture.ts';
import { type Element, mm, paper, type Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

export interface TableRow {
	position: string;
	name: string;
	/** Below the name, each a paragraph. */
	details: readonly string[];
	/** One for each column of numbers. */
	numbers: readonly string[];
	/** What it adds to the sum that is carried; left out: nothing. */
	amount?: number;
}

export interface TableContent {
	heads: { position: string; item: string; numbers: readonly string[] };
	rows: readonly TableRow[];
	/** Left out: there are no sums. */
	carried?: { label: string; write(sum: number): string };
}

const gap = mm(4);
const padding = { top: 3, bottom: 6 };
const narrowestItem = mm(55);
/** Of one line of text, by its style. */
const leading = { name: 12, detail: 10 };
const heightOfCarried = 16;
/** Of what was designed, beside the name. */
const pictureBox = { width: mm(18), height: mm(18), gap: mm(3) };
/** A line that is longer than a page does not begin at the end of one. */
const leastRoom = mm(30);

interface Columns {
	/** Of the item, whose text is broken. */
	item: { left: number; width: number };
	/** The right ends of numbers. */
	ends: readonly number[];
	numbers: TextStyle;
}

interface TextLine {
	text: string;
	style: TextStyle;
	height: number;
}

export class ItemTable {
	readonly #sheet: Sheet;
	readonly #look: DocumentTheme;
	readonly #content: TableContent;
	readonly #columns: Columns;
	readonly #pictures: LinePictures;
	readonly #carryHeight: number;
	/** Of the amounts that are drawn. */
	#carried = 0;

	constructor(sheet: Sheet, content: TableContent, look: DocumentTheme, pictures: LinePictures = new Map()) {
		this.#sheet = sheet;
		this.#pictures = pictures;
		this.#look = look;
		this.#content = content;
		this.#carryHeight = content.carried ? heightOfCarried : 0;
		this.#columns = this.#measure();
	}

	get #styles() {
		return stylesOf(this.#look);
	}

	/** Where no line has a picture, none has room for one. */
	get #besidePictures(): number {
		return this.#pictures.size > 0 ? pictureBox.width + pictureBox.gap : 0;
	}

	/** Numbers get the width that they need, the item what is left; where that is too little, numbers become smaller. */
	#measure(): Columns {
		const { type } = this.#sheet;
		const { body, columnHead } = this.#styles;
		const { heads, rows } = this.#content;
		const widest = (head: string, texts: readonly string[], style: TextStyle) =>
			Math.max(type.width(head, columnHead), ...texts.map((text) => type.width(text, style)));
		for (let size = body.size; ; size -= 0.5) {
			const numbers = { ...body, size };
			const positions = rows.map(({ position }) => position);
			const left = paper.left + widest(heads.position, positions, numbers) + gap + this.#besidePictures;
			const widths = heads.numbers.map((head, column) => {
				const texts = rows.map((row) => row.numbers[column] ?? '');
				return widest(head, texts, numbers);
			});
			const width = paper.right - left - widths.reduce((sum, each) => sum + each + gap, 0);
			if (width < narrowestItem && size > 6) continue;
			let end = left + width;
			const ends = widths.map((each) => {
				end += gap + each;
				return end;
			});
			return { item: { left, width }, ends, numbers };
		}
	}

	#writeHead(write: (draw: () => void) => void): void {
		const { type } = this.#sheet;
		const { heads } = this.#content;
		const style = this.#styles.columnHead;
		const y = this.#sheet.y;
		write(() => type.write(heads.position, paper.left, y, style));
		write(() => type.write(heads.item, this.#columns.item.left, y, style));
		for (const [column, head] of heads.numbers.entries())
			write(() => type.writeTo(head, this.#columns.ends[column] ?? paper.right, y, style));
	}

	#underHead(): void {
		this.#sheet.line(paper.left, this.#sheet.y + 5, paper.right, this.#look.colours.accent, 1);
		this.#sheet.y += 5;
	}

	/** The sum so far, at the end of a page and at the beginning of the next. */
	#writeCarried(): void {
		const { carried } = this.#content;
		if (!carried) return;
		const { small, bold } = this.#styles;
		const y = this.#sheet.y + 11;
		const amount = carried.write(this.#carried);
		const style = { ...bold, size: this.#columns.numbers.size };
		this.#sheet.artifact('Pagination', () => {
			this.#sheet.type.write(carried.label, this.#columns.item.left, y, small);
			this.#sheet.type.writeTo(amount, paper.right, y, style);
		});
		this.#sheet.y += this.#carryHeight;
	}

	#turn(isTableGoingOn: boolean): void {
		this.#sheet.line(paper.left, this.#sheet.y, paper.right, this.#look.colours.line);
		this.#writeCarried();
		this.#sheet.turn();
		if (isTableGoingOn) {
			this.#sheet.artifact('Pagination', () => this.#writeHead((draw) => draw()));
			this.#underHead();
		}
		this.#writeCarried();
		if (this.#carryHeight > 0) this.#sheet.line(paper.left, this.#sheet.y, paper.right, this.#look.colours.line);
	}

	#textOf({ name, details }: TableRow): TextLine[] {
		const { type } = this.#sheet;
		const { bold, small } = this.#styles;
		const lines = (text: string, style: TextStyle, height: number): TextLine[] =>
			type.wrap(text, style, this.#columns.item.width).map((line) => ({ text: line, style, height }));
		return [...lines(name, bold, leading.name), ...details.flatMap((detail) => lines(detail, small, leading.detail))];
	}

	#room(): number {
		return this.#sheet.room - this.#carryHeight - padding.top - padding.bottom;
	}

	/** Draws as much of a text as fits, turns the page, and goes on. */
	#writeText(cell: Element, lines: readonly TextLine[]): void {
		let rest = lines;
		while (rest.length > 0) {
			let height = 0;
			const fitting = rest.findIndex((line) => {
				height += line.height;
				return height > this.#room();
			});
			const now = fitting === -1 ? rest : rest.slice(0, Math.max(fitting, 1));
			cell.add(() => {
				for (const { text, style, height: lineHeight } of now) {
					this.#sheet.type.write(text, this.#columns.item.left, this.#sheet.y + lineHeight, style);
					this.#sheet.y += lineHeight;
				}
			});
			rest = rest.slice(now.length);
			if (rest.length > 0) this.#turn(true);
		}
	}

	/** @returns how high it is */
	#drawPicture(cell: Element, { png, width, height }: LinePicture, alt: string): number {
		const { document, y } = this.#sheet;
		const scale = Math.min(pictureBox.width / width, pictureBox.height / height);
		const size = { width: width * scale, height: height * scale };
		const [left, top] = [this.#columns.item.left - this.#besidePictures, y + 1];
		const draw = () => {
			document.image(Buffer.from(png), left, top, size);
			document.rect(left, top, size.width, size.height).lineWidth(0.5).strokeColor(this.#look.colours.line).stroke();
		};
		const bbox: [number, number, number, number] = [left, top, left + size.width, top + size.height];
		this.#sheet.draw(cell, 'Figure', draw, { alt, bbox });
		return size.height + 1;
	}

	#writeLine(body: Element, words: TableRow, picture: LinePicture | undefined): void {
		const sheet = this.#sheet;
		const text = this.#textOf(words);
		const textHeight = text.reduce((sum, line) => sum + line.height, 0);
		const height = Math.max(textHeight, picture ? pictureBox.height + 1 : 0);
		const page = sheet.bottom - paper.top - heightOfCarried * 3;
		const room = this.#room();
		if (height > room && (height <= page || room < leastRoom)) this.#turn(true);
		sheet.y += padding.top;
		const row = sheet.open(body, 'TR');
		const top = sheet.y + leading.name;
		const { numbers, ends } = this.#columns;
		sheet.draw(row, 'TD', () => sheet.type.write(words.position, paper.left, top, numbers));
		const cell = sheet.open(row, 'TD');
		const right = words.numbers.map((text, column) => ({ text, column, cell: sheet.open(row, 'TD') }));
		// Before the text, which may go on to another page.
		for (const { text: written, column, cell: number } of right)
			number.add(() => sheet.type.writeTo(written, ends[column] ?? paper.right, top, numbers));
		this.#carried += words.amount ?? 0;
		const begin = sheet.y;
		const shown = picture ? this.#drawPicture(cell, picture, words.name) : 0;
		this.#writeText(cell, text);
		// Unless the text goes on on another page.
		if (sheet.y >= begin) sheet.y = Math.max(sheet.y, begin + shown);
		sheet.y += padding.bottom;
		sheet.line(paper.left, sheet.y, paper.right, this.#look.colours.line);
		row.end();
	}

	draw(): void {
		const sheet = this.#sheet;
		const table = sheet.open(sheet.root, 'Table');
		const headRow = sheet.open(sheet.open(table, 'THead'), 'TR');
		this.#writeHead((draw) => sheet.draw(headRow, 'TH', draw, { scope: 'Column' }));
		this.#underHead();
		const body = sheet.open(table, 'TBody');
		for (const [index, words] of this.#content.rows.entries()) this.#writeLine(body, words, this.#pictures.get(index));
		table.end();
	}

	/** Makes room for what must not be apart from the table's sums. */
	need(height: number): void {
		if (this.#sheet.room < height) this.#turn(false);
	}
}
