// A business card that uses what a design can hold, for tests and measurements.
import {
	type Design,
	type DesignElement,
	designVersion,
	type Face,
	type ImageElement,
	type Lock,
	noAlternatives,
	type ShapeElement,
	type TextElement,
} from './design.ts';

export const unlocked: Lock = { move: false, resize: false, content: false, style: false, remove: false };

const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({ x, y, width, height, rotation });

export const sampleText = (id: string, text: string, changes: Partial<TextElement> = {}): TextElement => ({
	id,
	name: id,
	box: box(8000, 8000, 50_000, 8000),
	lock: unlocked,
	print: true,
	isPinned: false,
	kind: 'text',
	runs: [{ text, faceId: null, swatchId: null }],
	faceId: 'regular',
	size: 3500,
	leading: 4500,
	tracking: 0,
	align: 'start',
	verticalAlign: 'top',
	fit: 'none',
	minimumSize: 2000,
	swatchId: 'black',
	features: [],
	...changes,
});

export const sampleShape = (id: string, changes: Partial<ShapeElement> = {}): ShapeElement => ({
	id,
	name: id,
	box: box(-3000, -3000, 91_000, 61_000),
	lock: unlocked,
	print: true,
	isPinned: false,
	kind: 'shape',
	shape: 'rectangle',
	path: null,
	radius: 0,
	fillId: 'sand',
	stroke: null,
	...changes,
});

export const sampleImage = (id: string, changes: Partial<ImageElement> = {}): ImageElement => ({
	id,
	name: id,
	box: box(60_000, 8000, 20_000, 20_000),
	lock: unlocked,
	print: true,
	isPinned: false,
	kind: 'image',
	source: { mediaId: 'portrait' },
	crop: { x: 0, y: 0, width: 1000, height: 1000 },
	straighten: 0,
	mask: 'none',
	alternativeText: '',
	...changes,
});

/** @param sha256 of the bytes of Spectral Regular and Bold */
export const sampleFaces = (sha256: readonly [string, string] = ['0'.repeat(64), '1'.repeat(64)]): Face[] => [
	{ id: 'regular', family: 'Spectral', weight: 400, italic: false, sha256: sha256[0] },
	{ id: 'bold', family: 'Spectral', weight: 700, italic: false, sha256: sha256[1] },
];

const sampleElements: readonly DesignElement[] = [
	sampleShape('ground'),
	sampleText('name', '{{name}}', { faceId: 'bold', size: 5000, leading: 6000 }),
	sampleText('contact', '{{role}}\n{{phone}}', { box: box(8000, 20_000, 45_000, 12_000) }),
	sampleImage('portrait', { mask: 'ellipse' }),
	{
		id: 'code',
		name: 'code',
		box: box(62_000, 32_000, 16_000, 16_000),
		lock: unlocked,
		print: true,
		isPinned: false,
		kind: 'code',
		code: 'qr',
		value: 'https://example.com/{{name}}',
		swatchId: 'black',
	},
];

const field = (key: string, defaultValue: string, required = true) => ({
	key,
	labels: { 'de-DE': key, 'en-GB': key },
	help: {},
	kind: 'text' as const,
	required,
	limit: 60,
	choices: [],
	defaultValue,
	source: null,
});

export const sampleDesign = (changes: Partial<Design> = {}): Design => ({
	version: designVersion,
	product: { width: 85_000, height: 55_000, bleed: 3000, safeMargin: 4000, folds: [], dieLine: null },
	pages: [
		{ id: 'p1', name: 'front', elements: sampleElements },
		{ id: 'p2', name: 'back', elements: [sampleShape('ground-back', { fillId: 'blue' })] },
	],
	swatches: [
		{ id: 'black', name: 'Schwarz', cmyk: [0, 0, 0, 100], spot: null, screen: '#1e1e20' },
		{ id: 'white', name: 'Papierweiß', cmyk: [0, 0, 0, 0], spot: null, screen: '#ffffff' },
		{ id: 'sand', name: 'Sand', cmyk: [5, 8, 20, 0], spot: null, screen: '#f3e9d4' },
		{ id: 'blue', name: 'Nachtblau', cmyk: [100, 75, 20, 30], spot: null, screen: '#123a63' },
		{ id: 'cut', name: 'Stanze', cmyk: [0, 100, 0, 0], spot: 'CutContour', screen: '#e6007e' },
	],
	faces: sampleFaces(),
	fields: [field('name', 'Vorname Nachname'), field('role', 'Funktion', false), field('phone', '', false)],
	values: { name: 'Anna Schäfer', role: 'Leitung Druckvorstufe', phone: '+49 30 123456' },
	...noAlternatives,
	...changes,
});

/** The sample with these elements on its first page. */
export const designWith = (...elements: readonly DesignElement[]): Design =>
	sampleDesign({ pages: [{ id: 'p1', name: 'front', elements }] });
