// What preflight finds in print data, in plain words: what is wrong, and what to do. And why a file was not taken.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['print'];

export const printFindings = {
	'printFindings.lowResolution.problem': withArguments<{ ppi: number; least: number }>()({
		text: 'This picture has {ppi, plural, =0 {less than 1} other {#}} ppi; at this size it may look blurred. {least, number} ppi or more are recommended.',
		tags,
	}),
	'printFindings.tooLowResolution.problem': withArguments<{ ppi: number; least: number }>()({
		text: 'This picture has {ppi, plural, =0 {less than 1} other {#}} ppi; at this size it is too blurred. Below {least, number} ppi we do not print.',
		tags,
	}),
	'printFindings.tooLowResolution.advice': {
		text: 'Use a picture with more pixels, or place it smaller on the page.',
		tags,
	},
	'printFindings.lowResolution.advice': {
		text: 'Use a picture with more pixels, or place it smaller on the page.',
		tags,
	},
	'printFindings.picture.lowResolution.advice': { text: 'Use a picture with more pixels.', tags },
	'printFindings.missingBleed.problem': withArguments<{ bleed: number }>()({
		text: 'The background ends at the edge. Without {bleed, number} mm of bleed, white edges may show after cutting.',
		tags,
	}),
	'printFindings.missingBleed.advice': { text: 'Let backgrounds and pictures run beyond the edge on all sides.', tags },
	'printFindings.outsideSafeArea.problem': withArguments<{ least: number }>()({
		text: 'Something important is closer than {least, number} mm to the edge and may be cut off.',
		tags,
	}),
	'printFindings.outsideSafeArea.advice': { text: 'Move it further inside.', tags },
	'printFindings.outsideTrim.problem': { text: 'Something lies outside of the page and will not be printed.', tags },
	'printFindings.outsideTrim.advice': { text: 'Move it onto the page, or remove it.', tags },
	'printFindings.outsideDieLine.problem': {
		text: 'Something important lies on the die line or outside of it and is cut off.',
		tags,
	},
	'printFindings.outsideDieLine.advice': { text: 'Move it further inside, or make it smaller.', tags },
	'printFindings.textDoesNotFit.problem': { text: 'The text does not fit into its frame.', tags },
	'printFindings.textDoesNotFit.advice': { text: 'Shorten the text, or choose a smaller type size.', tags },
	'printFindings.textShrunk.problem': withArguments<{ percent: number }>()({
		text: 'The text was reduced to {percent, number} % to fit into its frame.',
		tags,
	}),
	'printFindings.textShrunk.advice': { text: 'Shorten the text if it is to be larger.', tags },
	'printFindings.missingGlyphs.problem': withArguments<{ names: string }>()({
		text: 'The font has no characters for: {names}.',
		tags,
	}),
	'printFindings.missingGlyphs.advice': { text: 'Use other characters or another font.', tags },
	'printFindings.substitutedGlyphs.problem': withArguments<{ names: string }>()({
		text: 'These characters are taken from another font: {names}.',
		tags,
	}),
	'printFindings.substitutedGlyphs.advice': { text: 'Check whether they fit, or choose another font.', tags },
	'printFindings.smallText.problem': withArguments<{ points: number; least: number }>()({
		text: 'This text has {points, number} pt and will be hard to read. At least {least, number} pt are advisable.',
		tags,
	}),
	'printFindings.smallText.advice': { text: 'Choose a larger type size.', tags },
	'printFindings.thinLine.problem': withArguments<{ points: number; least: number }>()({
		text: 'This line is {points, number} pt wide and may vanish in print. At least {least, number} pt are advisable.',
		tags,
	}),
	'printFindings.thinLine.advice': { text: 'Make the line thicker.', tags },
	'printFindings.tooMuchInk.problem': withArguments<{ ink: number; most: number }>()({
		text: 'There is {ink, number} % of ink in one spot; at most {most, number} % dry properly.',
		tags,
	}),
	'printFindings.tooMuchInk.advice': {
		text: 'Use lighter colours, or black alone instead of a mix of all inks.',
		tags,
	},
	'printFindings.smallTextInSeveralInks.problem': withArguments<{ points: number }>()({
		text: 'Text of {points, number} pt is made of several inks and may look blurred.',
		tags,
	}),
	'printFindings.smallTextInSeveralInks.advice': { text: 'Set small text in one ink, such as black.', tags },
	'printFindings.severalInks.problem': {
		text: 'This product is printed in one colour, and there is more than one here.',
		tags,
	},
	'printFindings.severalInks.advice': {
		text: 'Use nothing but black or one single ink. Colour photos do not work here.',
		tags,
	},
	'printFindings.requiredFieldEmpty.problem': withArguments<{ names: string }>()({
		text: 'Please fill in: {names}.',
		tags,
	}),
	'printFindings.requiredFieldEmpty.advice': { text: 'Nothing can be printed without it.', tags },
	'printFindings.defaultTextLeft.problem': withArguments<{ names: string }>()({
		text: 'The sample text is still there: {names}.',
		tags,
	}),
	'printFindings.defaultTextLeft.advice': { text: 'Replace it with your own, or remove it.', tags },
	'printFindings.wrongPageCount.problem': withArguments<{ pages: number; wanted: number }>()({
		text: 'The file has {pages, plural, one {one page} other {# pages}}; this product needs {wanted, plural, one {one} other {#}}.',
		tags,
	}),
	'printFindings.wrongPageCount.advice': {
		text: 'Upload a file with the right number of pages, or one file for each side.',
		tags,
	},
	'printFindings.manyPages.problem': withArguments<{ pages: number; wanted: number }>()({
		text: 'The file has {pages, plural, one {one page} other {# pages}}; this product needs {wanted, number}.',
		tags,
	}),
	'printFindings.manyPages.advice': { text: 'Upload a PDF that contains all pages in their order.', tags },
	'printFindings.picture.manyPages.problem': withArguments<{ pages: number; wanted: number }>()({
		text: 'The file has {pages, plural, one {one picture} other {# pictures}}; this product needs {wanted, number} pages.',
		tags,
	}),
	'printFindings.picture.manyPages.advice': { text: 'Upload a PDF that contains all pages in their order.', tags },
	'printFindings.turnedPage.problem': withArguments<{ wantedWidth: number; wantedHeight: number }>()({
		text: 'The file lies across the format of the product, {wantedWidth, number} × {wantedHeight, number} mm. We turn it when printing.',
		tags,
	}),
	'printFindings.turnedPage.advice': { text: 'Check in the preview that top and bottom are right.', tags },
	'printFindings.onePage.problem': withArguments<{ pages: number }>()({
		text: 'The file has {pages, plural, one {one page} other {# pages}}; exactly one is needed here.',
		tags,
	}),
	'printFindings.onePage.advice': { text: 'Upload a file that has this one page alone.', tags },
	'printFindings.wrongPageSize.problem': withArguments<{
		width: number;
		height: number;
		wantedWidth: number;
		wantedHeight: number;
	}>()({
		text: 'The page measures {width, number} × {height, number} mm; this product needs {wantedWidth, number} × {wantedHeight, number} mm.',
		tags,
	}),
	'printFindings.wrongPageSize.advice': {
		text: 'Set up the page in the size of the product and export it again.',
		tags,
	},
	'printFindings.pageSizeScalable.problem': withArguments<{
		width: number;
		height: number;
		wantedWidth: number;
		wantedHeight: number;
	}>()({
		text: 'The page measures {width, number} × {height, number} mm instead of {wantedWidth, number} × {wantedHeight, number} mm. We adjust it slightly.',
		tags,
	}),
	'printFindings.pageSizeScalable.advice': { text: 'Accept this, or upload a file of the right size.', tags },
	'printFindings.fontNotEmbedded.problem': withArguments<{ names: string }>()({
		text: 'These fonts are not included in the file: {names}. The text would be printed in another font.',
		tags,
	}),
	'printFindings.fontNotEmbedded.advice': {
		text: 'Embed all fonts when exporting, or convert the text to outlines.',
		tags,
	},
	'printFindings.encrypted.problem': { text: 'The file is protected and cannot be printed.', tags },
	'printFindings.encrypted.advice': { text: 'Save it without password and restrictions.', tags },
	'printFindings.containsScript.problem': { text: 'The file contains a program (JavaScript).', tags },
	'printFindings.containsScript.advice': { text: 'Export it again as a PDF for print.', tags },
	'printFindings.containsForm.problem': {
		text: 'The file contains form fields. What was typed into them may be missing in print.',
		tags,
	},
	'printFindings.containsForm.advice': { text: 'Print the form to a new PDF, or flatten it.', tags },
	'printFindings.rgbColour.problem': {
		text: 'The file contains screen colours (RGB). In print they look a little different, bright ones paler.',
		tags,
	},
	'printFindings.rgbColour.advice': { text: 'Convert it to CMYK for exact colours, or accept the difference.', tags },
	'printFindings.transparency.problem': { text: 'The file contains transparent objects.', tags },
	'printFindings.transparency.advice': { text: 'You need not do anything; look at them in the preview.', tags },
	'printFindings.noTrimBox.problem': {
		text: 'The file does not say where it is to be cut. We cut in the middle of the page.',
		tags,
	},
	'printFindings.noTrimBox.advice': { text: 'You need not do anything; look at the lines in the preview.', tags },
	'printFindings.cutToShape.problem': {
		text: 'This product is cut along its die line. What lies outside of it, in the corners for instance, is cut off.',
		tags,
	},
	'printFindings.cutToShape.advice': {
		text: 'Look at the die line in the preview. Anything important should lie inside it, at some distance.',
		tags,
	},
	'printFindings.smallCode.problem': withArguments<{ module: number; least: number }>()({
		text: 'The smallest squares of the code measure {module, number} mm; scanners need {least, number} mm.',
		tags,
	}),
	'printFindings.smallCode.advice': { text: 'Make the code larger, or its content shorter.', tags },
	'printFindings.lowCodeContrast.problem': {
		text: 'The code differs too little from its background to be scanned reliably.',
		tags,
	},
	'printFindings.lowCodeContrast.advice': { text: 'Use a dark code on a light background.', tags },
	'printFindings.missingPicture.problem': { text: 'A picture is not there any more, or cannot be printed.', tags },
	'printFindings.missingPicture.advice': { text: 'Choose another picture.', tags },
	'printFindings.changedFace.problem': withArguments<{ names: string }>()({
		text: 'This font is not available as it was: {names}',
		tags,
	}),
	'printFindings.changedFace.advice': { text: 'Choose another font.', tags },
	'printFindings.picture.wrongPageSize.problem': withArguments<{
		width: number;
		height: number;
		wantedWidth: number;
		wantedHeight: number;
	}>()({
		text: 'The picture has other proportions than the product: it would measure {width, number} × {height, number} mm, and {wantedWidth, number} × {wantedHeight, number} mm are needed.',
		tags,
	}),
	'printFindings.picture.wrongPageSize.advice': {
		text: 'Crop the picture to the proportions of the product with its bleed.',
		tags,
	},
	'printFindings.picture.missingBleed.problem': withArguments<{ percent: number; lost: number }>()({
		text: 'The picture has no bleed and is enlarged to {percent, number} % so that it fills it. Up to {lost, number} mm at each edge are cut off.',
		tags,
	}),
	'printFindings.picture.missingBleed.advice': {
		text: 'Make sure that nothing important lies at the edge, or upload a picture that has the bleed already.',
		tags,
	},
	'printFindings.picture.pageSizeScalable.problem': withArguments<{
		width: number;
		height: number;
		wantedWidth: number;
		wantedHeight: number;
	}>()({
		text: 'The picture would measure {width, number} × {height, number} mm instead of {wantedWidth, number} × {wantedHeight, number} mm. We cut it slightly.',
		tags,
	}),
	'printFindings.picture.pageSizeScalable.advice': {
		text: 'Accept this, or upload a picture with the right proportions.',
		tags,
	},
	'printFindings.onePicture.problem': withArguments<{ pages: number }>()({
		text: 'The file has {pages, plural, one {one picture} other {# pictures}}; exactly one is needed here.',
		tags,
	}),
	'printFindings.onePicture.advice': { text: 'Upload a file that has this one picture alone.', tags },
	'printFindings.picture.wrongPageCount.problem': withArguments<{ pages: number; wanted: number }>()({
		text: 'The file has {pages, plural, one {one picture} other {# pictures}}; this product needs {wanted, plural, one {one} other {#}}.',
		tags,
	}),
	'printFindings.picture.wrongPageCount.advice': { text: 'Upload a picture for each side.', tags },
	'printFindings.refused.unknownType': {
		text: 'This file is not a PDF, JPEG, PNG, TIFF or SVG file. Please export it in one of these formats.',
		tags,
	},
	'printFindings.refused.damaged': { text: 'The file is damaged and cannot be opened. Please export it again.', tags },
	'printFindings.refused.locked': {
		text: 'The file is protected by a password and cannot be opened. Please save it without one.',
		tags,
	},
	'printFindings.refused.noPages': { text: 'The file contains no pages. Please export it again.', tags },
	'printFindings.refused.tooManyPages': { text: 'The file has more than 200 pages. Please upload fewer pages.', tags },
	'printFindings.refused.tooManyPixels': {
		text: 'The picture has more than 150 megapixels. Please make it smaller.',
		tags,
	},
	'printFindings.refused.activeContent': {
		text: 'The drawing contains a script. Please export it as a plain SVG or as a PDF.',
		tags,
	},
	'printFindings.refused.embeddedContent': {
		text: 'The drawing contains embedded web content or pictures, which cannot be printed. Please export it as a PDF.',
		tags,
	},
	'printFindings.refused.outsideReference': {
		text: 'The drawing refers to files outside of it, which we do not have. Please embed everything and export it as a PDF.',
		tags,
	},
	'printFindings.refused.entities': {
		text: 'The drawing defines entities of its own (ENTITY), which we do not read. Please export it as a plain SVG or as a PDF.',
		tags,
	},
	'printFindings.refused.noSize': {
		text: 'The drawing does not say how large it is. Please export it with width and height or a viewBox.',
		tags,
	},
	'printFindings.refused.tooSlow': {
		text: 'The file takes too long to read. Please simplify it, or export it again.',
		tags,
	},
	'printFindings.refused.notInspected': { text: 'We could not check the file. Please upload it again.', tags },
	'printFindings.refused.tooMuchMemory': {
		text: 'The file needs too much memory. Please simplify it, or export it again.',
		tags,
	},
	'printFindings.releaseText': {
		text: 'I have checked the content, spelling and colours of my print data and release it for printing.',
		context: 'A change of its meaning needs a new version in rules/printing/print-data.ts',
		tags,
	},
	'printFindings.pdfOnly': {
		text: 'This product has many pages: please upload one PDF that contains all of them in their order. A picture is not enough here.',
		tags,
	},
	'printFindings.uploadOffset': { text: 'The file does not go on at this position. Please send it again.', tags },
	'printFindings.dataFinal': {
		text: 'These print data are released and ordered; they can no longer be changed.',
		tags,
	},
	'printFindings.replaced': {
		text: 'Another file has been sent in the meantime. Please look at that one.',
		tags,
	},
	'printFindings.notReleased': {
		text: 'The print data cannot be released yet. Please correct the errors and accept the warnings.',
		tags,
	},
	'printFindings.protected': {
		text: 'A file that is protected or damaged cannot be approved by hand: nobody could print it. Ask for new data, or replace the file.',
		context: 'To staff',
		tags,
	},
	'printFindings.pageCountFixed': {
		text: 'A wrong number of pages cannot be approved by hand: the press-ready PDF would be wrong. Ask for new data, or replace the file.',
		context: 'To staff',
		tags,
	},
} satisfies Record<string, ShippedText>;
