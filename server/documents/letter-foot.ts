// The foot of every page: what a business letter must say of its sender, and the number of the page.

import type { DocumentLook } from './document-look.ts';
import { footColumns, type Speech } from './document-words.ts';
import { stylesOf } from './letter-head.ts';
import { contentWidth, mm, paper, type Sheet } from './sheet.ts';

const lineHeight = 9;
const gap = mm(4);
/** From the edge of the paper. */
const below = mm(9);

interface Foot {
	/** Where it begins: content ends above. */
	top: number;
	columns: string[][];
	width: number;
}

/** Measured before anything is drawn, as every page must know where its content ends. */
export function measureFoot(sheet: Pick<Sheet, 'type'>, speech: Speech, look: DocumentLook): Foot {
	const texts = footColumns(speech);
	const width = (contentWidth - gap * (texts.length - 1)) / Math.max(texts.length, 1);
	const { tiny } = stylesOf(look);
	const columns = texts.map((lines) => lines.flatMap((line) => sheet.type.wrap(line, tiny, width)));
	const lines = Math.max(0, ...columns.map(({ length }) => length));
	return { top: paper.height - below - lines * lineHeight - mm(4), columns, width };
}

/** Room for the number of the page above the foot. */
export const aboveFoot = mm(10);

export function drawFeet(sheet: Sheet, { translate }: Speech, look: DocumentLook, { top, columns, width }: Foot): void {
	const { tiny } = stylesOf(look);
	const drawColumns = () => {
		for (const [column, lines] of columns.entries())
			for (const [index, line] of lines.entries())
				sheet.type.write(line, paper.left + column * (width + gap), top + mm(4) + index * lineHeight, tiny);
	};
	sheet.eachPage((page, pages) => {
		sheet.artifact('Pagination', () =>
			sheet.type.writeTo(translate('documents.page', { page, pages }), paper.right, top - mm(3), tiny),
		);
		sheet.line(paper.left, top, paper.right, look.colours.line);
		// Said once, on the first page; repeated for the eyes only.
		if (page === 1) sheet.draw(sheet.root, 'P', drawColumns);
		else sheet.artifact('Pagination', drawColumns);
	});
}
