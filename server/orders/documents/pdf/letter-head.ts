// The upper part of the first page as DIN 5008 (form B) has it, so that the address stands in the window of an envelope: letterhead, address,
// the block of references beside it; and the narrow head of further pages.

import type { DocumentAddress } from '../../../../rules/documents/document.ts';
import { addressLines, type LetterSpeech, type Row, returnAddress } from './document-texts.ts';
import type { DocumentTheme } from './document-theme.ts';
import { contentWidth, mm, paper, type Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const head = { top: mm(12), height: mm(20), width: mm(75) };
/** For a logo that needs the ground of the shop's header. */
const band = { height: mm(27), logo: mm(15) };
const window = { width: mm(80), returnLine: mm(60.5), first: mm(67), lines: 6 };
const block = { left: mm(125), first: mm(50), label: mm(29) };
/** Where the text of a letter begins. */
const bodyTop = mm(103);
const folds = [mm(105), mm(148.5), mm(210)];

type Styles = ReturnType<typeof stylesOf>;

export const stylesOf = ({ colours: { text, quiet, accent } }: DocumentTheme) =>
	({
		body: { face: 'body', size: 9, colour: text },
		bold: { face: 'bold', size: 9, colour: text },
		address: { face: 'body', size: 10, colour: text },
		small: { face: 'body', size: 8, colour: quiet },
		tiny: { face: 'body', size: 7, colour: quiet },
		columnHead: { face: 'bold', size: 8, colour: accent },
		title: { face: 'heading', size: 18, colour: accent },
		shopName: { face: 'heading', size: 20, colour: accent },
		total: { face: 'bold', size: 11, colour: text },
	}) satisfies Record<string, TextStyle>;

function drawLogo(sheet: Sheet, look: DocumentTheme, alt: string): void {
	const { document } = sheet;
	const { logo } = look;
	if (!logo) {
		const style = sheet.type.fitted(look.shopName, stylesOf(look).shopName, contentWidth, 10);
		sheet.draw(sheet.root, 'P', () => sheet.type.write(look.shopName, paper.left, head.top + head.height / 2, style));
		return;
	}
	const { ground } = logo;
	if (ground) sheet.artifact('Layout', () => document.rect(0, 0, paper.width, band.height).fillColor(ground).fill());
	const scale = Math.min(head.width / logo.width, (ground ? band.logo : head.height) / logo.height);
	const [width, height] = [logo.width * scale, logo.height * scale];
	const top = ground ? (band.height - height) / 2 : head.top + (head.height - height) / 2;
	sheet.draw(sheet.root, 'Figure', () => document.image(Buffer.from(logo.png), paper.left, top, { width, height }), {
		alt,
		bbox: [paper.left, top, paper.left + width, top + height],
	});
}

/** @returns where it ends */
function drawAddress(sheet: Sheet, speech: LetterSpeech, address: DocumentAddress, styles: Styles): number {
	const { type } = sheet;
	const sender = returnAddress(speech);
	const senderStyle = type.fitted(sender, styles.tiny, window.width);
	sheet.draw(sheet.root, 'P', () => type.write(sender, paper.left, window.returnLine, senderStyle));
	const set = (style: TextStyle) => ({
		style,
		lines: addressLines(speech, address).flatMap((line) => type.wrap(line, style, window.width)),
	});
	const large = set(styles.address);
	const { style, lines } = large.lines.length <= window.lines ? large : set({ ...styles.address, size: 8 });
	const height = style.size * 1.28;
	sheet.draw(sheet.root, 'P', () => {
		for (const [index, line] of lines.entries()) type.write(line, paper.left, window.first + index * height, style);
	});
	return window.first + lines.length * height;
}

/** @returns where it ends */
function drawReferences(sheet: Sheet, rows: readonly Row[], styles: Styles): number {
	const { type } = sheet;
	const left = block.left + block.label;
	const table = sheet.open(sheet.root, 'Table');
	let y = block.first;
	for (const { label, value } of rows) {
		const row = sheet.open(table, 'TR');
		const labels = type.wrap(label, styles.small, block.label - mm(2));
		const values = type.wrap(value, styles.body, paper.right - left);
		const at = (index: number) => y + index * 11;
		const write = (lines: string[], x: number, style: TextStyle) => {
			for (const [index, line] of lines.entries()) type.write(line, x, at(index), style);
		};
		sheet.draw(row, 'TH', () => write(labels, block.left, styles.small), { scope: 'Row' });
		sheet.draw(row, 'TD', () => write(values, left, styles.body));
		y += Math.max(labels.length, values.length) * 11 + 1.4;
	}
	return y;
}

/** Where the paper is folded for the envelope, and where it is punched. */
function drawFoldMarks(sheet: Sheet, colour: string): void {
	for (const y of folds) sheet.line(mm(5), y, mm(y === folds[1] ? 11 : 9), colour, 0.4);
}

interface Head {
	title: string;
	/** In the window of the envelope. */
	address: DocumentAddress;
	/** Beside it. */
	references: readonly Row[];
}

export function drawLetterHead(
	sheet: Sheet,
	speech: LetterSpeech,
	{ title, address, references }: Head,
	look: DocumentTheme,
): void {
	const styles = stylesOf(look);
	drawLogo(sheet, look, speech.translate('documents.logo', { name: look.shopName }));
	drawFoldMarks(sheet, look.colours.line);
	const end = Math.max(drawAddress(sheet, speech, address, styles), drawReferences(sheet, references, styles));
	sheet.y = Math.max(bodyTop, end + mm(9));
	const lines = sheet.type.wrap(title, styles.title, contentWidth);
	sheet.draw(sheet.root, 'H1', () => {
		for (const line of lines) {
			sheet.type.write(line, paper.left, sheet.y, styles.title);
			sheet.y += styles.title.size * 1.2;
		}
	});
}

export function drawFurtherHead(sheet: Sheet, title: string, look: DocumentTheme): void {
	const { tiny } = stylesOf(look);
	sheet.artifact('Pagination', () => {
		sheet.type.write(title, paper.left, mm(16), tiny);
		sheet.type.writeTo(look.shopName, paper.right, mm(16), tiny);
	});
	sheet.line(paper.left, mm(19), paper.right, look.colours.line);
}
