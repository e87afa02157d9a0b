// Banners, trade fair displays, calendars and gifts of Druckwerk Nord.
import { inCategory } from '../product.ts';
import type { DemoProduct } from '../types.ts';
import {
	architekten,
	baeckerei,
	duenenhof,
	fischerei,
	gaertnerei,
	hafenfest,
	kaikante,
	leuchtturm,
	messe,
	segelschule,
	stadtfuehrung,
	winter,
} from './brands.ts';

const banner = inCategory('banner-messe');
const calendar = inCategory('kalender');
const gift = inCategory('geschenke');
const forRegulars = inCategory('stammkunden');

export const bannersAndGifts: DemoProduct[] = [
	banner(
		'werbebanner',
		7900,
		{ kind: 'banner', brand: hafenfest, title: ['Hafenfest'], lines: ['12. bis 14. Juni am Südkai'] },
		{
			name: 'Werbebanner 300 × 100 cm',
			text: 'PVC-Plane mit 510 g/m², rundum gesäumt und alle 50 cm mit Ösen versehen. Für den Außeneinsatz, Farben etwa drei Jahre lichtbeständig. Andere Maße bis 500 × 160 cm auf Anfrage.',
		},
		{
			name: 'Banner, 300 × 100 cm',
			text: '510 gsm PVC banner, hemmed all round with eyelets every 50 cm. For outdoor use, colours last about three years. Other sizes up to 500 × 160 cm on request.',
		},
	),
	banner(
		'bauzaunbanner',
		6900,
		{
			kind: 'fenceBanner',
			brand: architekten,
			title: ['Hier entsteht', 'Bestand'],
			lines: ['Sanierung der Alten Schule'],
		},
		{
			name: 'Bauzaunbanner 340 × 173 cm',
			text: 'Luftdurchlässiges Mesh mit 270 g/m², passend für übliche Bauzaunfelder. Gesäumt, mit Ösen an allen vier Seiten. Kabelbinder liegen bei.',
		},
		{
			name: 'Fence banner, 340 × 173 cm',
			text: 'Air-permeable 270 gsm mesh made for common fence panels. Hemmed, with eyelets on all four sides. Cable ties are included.',
		},
	),
	banner(
		'roll-up',
		8900,
		{
			kind: 'rollUp',
			brand: messe,
			title: ['Wärme', 'aus Wind'],
			lines: ['Wärmenetze für Gemeinden', 'Fragen Sie uns an Stand 14'],
		},
		{
			name: 'Roll-up 85 × 200 cm',
			text: 'Aufsteller mit Aluminiumkassette, in einer Minute aufgebaut und in einer Tasche zu tragen. Druck auf knickfeste, blickdichte Folie. Das Druckbild lässt sich später austauschen.',
		},
		{
			name: 'Roll-up display, 85 × 200 cm',
			text: 'Display with an aluminium base, set up within a minute and carried in a bag. Printed on crease-resistant, opaque film. The graphic can be replaced later.',
		},
	),
	banner(
		'beachflag',
		12900,
		{ kind: 'beachFlag', brand: segelschule, title: ['Luv & Lee'], art: 'sea' },
		{
			name: 'Beachflag 280 cm',
			text: 'Fahne aus 115 g/m² Flaggenstoff mit Mast aus Aluminium und Glasfaser. Dreht sich mit dem Wind; Standkreuz oder Erdspieß zur Wahl. Bis Windstärke 5 zugelassen.',
		},
		{
			name: 'Beach flag, 280 cm',
			text: 'Flag in 115 gsm polyester with a pole of aluminium and glass fibre. Turns with the wind; choose a cross base or a ground spike. Approved up to wind force 5.',
		},
	),
	banner(
		'hartschaumplatte',
		4900,
		{
			kind: 'board',
			brand: stadtfuehrung,
			title: ['Haus der', 'Kapitäne'],
			lines: ['Station 4 des Rundgangs', 'Erbaut 1787'],
		},
		{
			name: 'Hartschaumplatte DIN A1',
			text: 'Leichte, steife Platten mit 5 mm Stärke, direkt bedruckt. Für Schilder, Ausstellungen und Messewände im Innen- und kurz auch im Außenbereich. Bohrungen auf Wunsch.',
		},
		{
			name: 'Foam board, A1',
			text: 'Light, stiff boards 5 mm thick, printed directly. For signs, exhibitions and stands indoors, and outdoors for a short time. Drilled holes on request.',
		},
	),

	calendar(
		'wandkalender-din-a3',
		2490,
		{ kind: 'wallCalendar', brand: leuchtturm, title: [] },
		{
			name: 'Wandkalender DIN A3',
			text: 'Dreizehn Blatt auf 170 g/m² Bilderdruck matt, mit weißer Drahtbindung und Aufhänger. Das Deckblatt ist Ihres, die zwölf Monatsblätter mit Feiertagen in Deutsch oder Englisch sind von uns. Ab einem Stück, ab 25 Stück mit Staffelpreis.',
		},
		{
			name: 'A3 wall calendar',
			text: 'Thirteen sheets on 170 gsm matt coated paper, wire-bound with a hanger. The cover is yours, the twelve monthly sheets with public holidays in German or English are ours. From one copy, with lower prices from 25.',
		},
	),
	calendar(
		'tischkalender',
		7900,
		{ kind: 'deskCalendar', brand: kaikante, title: [] },
		{
			name: 'Tischkalender DIN A5 quer',
			text: 'Aufsteller aus grauer Pappe mit Deckblatt und zwölf Monatsblättern auf 250 g/m² Karton. Die Drahtbindung erlaubt das Umschlagen nach hinten. Ab 10 Stück, auf Wunsch einzeln kuvertiert.',
		},
		{
			name: 'A5 desk calendar',
			text: 'Grey board stand with a cover and twelve monthly sheets on 250 gsm board. The wire binding lets you flip sheets to the back. From 10 pieces, each in an envelope on request.',
		},
	),
	calendar(
		'jahresplaner-din-a1',
		3690,
		{ kind: 'yearPlanner', brand: messe, title: [] },
		{
			name: 'Jahresplaner DIN A1',
			text: 'Alle zwölf Monate auf einem Bogen mit 841 × 594 mm, mit Platz für jeden Tag. 135 g/m² Bilderdruck oder 150 g/m² Plakatpapier, gut beschreibbar. Gefalzt auf DIN A4 oder gerollt lieferbar.',
		},
		{
			name: 'A1 year planner',
			text: 'All twelve months on one sheet of 841 × 594 mm, with room for every day. 135 gsm coated or 150 gsm poster paper that is easy to write on. Delivered folded to A4 or rolled.',
		},
	),
	calendar(
		'kalender-abo',
		9950,
		{ kind: 'wallCalendar', brand: stadtfuehrung, title: [], art: 'harbour' },
		{
			name: 'Jahreskalender im Abo',
			text: 'Jedes Jahr ein neuer Wandkalender DIN A3 mit Ihrem Deckblatt, dreizehn Blatt mit Drahtbindung und Aufhänger. Feiertage und Ferien Ihres Bundeslandes setzen wir ein, den Andruck sehen Sie vorher. Ab 5 Stück, ab 10 Stück mit Staffelpreis.',
		},
		{
			name: 'Yearly calendar subscription',
			text: 'A new A3 wall calendar with your cover every year, thirteen wire-bound sheets with a hanger. We enter the public and school holidays of your federal state, and you see a proof first. From 5 copies, with lower prices from 10.',
		},
	),

	gift(
		'tasse',
		1290,
		{ kind: 'cups', brand: hafenfest, title: ['Moin.'] },
		{
			name: 'Keramiktasse 330 ml',
			text: 'Weiße Keramiktasse, rundum bedruckt auf 200 × 90 mm. Der Druck ist eingebrannt und hält in der Spülmaschine mindestens 1.000 Gänge. Ab einem Stück, einzeln im Karton.',
		},
		{
			name: 'Ceramic mug, 330 ml',
			text: 'White ceramic mug with an all-round print of 200 × 90 mm. The print is fired on and withstands at least 1,000 dishwasher cycles. From one mug, each in its own box.',
		},
	),
	gift(
		'notizbuch',
		32250,
		{ kind: 'notebook', brand: fischerei, title: ['Logbuch'], lines: ['144 Seiten Wind und Wetter'], size: [148, 210] },
		{
			name: 'Notizbuch DIN A5',
			text: 'Festes Notizbuch mit 144 Seiten, Lesezeichen und Gummiband. Umschlag bedruckt oder blind geprägt, Inhalt punktiert auf 90 g/m². Ab 25 Stück.',
		},
		{
			name: 'A5 notebook',
			text: 'Hardback notebook with 144 pages, ribbon and elastic band. Printed or blind-embossed cover, dotted pages on 90 gsm paper. From 25 copies.',
		},
	),
	gift(
		'weihnachtskarten',
		3990,
		{ kind: 'greetingCard', brand: winter, title: ['Ruhige Tage'] },
		{
			name: 'Weihnachtskarten mit Umschlag',
			text: 'Klappkarten DIN lang auf 300 g/m² Naturpapier, innen mit Ihrem Text bedruckt. Passende Umschläge aus farbigem Papier liegen bei. Ab 25 Stück, auf Wunsch mit Folienprägung.',
		},
		{
			name: 'Christmas cards with envelope',
			text: 'Folded DL cards on 300 gsm uncoated paper, printed inside with your own words. Matching coloured envelopes are included. From 25 cards, with foil stamping on request.',
		},
	),
	gift(
		'stofftasche',
		19500,
		{ kind: 'toteBag', brand: gaertnerei, title: ['Torf? Nein danke.'], art: 'flower' },
		{
			name: 'Stofftasche aus Baumwolle',
			text: 'Tragetasche aus 140 g/m² Bio-Baumwolle mit langen Henkeln, 38 × 42 cm. Siebdruck mit bis zu vier Farben, waschbar bei 40 Grad. Ab 50 Stück.',
		},
		{
			name: 'Cotton tote bag',
			text: 'Bag in 140 gsm organic cotton with long handles, 38 × 42 cm. Screen-printed in up to four colours, washable at 40 degrees. From 50 bags.',
		},
	),
	forRegulars(
		'gutscheine',
		2690,
		{ kind: 'foldedCards', brand: duenenhof, title: [], size: [105, 74] },
		{
			name: 'Gutscheinkarten, gefalzt',
			text: 'Gutscheine in DIN lang, einmal gefalzt, fortlaufend nummeriert. 300 g/m² Bilderdruck mit matter Folie außen, innen beschreibbar. Ab 50 Stück.',
		},
		{
			name: 'Folded gift vouchers',
			text: 'DL vouchers, folded once and numbered consecutively. 300 gsm coated board, matt laminated outside and writable inside. From 50 vouchers.',
		},
	),
	gift(
		'untersetzer',
		1990,
		{ kind: 'roundStickers', brand: baeckerei, title: ['Brot und Butter', 'seit 1958'] },
		{
			name: 'Untersetzer rund, 94 mm',
			text: 'Bierdeckel aus 1,4 mm starker Saugpappe, beidseitig vierfarbig bedruckt. Rund mit 94 mm Durchmesser, auch quadratisch lieferbar. Ab 100 Stück.',
		},
		{
			name: 'Round coasters, 94 mm',
			text: 'Beer mats in 1.4 mm absorbent board, printed in full colour on both sides. Round, 94 mm across, also available square. From 100 pieces.',
		},
	),
];
