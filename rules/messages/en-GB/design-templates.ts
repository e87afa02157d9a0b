// Templates of products in the administration: beginning, publishing, versions, and why something is no template.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'button'],
	...(context ? { context } : {}),
});
const failure = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'error'],
	...(context ? { context } : {}),
});
const success = (text: string): ShippedText => ({ text, tags: ['admin', 'success'] });

export const designTemplates = {
	'templates.title': label('Template', 'Title of a card of the product editor'),
	'templates.about': label('Shoppers design this product online as soon as a template of it is published.'),
	'templates.unsaved': label('Please save the print settings first. The template has the format that is saved.'),
	'templates.none': label('No template yet', 'State of a product'),
	'templates.draft': label('Draft, not published yet', 'State of a template'),
	'templates.published': withArguments<{ version: number; moment: string }>()(
		label('Version {version}, published on {moment}', 'State of a template'),
	),
	'templates.changed': label(
		'Changed since then',
		'State of a template: what is worked on differs from the published version',
	),
	'templates.inherited': label(
		'Without a template of its own this variant has that of its product if both are printed in the same format.',
	),
	'templates.pageOf': withArguments<{ side: string }>()(
		label('Template, {side}', 'Alternative text of a picture: which side of the product'),
	),
	'templates.begin': button('Begin a template', 'Opens a dialog'),
	'templates.beginWith': label('How do you want to begin?', 'Question above a choice'),
	'templates.beginBlank': label('With blank pages'),
	'templates.beginBlankHint': label('One for each side, in the format of the print settings.'),
	'templates.beginCopy': label('With the template of another product'),
	'templates.beginCopyHint': label('Nothing is scaled.'),
	'templates.beginBackground': label('With a PDF or SVG as background'),
	'templates.beginBackgroundHint': label(
		'Pages of a PDF become locked pictures in 300 ppi, one for each side. An SVG stays a vector graphic.',
	),
	'templates.beginImport': label('With an exported template'),
	'templates.beginImportHint': label('A file of this shop or of another one, with its pictures.'),
	'templates.copySource': label('Template to copy', 'Field: a list of products'),
	'templates.noSources': label('No other product has a template yet.'),
	'templates.file': label('File', 'Field'),
	'templates.fileMissing': failure('Please choose a file.'),
	'templates.sourceMissing': failure('Please choose a template.'),
	'templates.confirmBegin': button('Begin'),
	'templates.cancel': button('Cancel'),
	'templates.replace': button('Replace', 'A template by another one; opens a dialog'),
	'templates.replaceTitle': label('Replace the template', 'Title of a dialog'),
	'templates.edit': button('Edit', 'Opens the template in the studio'),
	'templates.publish': button('Publish'),
	'templates.publishAgain': button('Publish changes'),
	'templates.isPublished': success('Template published'),
	'templates.isBegun': success('Template begun'),
	'templates.isReplaced': success('Template replaced'),
	'templates.export': button('Export', 'A template as a file'),
	'templates.isExported': success('Template exported'),
	'templates.exportFailed': failure('Error exporting the template'),
	'templates.delete': button('Delete'),
	'templates.deleteAsk': label('Delete the template?'),
	'templates.deleteText': label(
		'It is deleted with all its versions and cannot be restored. Designs that shoppers have begun stay as they are.',
	),
	'templates.isDeleted': success('Template deleted'),
	'templates.deleteFailed': failure('Error deleting the template'),
	'templates.overwriteAsk': label('Overwrite the template?'),
	'templates.overwriteText': label(
		'What is on the pages now is replaced. Published versions stay, and in the studio you can undo it.',
	),
	'templates.overwrite': button('Overwrite'),
	'templates.versions': label('Versions', 'Headline above published versions'),
	'templates.version': withArguments<{ version: number }>()(
		label('Version {version}', 'Published version of a template'),
	),
	'templates.versionBy': withArguments<{ moment: string; name: string }>()(
		label('{moment}, {name}', 'When a version was published, and by whom'),
	),
	'templates.restore': button('Restore'),
	'templates.restoreOf': withArguments<{ version: number }>()(button('Restore version {version}', 'Read aloud')),
	'templates.restoreAsk': withArguments<{ version: number }>()(label('Restore version {version}?')),
	'templates.restoreText': label('It becomes what you edit. Shoppers see it once you publish it again.'),
	'templates.isRestored': success('Version restored'),
	'templates.restoreFailed': failure('Error restoring the version'),
	'templates.reason.document': failure(
		'The template has become too large or is damaged. Please remove something from it.',
		'Why a template cannot be published',
	),
	'templates.reason.pages': failure(
		'The pages do not match the print settings any more: format or sides were changed. Replace the template by one in the new format.',
	),
	'templates.reason.face': withArguments<{ path: string }>()(
		failure('A typeface of the template is not available here: {path}.'),
	),
	'templates.reason.picture': failure(
		'A picture of the template is not in the media library. Please replace it or remove it.',
	),
	'templates.reason.file': failure('This file is not a template that was exported here, or it is damaged.'),
	'templates.reason.version': failure(
		'This template was exported by a newer version of the shop system. Please export it from one like yours.',
	),
	'templates.reason.format': failure('The file has another format than the product.'),
	'templates.reason.svgDamaged': failure('This SVG cannot be read. Please export it anew.'),
	'templates.reason.svgTooLarge': failure('This SVG is too large. Please simplify it, or send a PDF.'),
	'templates.otherFormat': withArguments<{
		page: number;
		width: string;
		height: string;
		wantedWidth: string;
		wantedHeight: string;
	}>()(
		label(
			'{page, plural, one {The file is {width} × {height} mm} other {Page # of the file is {width} × {height} mm}}, the product {wantedWidth} × {wantedHeight} mm.',
		),
	),
	'templates.otherTemplateFormat': withArguments<{
		width: string;
		height: string;
		wantedWidth: string;
		wantedHeight: string;
	}>()(label('The template is {width} × {height} mm, the product {wantedWidth} × {wantedHeight} mm.')),
	'templates.droppedPages': withArguments<{ count: number; names: string }>()(
		label('{count, plural, one {A page is left out: {names}.} other {# pages are left out: {names}.}}'),
	),
	'templates.emptyPages': withArguments<{ count: number; names: string }>()(
		label('{count, plural, one {A side stays empty: {names}.} other {# sides stay empty: {names}.}}'),
	),
	'templates.outside': withArguments<{ count: number }>()(
		label(
			'{count, plural, one {An object is cut off or lies} other {# objects are cut off or lie}} outside of the page.',
		),
	),
	'templates.notScaled': label('Nothing is scaled: you arrange it anew in the studio.'),
	'templates.adapt': button('Take it over all the same', 'A template of another format'),
	'templates.place': button('Place', 'A page of another format'),
	'templates.placement': label('How should it be placed?', 'Question above a choice'),
	'templates.placement.actualSize': label('In its own size, centred'),
	'templates.placement.fit': label('Scaled, so that all of it is on the page'),
	'templates.placement.fill': label('Scaled, so that it covers the page with its bleed'),
	'templates.reason.pixels': failure(
		'This product is printed in one colour: pictures and PDF pages cannot be printed. Please choose an SVG of paths.',
	),
	'templates.reason.background': failure('This file is neither a PDF nor an SVG.'),
	'templates.reason.pdfDamaged': failure('This PDF cannot be drawn. Please export it anew.'),
	'templates.reason.pdfEncrypted': failure('This PDF is protected by a password. Please remove it.'),
	'templates.reason.pdfNoPage': failure('This PDF does not have that page.'),
} as const satisfies Record<string, ShippedText>;
