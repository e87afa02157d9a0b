// Five products as they go to the press: a business card, a flyer with a photo, a poster, a folded flyer and a sticker with a die line.
import type { DrawnPage, DrawOperation } from '../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { fromMillimetres } from '../../rules/designs/units.ts';
import { drawFoldedFlyer } from './folded-flyer.ts';
import {
	black,
	ellipsePath,
	fillPath,
	placePicture,
	processInk,
	rectanglePath,
	strokePath,
	white,
} from './sample-shapes.ts';
import { openSampleFace, setLine, setLines } from './sample-type.ts';

export interface PrintSample {
	name: string;
	title: string;
	specification: PrintSpecification;
	pages: DrawnPage[];
}

const specificationOf = (
	[width, height]: readonly [number, number],
	sides: readonly string[],
	further: Partial<PrintSpecification> = {},
): PrintSpecification => ({
	width: fromMillimetres(width),
	height: fromMillimetres(height),
	bleed: fromMillimetres(3),
	safeMargin: fromMillimetres(3),
	sides: sides.map((name) => ({ name })),
	folds: [],
	dieLine: null,
	profileId: null,
	maximumInk: 300,
	errorPpi: 100,
	warningPpi: 200,
	dataRequirement: 'later',
	cropMarks: true,
	...further,
});

const pageOf = (name: string, operations: readonly DrawOperation[]): DrawnPage => ({ pageId: name, name, operations });

const petrol = processInk(92, 40, 38, 30);
const apricot = processInk(0, 38, 62, 0);
const sand = processInk(3, 6, 16, 0);

interface Person {
	name: string;
	role: string;
	phone: string;
	mail: string;
}

const usualPerson: Person = {
	name: 'Änne Grünefeld',
	role: 'Typografie & Satz',
	phone: '+49 40 555 01 23',
	mail: 'aenne@druckwerk.example',
};

export function drawCard(person: Person = usualPerson): DrawnPage[] {
	const [serif, sans, bold] = [
		openSampleFace('Fraunces', 600),
		openSampleFace('Inter', 400),
		openSampleFace('Inter', 600),
	];
	const front = [
		fillPath(rectanglePath(-3, -3, 91, 61), sand),
		fillPath(rectanglePath(-3, -3, 9, 61), petrol),
		setLine(person.name, 13, 18, { face: serif, size: 15, ink: petrol }),
		setLine(person.role, 13, 23.5, { face: sans, size: 8, ink: black }),
		...setLines([person.phone, person.mail, 'Am Sandtorkai 12, 20457 Hamburg'], 13, 40, 11, {
			face: sans,
			size: 7.5,
			ink: black,
		}),
	];
	const back = [
		fillPath(rectanglePath(-3, -3, 91, 61), petrol),
		fillPath(ellipsePath(42.5, 23, 9), apricot),
		setLine('D', 42.5, 27.2, { face: serif, size: 34, ink: petrol, align: 'center' }),
		setLine('DRUCKWERK', 42.5, 42, { face: bold, size: 9, ink: white, align: 'center', tracking: 180 }),
	];
	return [pageOf('front', front), pageOf('back', back)];
}

export const cardSpecification = specificationOf([85, 55], ['front', 'back']);
export const flyerSpecification = specificationOf([105, 148], ['front', 'back']);

