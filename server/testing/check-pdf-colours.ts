// Inks alone: no operator, picture, shading or group in the colours of a screen, and one look for each spot colour.
import { PDFArray, type PDFDict, type PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { allOperators, nameOf, objectsOf } from './open-pdf.ts';

const screenOperators = new Set(['rg', 'RG', 'g', 'G']);
const screenSpaces = new Set(['DeviceRGB', 'CalRGB', 'DeviceGray', 'CalGray']);

function checkOperators(document: PDFDocument): string[] {
	return allOperators(document).flatMap(({ operator, operands }) => {
		if (screenOperators.has(operator)) return [`the operator ${operator} is a colour of screens`];
		const [space] = operands;
		const name = typeof space === 'object' && 'name' in space ? space.name : '';
		return (operator === 'cs' || operator === 'CS') && screenSpaces.has(name) ? [`the colour space ${name}`] : [];
	});
}

const spaceName = (dictionary: PDFDict, key: string) => {
	const space = dictionary.lookup(PDFName.of(key));
	const first = space instanceof PDFArray ? space.lookup(0) : space;
	return first instanceof PDFName ? first.decodeText() : undefined;
};

function checkPictures(document: PDFDocument): string[] {
	const images = objectsOf(document)
		.filter((object) => object instanceof PDFStream)
		.filter(({ dict }) => nameOf(dict, 'Subtype') === 'Image');
	const masks = new Set(images.map(({ dict }) => dict.lookup(PDFName.of('SMask'))));
	return images.flatMap((image) => {
		const space = spaceName(image.dict, 'ColorSpace');
		if (masks.has(image)) return space === 'DeviceGray' ? [] : [`a soft mask is in ${space}`];
		return space === 'DeviceCMYK' || space === 'Separation' ? [] : [`a picture is in ${space}`];
	});
}

/** What is mixed is mixed in inks. */
function checkGroups(dictionaries: readonly PDFDict[], document: PDFDocument): string[] {
	const groups = dictionaries
		.filter((dictionary) => nameOf(dictionary, 'S') === 'Transparency')
		.filter((group) => group.has(PDFName.of('CS')) && spaceName(group, 'CS') !== 'DeviceCMYK')
		.map((group) => `a transparency group is in ${spaceName(group, 'CS')}`);
	const hasMasks = dictionaries.some((dictionary) => dictionary.lookup(PDFName.of('SMask')) instanceof PDFStream);
	const hasGroup = dictionaries.some((dictionary) => nameOf(dictionary, 'S') === 'Transparency');
	return hasMasks && !hasGroup && document.getPageCount() > 0
		? [...groups, 'something shows through and no page says in which colours it is mixed']
		: groups;
}

function checkSpots(document: PDFDocument): string[] {
	const looks = new Map<string, string>();
	const problems: string[] = [];
	for (const object of objectsOf(document)) {
		if (!(object instanceof PDFArray) || object.size() !== 4) continue;
		const [kind, name] = [object.lookup(0), object.lookup(1)];
		if (!(kind instanceof PDFName) || kind.decodeText() !== 'Separation' || !(name instanceof PDFName)) continue;
		const look = `${object.lookup(2)} ${object.lookup(3)}`;
		if ((looks.get(name.decodeText()) ?? look) !== look)
			problems.push(`the spot colour ${name.decodeText()} has two looks`);
		if (String(object.lookup(2)) !== '/DeviceCMYK') problems.push(`the spot colour ${name.decodeText()} is no ink`);
		looks.set(name.decodeText(), look);
	}
	return problems;
}

export function checkPdfColours(document: PDFDocument, dictionaries: readonly PDFDict[]): string[] {
	return [
		...checkOperators(document),
		...checkPictures(document),
		...checkGroups(dictionaries, document),
		...checkSpots(document),
		...dictionaries
			.filter((dictionary) => screenSpaces.has(spaceName(dictionary, 'ColorSpace') ?? ''))
			.filter((dictionary) => dictionary.has(PDFName.of('ShadingType')))
			.map(() => 'a shading is in a colour of screens'),
	];
}
