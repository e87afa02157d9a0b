// Stickers, labels and business stationery of Druckwerk Nord.
import { inCategory } from '../product.ts';
import type { DemoProduct } from '../types.ts';
import {
	architekten,
	duenenhof,
	fischerei,
	gaertnerei,
	kaikante,
	leuchtturm,
	messe,
	raeder,
	segelschule,
	winter,
} from './brands.ts';

const sticker = inCategory('aufkleber-etiketten');
const paper = inCategory('geschaeftsausstattung');

export const stickersAndStationery: DemoProduct[] = [
	sticker(
		'aufkleber-rund',
		1790,
		{ kind: 'roundStickers', brand: kaikante, title: ['Frisch geröstet', 'am Speicher'], art: 'coffee' },
		{
			name: 'Aufkleber rund, 50 mm',
			text: 'Runde Aufkleber mit 50 mm Durchmesser auf weißer Folie oder Papier. Vierfarbig gedruckt, auf Bogen zu 20 Stück vorgestanzt. Die Folie hält draußen rund drei Jahre.',
		},
		{
			name: 'Round stickers, 50 mm',
			text: 'Round stickers, 50 mm across, on white film or paper. Full colour, kiss-cut on sheets of 20. The film lasts about three years outdoors.',
		},
	),
	sticker(
		'aufkleber-kontur',
		2490,
		{ kind: 'contourStickers', brand: raeder, title: ['Rad ab?', 'Läuft bei uns.', 'radwerk'] },
		{
			name: 'Aufkleber mit Konturschnitt',
			text: 'Aufkleber, die entlang der Kontur geschnitten sind: ein gerundetes Feld von 100 × 42 mm, dessen Linie das Datenblatt zeigt. Weiße oder transparente Folie, UV-beständig. Ab 25 Stück, andere Formen auf Anfrage.',
		},
		{
			name: 'Contour-cut stickers',
			text: 'Stickers that are cut along their contour: a rounded field of 100 × 42 mm, whose line is on the data sheet. White or clear film, UV-resistant. From 25 stickers, other shapes on request.',
		},
	),
	sticker(
		'etiketten-bogen',
		1990,
		{
			kind: 'labelSheet',
			brand: gaertnerei,
			title: ['Storchschnabel'],
			lines: ['Halbschatten, Juni bis August'],
			art: 'flower',
		},
		{
			name: 'Etiketten auf Bogen',
			text: 'Rechteckige Etiketten auf Bogen DIN A4, von 30 × 20 bis 190 × 130 mm. Haftpapier glänzend, matt oder aus Naturpapier. Die Trägerbögen sind geschlitzt, damit sich alles leicht abziehen lässt.',
		},
		{
			name: 'Labels on sheets',
			text: 'Rectangular labels on A4 sheets, from 30 × 20 to 190 × 130 mm. Gloss, matt or uncoated adhesive paper. The backing is slit so that labels peel off easily.',
		},
	),
	sticker(
		'etiketten-glaeser',
		4990,
		{
			kind: 'jars',
			brand: fischerei,
			title: ['Hering', 'Sprotten', 'Senf'],
			lines: ['in Tomate, 320 g', 'in Rapsöl, 200 g', 'mit Birne, 180 ml'],
		},
		{
			name: 'Etiketten auf Rolle für Gläser',
			text: 'Etiketten für Konserven und Gläser, auf Rolle für Hand- und Maschinenverarbeitung. Feuchtfestes Haftpapier oder Folie, lebensmittelrechtlich unbedenklich verklebt. Ab 250 Stück je Sorte.',
		},
		{
			name: 'Labels on rolls for jars',
			text: 'Labels for preserves and jars, on rolls for application by hand or machine. Moisture-proof adhesive paper or film with food-safe glue. From 250 labels of each kind.',
		},
	),
	sticker(
		'etiketten-flaschen',
		5490,
		{ kind: 'bottles', brand: leuchtturm, title: ['Leuchtfeuer', 'Dunkelbier'], lines: ['0,33 l, 5,2 % vol.'] },
		{
			name: 'Flaschenetiketten',
			text: 'Bauch- und Halsetiketten für Bier, Saft und Spirituosen. Nassfestes Papier mit 80 g/m², das sich im Eiswasser nicht löst, auf Wunsch mit Heißfolie. Ab 250 Stück.',
		},
		{
			name: 'Bottle labels',
			text: 'Body and neck labels for beer, juice and spirits. Wet-strength 80 gsm paper that stays on in ice water, with hot foil on request. From 250 labels.',
		},
	),

	paper(
		'briefpapier-din-a4',
		3290,
		{ kind: 'letterhead', brand: architekten, title: [] },
		{
			name: 'Briefpapier DIN A4',
			text: 'Briefbogen auf 80, 90 oder 100 g/m² Offsetpapier, geprüft für Laser- und Tintendrucker. Ein- oder vierfarbig, auf Wunsch mit Falz- und Lochmarken nach DIN 5008. Auflagen von 100 bis 10.000 Blatt.',
		},
		{
			name: 'A4 letterheads',
			text: 'Letterheads on 80, 90 or 100 gsm offset paper, tested for laser and inkjet printers. One or four colours, with fold and punch marks on request. Runs from 100 to 10,000 sheets.',
		},
	),
	paper(
		'briefumschlaege-din-lang',
		4490,
		{ kind: 'envelopes', brand: messe, title: [] },
		{
			name: 'Briefumschläge DIN lang',
			text: 'Umschläge mit 220 × 110 mm aus 80 g/m² Offsetpapier, mit oder ohne Fenster. Haftklebung mit Abdeckstreifen, innen blickdicht bedruckt. Ab 250 Stück.',
		},
		{
			name: 'DL envelopes',
			text: 'Envelopes of 220 × 110 mm in 80 gsm offset paper, with or without window. Peel-and-seal flap, opaque lining. From 250 envelopes.',
		},
	),
	paper(
		'notizbloecke',
		3890,
		{ kind: 'notepad', brand: segelschule, title: [] },
		{
			name: 'Notizblöcke DIN A5',
			text: 'Blöcke mit 50 Blatt, am Kopf geleimt, mit stabiler Pappe als Rückseite. 80 g/m² Offset- oder Recyclingpapier, auf Wunsch liniert oder kariert. Ab 25 Blöcken.',
		},
		{
			name: 'A5 notepads',
			text: 'Pads of 50 sheets, glued at the head, with a stiff board back. 80 gsm offset or recycled paper, ruled or squared if you like. From 25 pads.',
		},
	),
	paper(
		'praesentationsmappen',
		11900,
		{ kind: 'presentationFolder', brand: duenenhof, title: ['Hotel Dünenhof'], lines: ['Tagen mit Blick aufs Meer'] },
		{
			name: 'Präsentationsmappen DIN A4',
			text: 'Mappen für Unterlagen bis 5 mm Höhe, mit Einstecktasche und Schlitzen für eine Visitenkarte. 350 g/m² Karton mit matter Folie außen. Flach geliefert, ab 50 Stück.',
		},
		{
			name: 'A4 presentation folders',
			text: 'Folders for up to 5 mm of paper, with a pocket and slits for a business card. 350 gsm board with matt lamination outside. Delivered flat, from 50 folders.',
		},
	),
	paper(
		'durchschreibesaetze',
		6990,
		{
			kind: 'carbonForms',
			brand: raeder,
			title: ['Werkstattauftrag'],
			lines: ['Kunde', 'Rad und Rahmennummer', 'Arbeiten', 'Termin', 'Unterschrift'],
		},
		{
			name: 'Durchschreibesätze DIN A5',
			text: 'Selbstdurchschreibende Formulare zwei- oder dreifach, auf weißem, gelbem und rosa Papier. Fortlaufend nummeriert, zu Blöcken mit 50 Sätzen geleimt. Ab 5 Blöcken.',
		},
		{
			name: 'A5 carbonless forms',
			text: 'Carbonless forms in two or three parts on white, yellow and pink paper. Numbered consecutively and glued into pads of 50 sets. From 5 pads.',
		},
	),
	paper(
		'kurzmitteilungen',
		2290,
		{ kind: 'compliments', brand: winter, title: [] },
		{
			name: 'Kurzmitteilungen DIN lang',
			text: 'Grußzettel mit 210 × 99 mm, die Prospekten und Rechnungen beiliegen. 90 g/m² Offsetpapier, mit Füller beschreibbar. Auf Wunsch zu Blöcken mit 100 Blatt geleimt.',
		},
		{
			name: 'Compliment slips',
			text: 'Slips of 210 × 99 mm to go with brochures and invoices. 90 gsm offset paper that takes fountain pen ink. Glued into pads of 100 on request.',
		},
	),
	paper(
		'geschaeftspapier-abo',
		4990,
		{ kind: 'letterhead', brand: leuchtturm, title: [] },
		{
			name: 'Geschäftspapier im Abo',
			text: 'Jeden Monat 250 Briefbogen und 250 Umschläge DIN lang, immer aus derselben Papiersorte. Änderungen an Anschrift oder Logo übernehmen wir zur nächsten Lieferung. Jederzeit bis zur nächsten Zahlung kündbar.',
		},
		{
			name: 'Business stationery subscription',
			text: 'Every month 250 letterheads and 250 DL envelopes, always on the same paper. Changes of address or logo are made for the next delivery. Can be cancelled at any time until the next payment.',
		},
	),
];