export function drawFlyer(): DrawnPage[] {
	const [display, sans] = [openSampleFace('Playfair Display', 700), openSampleFace('Inter', 400)];
	const photo = placePicture('photo', [-3, -3, 111, 100]);
	const clip = { kind: 'clip', elementId: 'clip', matrix: [1, 0, 0, 1, 0, 0] } as const;
	const front: DrawOperation[] = [
		photo,
		fillPath(rectanglePath(-3, 97, 111, 54), processInk(95, 78, 30, 20)),
		placePicture('glow', [70, 82, 34, 34]),
		setLine('Küstenlicht', 8, 112, { face: display, size: 30, ink: white }),
		...setLines(['Fotografien aus zwölf Wintern', '14. Februar bis 3. Mai, Große Halle'], 8, 122, 14, {
			face: sans,
			size: 10,
			ink: white,
		}),
		setLine('Eintritt frei', 97, 141, { face: display, size: 12, ink: apricot, align: 'end' }),
	];
	const body = [
		'Wer im Januar früh genug aufsteht, sieht das Meer für',
		'wenige Minuten in Farben, die es sonst nicht gibt. Die',
		'Ausstellung zeigt 64 großformatige Aufnahmen, gedruckt',
		'im Offset auf gestrichenem Papier, 170 g/m².',
		'',
		'Führungen: jeden Samstag um 15 Uhr, Treffpunkt Foyer.',
	];
	const back: DrawOperation[] = [
		fillPath(rectanglePath(-3, -3, 111, 154), sand),
		{ ...clip, path: ellipsePath(78, 30, 18), operations: [placePicture('photo', [48, 6, 60, 54])] },
		setLine('Über die Ausstellung', 8, 62, { face: display, size: 16, ink: petrol }),
		...setLines(body, 8, 72, 13, { face: sans, size: 9, ink: black }),
		setLine('Galerie am Hafen', 101, 140, { face: display, size: 11, ink: petrol, rotation: -90 }),
	];
	return [pageOf('front', front), pageOf('back', back)];
}

function drawPoster(): DrawnPage[] {
	const [heavy, sans] = [openSampleFace('League Spartan', 800), openSampleFace('Work Sans', 500)];
	const red = processInk(0, 95, 90, 0);
	const circles = [150, 118, 86, 54].map((radius, index) =>
		fillPath(ellipsePath(210, 250, radius), index % 2 === 0 ? red : sand),
	);
	const operations = [
		fillPath(rectanglePath(-3, -3, 426, 600), sand),
		...circles,
		setLine('Klang', 30, 470, { face: heavy, size: 250, ink: black, tracking: -20 }),
		setLine('Festival für neue Musik', 32, 520, { face: sans, size: 62, ink: black }),
		setLine('12.–14. Juni · Alte Gießerei', 32, 555, { face: sans, size: 44, ink: red }),
	];
	return [pageOf('front', operations)];
}

function drawSticker(): DrawnPage[] {
	const [heavy, sans] = [openSampleFace('Montserrat', 800), openSampleFace('Montserrat', 600)];
	const yellow = processInk(0, 18, 95, 0);
	const operations = [
		fillPath(rectanglePath(-3, -3, 56, 56), yellow),
		strokePath(ellipsePath(25, 25, 21), black, 1),
		setLine('FRISCH', 25, 25, { face: heavy, size: 21, ink: black, align: 'center' }),
		setLine('geröstet', 25, 32, { face: sans, size: 12, ink: processInk(20, 85, 100, 15), align: 'center' }),
	];
	return [pageOf('front', operations)];
}

export const printSamples: readonly PrintSample[] = [
	{
		name: 'business-card',
		title: 'Visitenkarte 85 × 55 mm',
		specification: cardSpecification,
		pages: drawCard(),
	},
	{ name: 'flyer-a6', title: 'Flyer A6 «Küstenlicht»', specification: flyerSpecification, pages: drawFlyer() },
	{
		name: 'poster-a2',
		title: 'Plakat A2',
		specification: specificationOf([420, 594], ['front'], { warningPpi: 120 }),
		pages: drawPoster(),
	},
	{
		name: 'folded-flyer-dl',
		title: 'Faltflyer DIN lang, 6 Seiten',
		specification: specificationOf([297, 210], ['outside', 'inside'], {
			folds: [fromMillimetres(97), fromMillimetres(197)],
		}),
		pages: drawFoldedFlyer(),
	},
	{
		name: 'sticker-round',
		title: 'Aufkleber rund 50 mm',
		specification: specificationOf([50, 50], ['front'], { dieLine: ellipsePath(25, 25, 25) }),
		pages: drawSticker(),
	},
];
