// The words of the pages, in the two languages of the demo.
import { bestLanguage } from '../../../rules/languages.ts';

const en = {
	sandbox: 'Sandbox',
	notice: 'This is a test page in place of the Printformer editor.',
	editorTitle: 'Edit: {name}',
	previewTitle: 'Preview: {name}',
	fields: 'Texts',
	pages: 'Pages',
	page: 'Page {number} of {count}',
	row: 'Pages of the first row of data',
	variant: 'Variant',
	member: 'Template',
	upload: 'Your PDF file',
	uploadHint: 'One PDF file with all pages.',
	uploaded: 'Uploaded: {count} pages',
	data: 'Data for the series (CSV)',
	dataHint: 'The first line names the fields: {keys}.',
	rows: '{count} rows',
	save: 'Save and finish',
	preview: 'Preview',
	edit: 'Back to editing',
	halt: 'Save and continue later',
	cancel: 'Cancel without saving',
	problems: 'That did not work yet',
	required: 'Please fill in this field.',
	tooLong: 'This text has more than {most} characters.',
	fileMissing: 'Please choose a PDF file.',
	fileWrong: 'This file is not a PDF that can be read.',
	dataWrong: 'The file has no rows, or no column that is called like a field.',
	producedTitle: 'This design is in production',
	producedText: 'It can no longer be changed. Order it again to work on a copy.',
	savedTitle: 'Saved',
	savedText: 'You can close this page.',
	refusedTitle: 'This page cannot be opened',
	unknownTitle: 'There is nothing here',
	unknownText: 'This address of the sandbox is unknown. It may have been reset.',
	back: 'Back to the shop',
	reviewTitle: 'Review: {name}',
	comment: 'Comment',
	approve: 'Approve',
	reject: 'Reject',
	closedTitle: 'This review is closed',
	closedText: 'Comments are no longer taken.',
	labels: {
		name: 'Name',
		position: 'Position',
		company: 'Company',
		phone: 'Phone',
		email: 'E-mail',
		website: 'Website',
		headline: 'Headline',
		date: 'Date',
		place: 'Place',
		text: 'Text',
		title: 'Title',
		year: 'Year',
	} as Record<string, string>,
};
type Texts = typeof en;

const de: Texts = {
	sandbox: 'Sandbox',
	notice: 'Dies ist eine Testseite anstelle des Printformer-Editors.',
	editorTitle: 'Bearbeiten: {name}',
	previewTitle: 'Vorschau: {name}',
	fields: 'Texte',
	pages: 'Seiten',
	page: 'Seite {number} von {count}',
	row: 'Seiten der ersten Datenzeile',
	variant: 'Variante',
	member: 'Vorlage',
	upload: 'Ihre PDF-Datei',
	uploadHint: 'Eine PDF-Datei mit allen Seiten.',
	uploaded: 'Hochgeladen: {count} Seiten',
	data: 'Daten der Serie (CSV)',
	dataHint: 'Die erste Zeile nennt die Felder: {keys}.',
	rows: '{count} Zeilen',
	save: 'Speichern und fertigstellen',
	preview: 'Vorschau',
	edit: 'Zurück zum Bearbeiten',
	halt: 'Speichern und später weitermachen',
	cancel: 'Abbrechen, ohne zu speichern',
	problems: 'Das hat noch nicht geklappt',
	required: 'Bitte füllen Sie dieses Feld aus.',
	tooLong: 'Dieser Text hat mehr als {most} Zeichen.',
	fileMissing: 'Bitte wählen Sie eine PDF-Datei aus.',
	fileWrong: 'Diese Datei ist kein lesbares PDF.',
	dataWrong: 'Die Datei hat keine Zeilen oder keine Spalte, die wie ein Feld heißt.',
	producedTitle: 'Diese Gestaltung ist in Produktion',
	producedText: 'Sie lässt sich nicht mehr ändern. Bestellen Sie sie erneut, um an einer Kopie zu arbeiten.',
	savedTitle: 'Gespeichert',
	savedText: 'Sie können diese Seite schließen.',
	refusedTitle: 'Diese Seite lässt sich nicht öffnen',
	unknownTitle: 'Hier ist nichts',
	unknownText: 'Diese Adresse kennt die Sandbox nicht. Vielleicht wurde sie zurückgesetzt.',
	back: 'Zurück zum Shop',
	reviewTitle: 'Prüfung: {name}',
	comment: 'Kommentar',
	approve: 'Freigeben',
	reject: 'Ablehnen',
	closedTitle: 'Diese Prüfung ist abgeschlossen',
	closedText: 'Kommentare werden nicht mehr angenommen.',
	labels: {
		name: 'Name',
		position: 'Position',
		company: 'Firma',
		phone: 'Telefon',
		email: 'E-Mail',
		website: 'Website',
		headline: 'Überschrift',
		date: 'Datum',
		place: 'Ort',
		text: 'Text',
		title: 'Titel',
		year: 'Jahr',
	},
};

export interface Tongue {
	language: 'de' | 'en';
	texts: Texts;
}

/** That of the address first, then the browser's. */
export function tongueOf(locale: string | null, accepted: string | undefined): Tongue {
	const language = bestLanguage((locale || accepted || '').toLowerCase().slice(0, 2), ['de', 'en']) ?? 'en';
	return { language, texts: { de, en }[language] };
}

export const filled = (text: string, values: Record<string, string | number>): string =>
	text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const labelOf = ({ texts }: Tongue, key: string): string => texts.labels[key] ?? key;
