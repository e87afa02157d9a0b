// What a product is made of, and what one can choose: papers, formats and finishing, in words and at a price.
import type { Tints } from '../drawing/scenes/scene.ts';
import { both, type InBoth } from './types.ts';

/** One of several that a shopper chooses from. */
export interface Choice {
	words: InBoth;
	/** What it adds to the price of the smallest run, or of a piece where a product is sold by the piece; in cents. */
	more: number;
	/** How it is seen in the picture of a version. */
	look?: Tints;
}

const choice = (german: string, english: string, more = 0, look?: Tints): Choice => ({
	words: both(german, english),
	more,
	...(look && { look }),
});

export const papers = {
	matt135: choice('135 g/m² Bilderdruck matt', '135 gsm matt coated'),
	gloss135: choice('135 g/m² Bilderdruck glänzend', '135 gsm gloss coated'),
	matt170: choice('170 g/m² Bilderdruck matt', '170 gsm matt coated', 300),
	matt250: choice('250 g/m² Bilderdruck matt', '250 gsm matt coated', 600),
	matt350: choice('350 g/m² Bilderdruck matt', '350 gsm matt coated'),
	gloss350: choice('350 g/m² Bilderdruck glänzend', '350 gsm gloss coated'),
	matt400: choice('400 g/m² Bilderdruck matt', '400 gsm matt coated', 500),
	natural300: choice('300 g/m² Naturpapier weiß', '300 gsm uncoated, white'),
	cream300: choice('300 g/m² Naturpapier creme', '300 gsm uncoated, cream', 200, { tint: '#f3e6c6' }),
	recycled300: choice('300 g/m² Recyclingpapier', '300 gsm recycled', 200, { tint: '#ddd5c3' }),
	recycled115: choice('115 g/m² Recyclingpapier', '115 gsm recycled', 200),
	offset80: choice('80 g/m² Offset', '80 gsm offset'),
	offset90: choice('90 g/m² Offset', '90 gsm offset', 200),
	recycled90: choice('90 g/m² Recyclingpapier', '90 gsm recycled', 300),
	fine100: choice('100 g/m² Feinpapier mit Wasserzeichen', '100 gsm watermarked fine paper', 1200),
	poster115: choice('115 g/m² Affichenpapier', '115 gsm blueback'),
	poster150: choice('150 g/m² Plakatpapier', '150 gsm poster paper', 200),
	art250: choice('250 g/m² Kunstdruckpapier', '250 gsm art paper'),
	cotton300: choice('300 g/m² Baumwolle', '300 gsm cotton'),
	cotton600: choice('600 g/m² Baumwolle', '600 gsm cotton', 3200),
	laid120: choice('120 g/m² Bütten', '120 gsm laid paper'),
	wove120: choice('120 g/m² Velin', '120 gsm wove paper'),
	core700: choice('700 g/m² mit Farbkern Blau', '700 gsm, blue core', 0, { tint: '#1f5fae' }),
	core700red: choice('700 g/m² mit Farbkern Rot', '700 gsm, red core', 0, { tint: '#b8322a' }),
	synthetic: choice('Synthetikpapier, reißfest', 'tear-resistant synthetic'),
};

export const finishes = {
	none: choice('ohne Veredelung', 'no finishing'),
	matt: choice('Mattfolie', 'matt lamination', 400),
	gloss: choice('Glanzfolie', 'gloss lamination', 400),
	soft: choice('Soft-Touch-Folie', 'soft-touch lamination', 900),
	varnish: choice('partieller UV-Lack', 'spot varnish', 1500),
	cornersRounded: choice('abgerundete Ecken', 'rounded corners', 500),
	goldFoil: choice('Folienprägung Gold', 'gold foil', 2800),
	copperFoil: choice('Folienprägung Kupfer', 'copper foil', 2800, { tint: '#b0653c' }),
	blind: choice('Blindprägung', 'blind embossing', 2400),
	eyelets: choice('Saum und Ösen', 'hemmed with eyelets'),
	pocket: choice('Hohlsaum oben und unten', 'pole pockets', 800),
	perforated: choice('Perforation', 'perforation', 700),
	drilled: choice('gelocht', 'drilled', 500),
};

