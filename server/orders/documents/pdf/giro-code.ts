// The QR code of an invoice that is still to be paid: a banking app reads account, amount and reference from it.
import { giroCodeText } from '../../../../rules/documents/giro-code.ts';
import { codeModules } from '../../../../rules/qr-code.ts';
import type { Speech } from './document-texts.ts';
import type { DocumentTheme } from './document-theme.ts';
import { stylesOf } from './letter-head.ts';
import { mm, paper, type Sheet } from './sheet.ts';

const side = mm(25);
const above = mm(3);
const ink = '#000000';

export function drawGiroCode(sheet: Sheet, speech: Speech, look: DocumentTheme): void {
	const text = giroCodeText(speech.document);
	if (text === undefined) return;
	if (sheet.room < side + above) sheet.turn();
	const { document, type } = sheet;
	const [left, top] = [paper.left, sheet.y + above];
	const modules = codeModules(text);
	const step = side / modules.length;
	const draw = () => {
		for (const [y, row] of modules.entries())
			for (const [x, isDark] of row.entries()) if (isDark) document.rect(left + x * step, top + y * step, step, step);
		document.fillColor(ink).fill();
	};
	const alt = speech.translate('documents.giroCodeAlt');
	sheet.draw(sheet.root, 'Figure', draw, { alt, bbox: [left, top, left + side, top + side] });
	const { small } = stylesOf(look);
	sheet.draw(sheet.root, 'P', () =>
		type.write(speech.translate('documents.giroCode'), left + side + mm(4), top + side / 2, small),
	);
	sheet.y = top + side;
}
