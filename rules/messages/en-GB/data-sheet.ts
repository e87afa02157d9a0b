// The words of data sheets: what the print data of a product must be like.
import { type ShippedText, withArguments } from '../entry.ts';

const onPaper = ['print'];
const plain = (text: string, context?: string): ShippedText =>
	context ? { text, context, tags: onPaper } : { text, tags: onPaper };

export const dataSheet = {
	'dataSheet.fileName': withArguments<{ slug: string }>()({
		text: '{slug}-data-sheet',
		context: 'Name of the PDF without its extension: letters, digits and hyphens',
		tags: onPaper,
	}),
	'dataSheet.title': withArguments<{ product: string }>()({
		text: 'Data sheet: {product}',
		context: 'Title of a PDF that tells what the print data of a product must be like',
		tags: onPaper,
	}),
	'dataSheet.drawing': withArguments<{ side: string }>()({
		text: 'Drawing of the {side} with bleed, trim, safe area and all lines, measured in millimetres',
		context: 'Read aloud in place of the drawing',
		tags: onPaper,
	}),
	'dataSheet.scale': withArguments<{ scale: string }>()({ text: 'Scale 1:{scale}', tags: onPaper }),
	'dataSheet.requirements': plain('Requirements'),
	'dataSheet.trimSize': plain('Trim size', 'The size after cutting'),
	'dataSheet.dataSize': plain('Size with bleed', 'The size of the file that is sent'),
	'dataSheet.bleed': plain('Bleed'),
	'dataSheet.bleedValue': withArguments<{ bleed: string }>()({
		text: '{bleed} mm on every side: let pictures and colours run into it',
		tags: onPaper,
	}),
	'dataSheet.safeMargin': plain('Safe area'),
	'dataSheet.safeMarginValue': withArguments<{ margin: string }>()({
		text: '{margin} mm from the trim: keep text and whatever is important inside',
		tags: onPaper,
	}),
	'dataSheet.safeMarginInDieLine': withArguments<{ margin: string }>()({
		text: '{margin} mm from the die line: keep text and whatever is important inside',
		tags: onPaper,
	}),
	'dataSheet.pages': plain('Pages'),
	'dataSheet.size': withArguments<{ width: string; height: string }>()({
		text: '{width} × {height} mm',
		tags: onPaper,
	}),
	'dataSheet.folds': plain('Folds'),
	'dataSheet.foldsValue': withArguments<{ folds: string }>()({
		text: 'at {folds} mm from the left edge of the front',
		context: '{folds} is one measure or several, such as 97, 197',
		tags: onPaper,
	}),
	'dataSheet.dieLine': plain('Die line', 'The outline that a product is cut along'),
	'dataSheet.dieLineValue': withArguments<{ spot: string }>()({
		text: 'as a line in the spot colour {spot} that overprints, or leave it to us',
		tags: onPaper,
	}),
	'dataSheet.colour': plain('Colour'),
	'dataSheet.oneColour': plain('One colour: black or one spot colour'),
	'dataSheet.colourValue': withArguments<{ profile: string }>()({ text: 'CMYK, profile {profile}', tags: onPaper }),
	'dataSheet.ink': plain('Total ink'),
	'dataSheet.inkValue': withArguments<{ percent: string }>()({ text: '{percent} % at most', tags: onPaper }),
	'dataSheet.resolution': plain('Pictures'),
	'dataSheet.resolutionValue': withArguments<{ least: string; good: string }>()({
		text: '{good} ppi or more at printed size; below {least} ppi they cannot be printed',
		tags: onPaper,
	}),
	'dataSheet.type': plain('Type', 'Fonts'),
	'dataSheet.typeValue': plain('embedded or converted to outlines'),
	'dataSheet.file': plain('File'),
	'dataSheet.fileValue': plain('PDF, best as PDF/X-4; also JPEG, PNG, TIFF or SVG'),
	'dataSheet.onePdf': plain('one PDF with all pages in their order, best as PDF/X-4'),
	'dataSheet.legend.bleed': plain('Bleed'),
	'dataSheet.legend.trim': plain('Trim'),
	'dataSheet.legend.safe': plain('Safe area'),
	'dataSheet.legend.fold': plain('Fold'),
	'dataSheet.legend.dieLine': plain('Die line'),
	'dataSheet.side.front': plain('front'),
	'dataSheet.side.back': plain('back'),
	'dataSheet.side.outside': plain('outside'),
	'dataSheet.side.inside': plain('inside'),
	'dataSheet.side.page': withArguments<{ number: number }>()({ text: 'page {number}', tags: onPaper }),
} satisfies Record<string, ShippedText>;