export const materials = {
	vinylWhite: choice('PVC-Folie weiß', 'white vinyl'),
	vinylClear: choice('PVC-Folie transparent', 'clear vinyl', 400),
	stickyPaper: choice('Haftpapier', 'adhesive paper'),
	stickyKraft: choice('Haftpapier Kraft', 'adhesive kraft paper', 300),
	wetStrength: choice('Haftpapier nassfest', 'wet-strength adhesive paper', 600),
	pvc510: choice('PVC-Plane 510 g/m²', '510 gsm PVC'),
	mesh270: choice('Mesh 270 g/m²', '270 gsm mesh'),
	film: choice('Polyesterfilm, planliegend', 'lay-flat polyester film'),
	fabric: choice('Flaggenstoff 115 g/m²', '115 gsm flag fabric'),
	foam5: choice('Hartschaum 5 mm', '5 mm foam board'),
	foam10: choice('Hartschaum 10 mm', '10 mm foam board', 1500),
	board: choice('Bierdeckelpappe 1,4 mm', '1.4 mm coaster board'),
};

export const colours = {
	white: choice('weiß', 'white'),
	natural: choice('naturfarben', 'natural'),
	black: choice('schwarz', 'black', 100, { tint: '#26282d' }),
	blue: choice('innen blau', 'blue inside', 100, { inside: '#2f5d9e' }),
	green: choice('grün', 'green', 100),
	red: choice('rot', 'red', 100),
};

export const bindings = {
	pages16: choice('16 Seiten', '16 pages'),
	pages32: choice('32 Seiten', '32 pages', 3500),
	pages48: choice('48 Seiten', '48 pages', 6900),
	pages96: choice('96 Seiten', '96 pages', 14900),
	sheets25: choice('25 Blatt', '25 sheets'),
	sheets50: choice('50 Blatt', '50 sheets', 700),
	lined: choice('liniert', 'ruled'),
	blank: choice('blanko', 'plain'),
};

/** The fields of the products, in the order in which they are shown. */
export const demoFields = [
	{ name: 'format', label: both('Format', 'Size'), filter: false },
	{ name: 'paper', label: both('Papier', 'Paper'), filter: true },
	{ name: 'material', label: both('Material', 'Material'), filter: true },
	{ name: 'colour', label: both('Farbe', 'Colour'), filter: true },
	{ name: 'extent', label: both('Umfang', 'Extent'), filter: false },
	{ name: 'finishing', label: both('Veredelung', 'Finishing'), filter: true },
	{ name: 'print', label: both('Druck', 'Printing'), filter: false },
] as const;

/** A link that every product has. */
export const demoLink = {
	name: 'printData',
	label: both('Druckdaten', 'Print data'),
	words: both('Fragen zum Anlegen der Datei?', 'Questions about your file?'),
	url: '/contact',
};

/** What shoppers do not see. */
export const demoMetaFields = [
	{ name: 'erpNumber', label: both('Artikelnummer im ERP', 'ERP number') },
	{ name: 'productionHint', label: both('Hinweis für die Produktion', 'Hint for production') },
] as const;

export type ChoiceField = 'paper' | 'material' | 'colour' | 'extent' | 'finishing';

/** What a product is like, and what can be chosen. */
export interface Make {
	format: InBoth;
	print: InBoth;
	days: number;
	choices: Partial<Record<ChoiceField, readonly Choice[]>>;
}

export const colour44 = both('4/4-farbig, beidseitig', '4/4, both sides');
export const colour40 = both('4/0-farbig, einseitig', '4/0, one side');

/** The first of each is what the product is made of if nobody chooses. */
export const make = (format: string | InBoth, days: number, print: InBoth, choices: Make['choices']): Make => ({
	format: typeof format === 'string' ? both(format, format) : format,
	print,
	days,
	choices,
});
