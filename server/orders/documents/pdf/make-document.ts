// Makes the PDF of a document: PDF/A-3a, tagged, the same bytes for the same content, look and texts. It knows no database; what a document
// says was decided before, and one that lacks what the law wants is refused. Invoices carry their data for machines along (ZUGFeRD).

import type { PrintedDocument } from '../../../../rules/documents/document.ts';
import { isForMachines } from '../../../../rules/documents/validate-document.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { attachInvoice } from './attach-invoice.ts';
import { drawContractTerms } from './contract-terms.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import {
	addressLines,
	closingNotes,
	introduction,
	paymentTerms,
	referenceRows,
	type Speech,
	tableOf,
	titleOf,
} from './document-texts.ts';
import type { DocumentTheme } from './document-theme.ts';
import { drawGiroCode } from './giro-code.ts';
import { refuseIncomplete } from './incomplete-document.ts';
import { ItemTable } from './item-table.ts';
import { aboveFoot, drawFeet, measureFoot } from './letter-foot.ts';
import { drawFurtherHead, drawLetterHead, stylesOf } from './letter-head.ts';
import type { LinePictures } from './line-picture.ts';
import { contentWidth, mm, paper, Sheet } from './sheet.ts';
import { drawNotes, drawSums } from './sums.ts';

interface Making {
	look: DocumentTheme;
	/** In the language of the document, with the texts of the group `documents`. */
	translate: Translate;
	/** Of lines with a design. */
	pictures?: LinePictures | undefined;
}

function drawOpening(sheet: Sheet, speech: Speech, look: DocumentTheme): void {
	const { body, small } = stylesOf(look);
	const { shipping } = speech.document.buyer;
	const lineHeight = 12.5;
	const write = (text: string, style: typeof body) => {
		const lines = sheet.type.wrap(text, style, contentWidth);
		sheet.draw(sheet.root, 'P', () => {
			for (const line of lines) {
				sheet.type.write(line, paper.left, sheet.y, style);
				sheet.y += lineHeight;
			}
		});
	};
	sheet.y += mm(1);
	write(introduction(speech), body);
	if (shipping) {
		const label = speech.translate('documents.shippingAddress');
		write(`${label}: ${addressLines(speech, shipping).join(', ')}`, small);
	}
	sheet.y += mm(5);
}

export async function makeDocument(document: PrintedDocument, { look, translate, pictures }: Making): Promise<Buffer> {
	refuseIncomplete(document);
	const speech: Speech = { document, translate, notation: look.notation };
	const created = new Date(`${document.issuedOn}T00:00:00Z`);
	const title = titleOf(speech);
	const sheet = new Sheet({ title, language: document.language, created, look });
	const foot = measureFoot(sheet, speech, look);
	sheet.bottom = foot.top - aboveFoot;
	sheet.onNewPage(() => drawFurtherHead(sheet, title, look));
	const references = referenceRows(speech);
	drawLetterHead(sheet, speech, { title, address: document.buyer.billing, references }, look);
	drawOpening(sheet, speech, look);
	const table = new ItemTable(sheet, tableOf(speech), look, pictures);
	table.draw();
	drawSums(sheet, table, speech, look);
	drawNotes(sheet, closingNotes(speech), look);
	drawContractTerms(sheet, speech, look);
	drawGiroCode(sheet, speech, look);
	drawFeet(sheet, speech, look, foot);
	if (isForMachines(document)) attachInvoice(sheet, crossIndustryInvoice(document, paymentTerms(speech)), created);
	return sheet.end();
}
