// The foot of every page: what a business letter must say of its sender, and the number of the page.

import { footColumns, type LetterSpeech } from './document-texts.ts';
import type { DocumentTheme } from './document-theme.ts';
import { stylesOf } from './letter-head.ts';
import { contentWidth, mm, paper, type Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

const lineHeight = 9;
const gap = mm(3);
/** From the edge of the paper. */
const below = mm(9);

interface Foot {
	/** Where it begins: content ends above. */
	top: number;
	style: TextStyle;
	columns: { left: number; lines: string[] }[];
}

const smallest = 6;

/** Measured before anything is drawn, as every page must know where its content ends. */
export function measureFoot({ type }: Pick<Sheet, 'type'>, speech: LetterSpeech, look: DocumentTheme): Foot {
	const { tiny } = stylesOf(look);
	const texts = footColumns(speech);
	const wanted = texts.map((lines) => Math.max(...lines.map((line) => type.width(line, tiny))) + 0.5);
	const sum = wanted.reduce((all, width) => all + width, 0);
	const between = Math.max(texts.length - 1, 1);
	// Each column as wide as its longest line; smaller type where that is too much, and broken lines where even that does not help.
	const share = Math.min(1, (contentWidth - gap * between) / sum);
	const style = { ...tiny, size: Math.max(tiny.size * share, smallest) };
	const space = (contentWidth - sum * share) / between;
	let left = paper.left;
	const columns = texts.map((lines, index) => {
		const width = (wanted[index] ?? 0) * share;
		const column = { left, lines: lines.flatMap((line) => type.wrap(line, style, width)) };
		left += width + space;
		return column;
	});
	const lines = Math.max(0, ...columns.map((column) => column.lines.length));
	return { top: paper.height - below - lines * lineHeight - mm(4), style, columns };
}

/** Room for the number of the page above the foot. */
export const aboveFoot = mm(10);

/** @param firstPage of the letter, as more than one may lie on the sheets */
export function drawFeet(
	sheet: Sheet,
	{ translate }: LetterSpeech,
	look: DocumentTheme,
	{ top, style, columns }: Foot,
	firstPage = 0,
): void {
	const { tiny } = stylesOf(look);
	const drawColumns = () => {
		for (const { left, lines } of columns)
			for (const [index, line] of lines.entries())
				sheet.type.write(line, left, top + mm(4) + index * lineHeight, style);
	};
	sheet.eachPage((page, pages) => {
		sheet.artifact('Pagination', () =>
			sheet.type.writeTo(translate('documents.page', { page, pages }), paper.right, top - mm(3), tiny),
		);
		sheet.line(paper.left, top, paper.right, look.colours.line);
		// Said once, on the first page; repeated for the eyes only.
		if (page === 1) sheet.draw(sheet.root, 'P', drawColumns);
		else sheet.artifact('Pagination', drawColumns);
	}, firstPage);
}
