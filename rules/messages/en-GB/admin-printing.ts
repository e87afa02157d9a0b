// The tab "Print" of a product: what the press needs to know of it.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminPrinting = {
	'printing.printed': label('Printed from print data', 'Switch'),
	'printing.printedHint': label(
		'Shoppers give print data for this product, and it is checked against what is set here.',
	),
	'printing.owner': label('Print settings of', 'Field in which the product or one of its variants is chosen'),
	'printing.ownerProduct': withArguments<{ name: string }>()({
		text: 'The product {name}',
		context: 'One of the choices, beside those of the variants',
		tags: ['admin', 'form'],
	}),
	'printing.ownerHint': label('A variant is printed as its product unless it has settings of its own.'),
	'printing.ownerDirty': label('Save or discard your changes before you choose another one.'),
	'printing.variantPrinted': label('Own print settings', 'Switch of a variant'),
	'printing.variantPrintedHint': label('Off: the variant is printed as its product.'),
	'printing.requirement': label('When print data is needed'),
	'printing.requirement.now': label('Before the order', 'When print data is needed'),
	'printing.requirement.later': label('Before the order or later', 'When print data is needed'),
	'printing.requirement.none': label('Not at all', 'When print data is needed'),
	'printing.size': label('Format', 'Headline above width, height, bleed and safe margin'),
	'printing.millimetres': label('mm', 'Unit after a number'),
	'printing.width': label('Width'),
	'printing.widthHint': label('Of the trimmed, unfolded sheet.'),
	'printing.height': label('Height'),
	'printing.bleed': label('Bleed', 'What is printed beyond the trim and cut off'),
	'printing.bleedHint': label('On every side, cut off after printing.'),
	'printing.safeMargin': label('Safe margin'),
	'printing.safeMarginHint': label('Nothing important may lie this close to the trim.'),
	'printing.sides': label('Sides or pages'),
	'printing.sidesHint': label(
		'In their order, separated by commas: Front, Back, Inside, Outside, Cover, Page 1, Page 2 …',
	),
	'printing.folds': label('Folds'),
	'printing.foldsHint': label('Distances from the left edge in mm, separated by semicolons. Leave empty for no folds.'),
	'printing.dieLine': label('Die line', 'Outline along which a shape is cut out'),
	'printing.dieLineHint': label(
		'Path of a shape that is cut out, with absolute commands M, L, C and Z in micrometres from the top left corner; fractions are rounded. Leave empty for a straight trim.',
	),
	'printing.quality': label('Colour and resolution', 'Headline'),
	'printing.inks': label('Printed in'),
	'printing.inks.fullColour': label('Full colour (CMYK)', 'Printed in'),
	'printing.inks.oneColour': label('One colour: black or one spot colour', 'Printed in'),
	'printing.inksHint': label('In one colour, designs with pictures or a second colour cannot be released.'),
	'printing.maximumInk': label('Maximum ink'),
	'printing.maximumInkHint': label('Total of all inks at one spot.'),
	'printing.percent': label('%', 'Unit after a number'),
	'printing.ppi': label('ppi', 'Unit after a number: pixels per inch'),
	'printing.errorPpi': label('Too low below', 'Resolution of pictures'),
	'printing.errorPpiHint': label('Pictures below this resolution cannot be released.'),
	'printing.warningPpi': label('Warn below', 'Resolution of pictures'),
	'printing.warningPpiHint': label('Pictures below this resolution must be accepted by the shopper.'),
	'printing.cropMarks': label('Crop marks in print files'),
	'printing.countsRowsTogether': label('Count the rows of a series together'),
	'printing.countsRowsTogetherHint': label(
		'Shoppers can print one design for many people. Off: every person is a run of their own. On: the price is that of all pieces together.',
	),
	'printing.preview': label('Drawing of the format', 'Read aloud for the drawing'),
	'printing.legend.bleed': label('Bleed', 'Legend of the drawing'),
	'printing.legend.trim': label('Trim', 'Legend of the drawing'),
	'printing.legend.safe': label('Safe area', 'Legend of the drawing'),
	'printing.legend.fold': label('Fold', 'Legend of the drawing'),
	'printing.legend.die': label('Die line', 'Legend of the drawing'),
	'printing.range': withArguments<{ least: string; most: string }>()({
		text: 'Between {least} and {most}, please.',
		tags: ['admin', 'error'],
	}),
	'printing.safeMarginOrder': failure('Nothing would be left between the safe margins.'),
	'printing.errorPpiOrder': failure('This must not be larger than the resolution of the warning.'),
	'printing.foldsOrder': failure('Every fold must lie within the width.'),
	'printing.dieLineOrder': failure('The die line must lie within the format and its bleed.'),
	'printing.foldsForm': failure(
		'Ascending distances in mm with at most three decimals, separated by semicolons, please.',
	),
	'printing.sidesForm': failure(
		'1 to 200 different sides, please, as the hint names them, or keys of your own: letters and digits, at most 20 characters, beginning with a small letter.',
	),
	'printing.dieLineForm': failure('Only absolute commands M, L, C and Z with numbers, please.'),
	'printing.saveFailed': failure('Error saving the print settings'),
} as const satisfies Record<string, ShippedText>;
