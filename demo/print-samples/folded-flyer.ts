// A letter fold of an A4 sheet: six panels, of which the one that is folded in is narrower. The inside is the mirror of the outside.
import type { DrawnPage, DrawOperation } from '../../rules/designs/operations.ts';
import { black, ellipsePath, fillPath, placePicture, processInk, rectanglePath, white } from './sample-shapes.ts';
import { openSampleFace, setLine, setLines } from './sample-type.ts';

const green = processInk(75, 20, 80, 8);
const pale = processInk(10, 0, 16, 0);

function drawOutside(): DrawOperation[] {
	const [serif, sans] = [openSampleFace('Libre Baskerville', 700), openSampleFace('Open Sans', 400)];
	return [
		fillPath(rectanglePath(-3, -3, 303, 216), pale),
		fillPath(rectanglePath(197, -3, 103, 216), green),
		placePicture('photo', [197, 60, 103, 90], { x: 0, y: 0, width: 1000, height: 971 }),
		setLine('Obst von', 207, 30, { face: serif, size: 22, ink: white }),
		setLine('der Elbe', 207, 41, { face: serif, size: 22, ink: white }),
		setLine('Hofladen Brüggen', 247, 170, { face: sans, size: 12, ink: white, align: 'center' }),
		...setLines(['Deichstraße 4', '21129 Hamburg', 'täglich 8 bis 18 Uhr'], 147, 160, 14, {
			face: sans,
			size: 9.5,
			ink: black,
			align: 'center',
		}),
		setLine('Jetzt: Äpfel und Quitten', 10, 40, { face: serif, size: 13, ink: green }),
	];
}

function drawInside(): DrawOperation[] {
	const [serif, sans] = [openSampleFace('Libre Baskerville', 700), openSampleFace('Open Sans', 400)];
	const kinds = [
		['Boskoop', 'säuerlich, fest, zum Backen'],
		['Finkenwerder', 'süß mit feiner Säure'],
		['Gravensteiner', 'der Duft des Herbstes'],
	] as const;
	const panels = kinds.flatMap(([name, taste], index): DrawOperation[] => {
		const left = 10 + index * 100;
		return [
			fillPath(ellipsePath(left + 40, 70, 28), processInk(0, 70 - index * 22, 85, 0)),
			fillPath(ellipsePath(left + 44, 38, 6, 3), green),
			setLine(name, left + 40, 122, { face: serif, size: 16, ink: green, align: 'center' }),
			setLine(taste, left + 40, 131, { face: sans, size: 10, ink: black, align: 'center' }),
		];
	});
	return [fillPath(rectanglePath(-3, -3, 303, 216), pale), ...panels];
}

export const drawFoldedFlyer = (): DrawnPage[] => [
	{ pageId: 'outside', name: 'outside', operations: drawOutside() },
	{ pageId: 'inside', name: 'inside', operations: drawInside() },
];
