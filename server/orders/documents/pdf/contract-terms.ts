// The terms of a contract below the sums: each a headline with its paragraph, which stay together.
import { contractTerms } from './contract-texts.ts';
import type { Speech } from './document-texts.ts';
import type { DocumentTheme } from './document-theme.ts';
import { stylesOf } from './letter-head.ts';
import { contentWidth, mm, paper, type Sheet } from './sheet.ts';

const leading = 12.5;
const between = 7;

export function drawContractTerms(sheet: Sheet, speech: Speech, look: DocumentTheme): void {
	const { body, bold } = stylesOf(look);
	sheet.y += mm(4);
	for (const { title, text } of contractTerms(speech)) {
		const lines = sheet.type.wrap(text, body, contentWidth);
		if (sheet.room < (lines.length + 1) * leading) sheet.turn();
		sheet.draw(sheet.root, 'H2', () => {
			sheet.y += leading;
			sheet.type.write(title, paper.left, sheet.y, bold);
		});
		sheet.draw(sheet.root, 'P', () => {
			for (const line of lines) {
				sheet.y += leading;
				sheet.type.write(line, paper.left, sheet.y, body);
			}
		});
		sheet.y += between;
	}
}
