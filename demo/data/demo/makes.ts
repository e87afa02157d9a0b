// What the products of Druckwerk Nord are made of.
import { bindings, colour40, colour44, colours, finishes, type Make, make, materials, papers } from '../choices.ts';
import { both } from '../types.ts';

const { none, matt, gloss, soft, varnish } = finishes;
const cardPapers = [papers.matt350, papers.matt400];
const naturals = [papers.natural300, papers.cream300, papers.recycled300];
const flyerPapers = [papers.matt135, papers.gloss135, papers.recycled115];
const dinLong = both('DIN lang (210 × 99 mm)', 'DL (210 × 99 mm)');

export const makes: Record<string, Make> = {
	'visitenkarten-classic': make('85 × 55 mm', 3, colour44, { paper: cardPapers, finishing: [none, matt, soft] }),
	'visitenkarten-naturpapier': make('85 × 55 mm', 3, colour44, { paper: naturals }),
	'visitenkarten-quadratisch': make('65 × 65 mm', 3, colour44, { paper: cardPapers, finishing: [none, matt] }),
	'visitenkarten-runde-ecken': make(both('85 × 55 mm, Ecken gerundet', '85 × 55 mm, rounded corners'), 4, colour44, {
		paper: [papers.matt350],
		finishing: [matt, gloss],
	}),
	'visitenkarten-farbkern': make('85 × 55 mm', 6, colour44, { paper: [papers.core700, papers.core700red] }),
	klappvisitenkarten: make(
		both('170 × 55 mm, gefalzt auf 85 × 55 mm', '170 × 55 mm, folded to 85 × 55 mm'),
		4,
		colour44,
		{
			paper: [papers.matt250, papers.natural300],
		},
	),
	'flyer-din-a6': make(both('DIN A6 (148 × 105 mm)', 'A6 (148 × 105 mm)'), 2, colour44, { paper: flyerPapers }),
	'flyer-din-a5': make(both('DIN A5 (210 × 148 mm)', 'A5 (210 × 148 mm)'), 2, colour44, {
		paper: [...flyerPapers, papers.matt170],
	}),
	'flyer-din-lang': make(dinLong, 2, colour44, { paper: [...flyerPapers, papers.matt250] }),
	'flyer-din-a4': make(both('DIN A4 (297 × 210 mm)', 'A4 (297 × 210 mm)'), 3, colour44, { paper: flyerPapers }),
	'flyer-quadratisch': make('148 × 148 mm', 3, colour44, { paper: [papers.matt170, papers.recycled115] }),
	postkarten: make(both('DIN A6 (148 × 105 mm)', 'A6 (148 × 105 mm)'), 3, colour44, {
		paper: [papers.matt350, papers.natural300],
		finishing: [none, varnish],
	}),
	tischaufsteller: make(dinLong, 4, colour40, { paper: [papers.matt350], finishing: [none, matt] }),
	'werbemittel-abo': make(both('DIN A6 und DIN A3', 'A6 and A3'), 5, colour40, { paper: [papers.matt135] }),
	'flyer-abo': make(both('DIN A6 (148 × 105 mm)', 'A6 (148 × 105 mm)'), 3, colour44, {
		paper: [papers.matt135, papers.recycled115],
	}),
	'faltblatt-wickelfalz': make(both('DIN lang, 6 Seiten', 'DL, 6 pages'), 4, colour44, { paper: flyerPapers }),
	'faltblatt-zickzackfalz': make(both('DIN lang, 8 Seiten', 'DL, 8 pages'), 4, colour44, { paper: flyerPapers }),
	'faltblatt-einbruchfalz': make(both('DIN A5, 4 Seiten', 'A5, 4 pages'), 4, colour44, {
		paper: [papers.matt170, papers.matt250],
	}),
	'broschuere-din-a5': make(both('DIN A5 hoch', 'A5 portrait'), 5, colour44, {
		paper: [papers.matt135, papers.recycled115],
		extent: [bindings.pages16, bindings.pages32],
	}),
	'broschuere-din-a4-klebebindung': make(both('DIN A4 hoch', 'A4 portrait'), 7, colour44, {
		paper: [papers.matt135, papers.matt170],
		extent: [bindings.pages48, bindings.pages96],
	}),
	'broschuere-wire-o': make(both('DIN A4 quer', 'A4 landscape'), 6, colour44, {
		paper: [papers.matt170],
		extent: [bindings.pages32, bindings.pages48],
	}),
	speisekarte: make(both('DIN A4, 4 Seiten', 'A4, 4 pages'), 4, colour44, { paper: [papers.synthetic] }),
	'plakat-din-a3': make(both('DIN A3 (297 × 420 mm)', 'A3 (297 × 420 mm)'), 2, colour40, {
		paper: [papers.matt135, papers.matt250],
	}),
	'plakat-din-a2': make(both('DIN A2 (420 × 594 mm)', 'A2 (420 × 594 mm)'), 2, colour40, {
		paper: [papers.matt135, papers.poster150],
	}),
	'plakat-din-a1': make(both('DIN A1 (594 × 841 mm)', 'A1 (594 × 841 mm)'), 2, colour40, {
		paper: [papers.poster115, papers.poster150],
	}),
	'plakat-wetterfest': make(both('DIN A2 (420 × 594 mm)', 'A2 (420 × 594 mm)'), 3, colour40, {
		paper: [papers.synthetic],
	}),
	kunstdruck: make('50 × 70 cm', 5, colour40, { paper: [papers.art250, papers.natural300] }),
	jubilaeumsplakat: make(
		both('DIN A2 (420 × 594 mm)', 'A2 (420 × 594 mm)'),
		5,
		both('5/0-farbig mit Sonderfarbe', '5/0 with spot colour'),
		{
			paper: [papers.matt170, papers.natural300],
		},
	),
	'plakat-des-monats': make(both('DIN A2 (420 × 594 mm)', 'A2 (420 × 594 mm)'), 4, colour40, {
		paper: [papers.art250],
	}),
	'aufkleber-rund': make(both('Ø 50 mm', '50 mm round'), 3, colour40, {
		material: [materials.vinylWhite, materials.vinylClear, materials.stickyPaper],
	}),
	'aufkleber-kontur': make(both('100 × 42 mm, gerundet', '100 × 42 mm, rounded'), 4, colour40, {
		material: [materials.vinylWhite, materials.vinylClear],
		finishing: [none, matt, gloss],
	}),
	'etiketten-bogen': make(both('DIN A4, 24 Stück je Bogen', 'A4, 24 per sheet'), 3, colour40, {
		material: [materials.stickyPaper, materials.stickyKraft],
	}),
	'etiketten-glaeser': make('90 × 60 mm', 5, colour40, {
		material: [materials.stickyPaper, materials.stickyKraft, materials.wetStrength],
	}),
	'etiketten-flaschen': make('90 × 120 mm', 5, colour40, { material: [materials.wetStrength, materials.vinylWhite] }),
	'briefpapier-din-a4': make(both('DIN A4 (210 × 297 mm)', 'A4 (210 × 297 mm)'), 3, colour40, {
		paper: [papers.offset80, papers.offset90, papers.recycled90, papers.fine100],
	}),
	'briefumschlaege-din-lang': make(
		both('DIN lang (220 × 110 mm), mit Fenster', 'DL (220 × 110 mm), with window'),
		4,
		colour40,
		{
			paper: [papers.offset80, papers.recycled90],
		},
	),
	notizbloecke: make(both('DIN A5 (148 × 210 mm)', 'A5 (148 × 210 mm)'), 4, colour40, {
		paper: [papers.offset80, papers.recycled90],
		extent: [bindings.sheets25, bindings.sheets50],
	}),
	praesentationsmappen: make(both('DIN A4, Füllhöhe 5 mm', 'A4, 5 mm capacity'), 6, colour40, {
		paper: [papers.matt350],
		finishing: [matt, soft],
	}),
	durchschreibesaetze: make(both('DIN A5, zweifach', 'A5, two-part'), 6, both('1/1-farbig', '1/1'), {
		paper: [papers.offset80],
		finishing: [none, finishes.perforated],
	}),
	kurzmitteilungen: make(dinLong, 3, colour40, { paper: [papers.offset90, papers.recycled90] }),
	'geschaeftspapier-abo': make(both('DIN A4 und DIN lang', 'A4 and DL'), 5, colour40, { paper: [papers.offset90] }),
	werbebanner: make('300 × 100 cm', 3, colour40, {
		material: [materials.pvc510, materials.mesh270],
		finishing: [finishes.eyelets, finishes.pocket],
	}),
	bauzaunbanner: make('340 × 173 cm', 3, colour40, { material: [materials.mesh270], finishing: [finishes.eyelets] }),
	'roll-up': make('85 × 200 cm', 4, colour40, { material: [materials.film] }),
	beachflag: make(both('Höhe 280 cm', '280 cm high'), 5, colour40, { material: [materials.fabric] }),
	hartschaumplatte: make(both('DIN A1 (594 × 841 mm)', 'A1 (594 × 841 mm)'), 3, colour40, {
		material: [materials.foam5, materials.foam10],
	}),
	'wandkalender-din-a3': make(both('DIN A3 hoch, 13 Blatt', 'A3 portrait, 13 sheets'), 6, colour40, {
		paper: [papers.matt170, papers.natural300],
	}),
	'kalender-abo': make(both('DIN A3 hoch, 13 Blatt', 'A3 portrait, 13 sheets'), 8, colour40, {
		paper: [papers.matt170, papers.natural300],
	}),
	tischkalender: make(both('DIN A5 quer, 13 Blatt', 'A5 landscape, 13 sheets'), 6, colour40, {
		paper: [papers.matt250],
	}),
	'jahresplaner-din-a1': make(both('DIN A1 quer', 'A1 landscape'), 4, colour40, {
		paper: [papers.matt135, papers.poster150],
	}),
	tasse: make('330 ml', 5, both('Rundumdruck', 'all-round print'), {
		colour: [colours.white, colours.blue, colours.black],
	}),
	notizbuch: make(both('DIN A5, 144 Seiten', 'A5, 144 pages'), 8, colour40, {
		extent: [bindings.lined, bindings.blank],
		colour: [colours.black, colours.red, colours.green],
	}),
	weihnachtskarten: make(both('DIN lang, gefalzt', 'DL, folded'), 5, colour44, {
		paper: [papers.natural300, papers.recycled300],
		finishing: [none, finishes.goldFoil],
	}),
	stofftasche: make('38 × 42 cm', 8, both('Siebdruck, einfarbig', 'screen print, one colour'), {
		colour: [colours.natural, colours.black],
	}),
	gutscheine: make(both('DIN lang, gefalzt', 'DL, folded'), 4, colour44, {
		paper: [papers.matt350, papers.natural300],
	}),
	untersetzer: make(both('Ø 94 mm', '94 mm round'), 6, colour44, { material: [materials.board] }),
};
