// Makes one PDF of delivery notes: each begins on a page of its own and counts its own pages. PDF/A-3a, tagged, as other documents are.
import type { DeliveryNote } from '../../../../rules/documents/delivery-note.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { DocumentTheme } from './document-theme.ts';
import { ItemTable } from './item-table.ts';
import { aboveFoot, drawFeet, measureFoot } from './letter-foot.ts';
import { drawFurtherHead, drawLetterHead, stylesOf } from './letter-head.ts';
import { type NoteSpeech, noteClosing, noteOpening, noteReferences, noteTable, noteTitle } from './note-texts.ts';
import { contentWidth, mm, paper, Sheet } from './sheet.ts';
import { drawNotes } from './sums.ts';

export interface NoteMaking {
	look: DocumentTheme;
	/** In the language of the note, with the texts of the group `documents`. */
	translate: Translate;
}

const lineHeight = 12.5;

function drawOpening(sheet: Sheet, speech: NoteSpeech, look: DocumentTheme): void {
	const { body } = stylesOf(look);
	sheet.y += mm(1);
	for (const text of noteOpening(speech)) {
		const lines = sheet.type.wrap(text, body, contentWidth);
		sheet.draw(sheet.root, 'P', () => {
			for (const line of lines) {
				sheet.type.write(line, paper.left, sheet.y, body);
				sheet.y += lineHeight;
			}
		});
	}
	sheet.y += mm(5);
}

function drawNote(sheet: Sheet, speech: NoteSpeech, look: DocumentTheme): void {
	const firstPage = sheet.begin(speech.document.language);
	const title = noteTitle(speech);
	const foot = measureFoot(sheet, speech, look);
	sheet.bottom = foot.top - aboveFoot;
	sheet.onNewPage(() => drawFurtherHead(sheet, title, look));
	const references = noteReferences(speech);
	drawLetterHead(sheet, speech, { title, address: speech.document.recipient, references }, look);
	drawOpening(sheet, speech, look);
	new ItemTable(sheet, noteTable(speech), look).draw();
	drawNotes(sheet, noteClosing(speech), look);
	drawFeet(sheet, speech, look, foot, firstPage);
}

/** @param makings by language; every language of the notes is in it */
export async function makeDeliveryNotes(
	notes: readonly DeliveryNote[],
	makings: ReadonlyMap<string, NoteMaking>,
): Promise<Buffer> {
	const speeches = notes.map((document) => {
		const making = makings.get(document.language);
		if (!making) throw new Error('a delivery note without a letterhead');
		return { look: making.look, speech: { document, translate: making.translate, notation: making.look.notation } };
	});
	const [first] = speeches;
	if (!first) throw new Error('no delivery notes');
	const { document, translate } = first.speech;
	const sheet = new Sheet({
		title: notes.length === 1 ? noteTitle(first.speech) : translate('documents.deliveryNotes'),
		language: document.language,
		created: new Date(`${document.shippedOn}T00:00:00Z`),
		look: first.look,
	});
	for (const { speech, look } of speeches) drawNote(sheet, speech, look);
	return sheet.end();
}
