// Stationery, announcements and prints of Atelier Marlow.
import { inCategory } from '../product.ts';
import type { DemoProduct } from '../types.ts';
import { ashdown, beatrix, clara, evensong, harrow, hollis, orchard, wren } from './brands.ts';

const paper = inCategory('stationery');
const news = inCategory('announcements');
const print = inCategory('prints');

export const paperAndPrints: DemoProduct[] = [
	paper(
		'stationery-set',
		8600,
		{ kind: 'letterhead', brand: wren, title: [] },
		{
			name: 'Briefpapier mit Monogramm',
			text: 'Fünfzig Bögen DIN A4 und fünfzig Umschläge auf 120 g/m² Papier mit Wasserzeichen. Monogramm oder Briefkopf in einer Farbe, gestochen scharf im Offset. In einer Schachtel geliefert.',
		},
		{
			name: 'Monogrammed stationery',
			text: 'Fifty A4 sheets and fifty envelopes on 120 gsm watermarked paper. Monogram or heading in one colour, printed crisply by offset. Delivered in a box.',
		},
	),
	paper(
		'correspondence-cards',
		7200,
		{ kind: 'foilCards', brand: harrow, title: [], size: [105, 74] },
		{
			name: 'Korrespondenzkarten',
			text: 'Steife Karten mit 165 × 110 mm für kurze Nachrichten, mit geprägtem Rand. 300 g/m² Baumwollpapier, fünfzig Stück mit Umschlägen. Der Name wird in Folie oder Farbe gesetzt.',
		},
		{
			name: 'Correspondence cards',
			text: 'Stiff cards of 165 × 110 mm for short notes, with a stamped border. 300 gsm cotton paper, fifty cards with envelopes. Your name is set in foil or ink.',
		},
	),
	paper(
		'lined-envelopes',
		4800,
		{ kind: 'linedEnvelopes', brand: clara, title: [] },
		{
			name: 'Gefütterte Umschläge',
			text: 'Umschläge im Format C5 und C6 aus 120 g/m² Papier, von Hand mit bedrucktem Seidenpapier gefüttert. Acht Muster stehen zur Wahl. Ab 25 Stück.',
		},
		{
			name: 'Lined envelopes',
			text: 'Envelopes in C5 and C6 made of 120 gsm paper, lined by hand with printed tissue. Choose from eight patterns. From 25 envelopes.',
		},
	),
	paper(
		'seal-stickers',
		5200,
		{ kind: 'sealStickers', brand: orchard, title: ['Orchard'] },
		{
			name: 'Siegelaufkleber mit Folienprägung',
			text: 'Runde Siegel mit 35 mm Durchmesser und gezacktem Rand, in Gold oder Kupfer. Initialen oder ein kurzes Wort werden geprägt. Ab 50 Stück.',
		},
		{
			name: 'Foil-stamped seal stickers',
			text: 'Round seals, 35 mm across, with a scalloped edge in gold or copper. Initials or a short word are stamped. From 50 seals.',
		},
	),
	paper(
		'hand-bound-notebooks',
		3900,
		{ kind: 'notebook', brand: wren, title: ['Field notes'], lines: ['144 pages, sewn by hand'] },
		{
			name: 'Handgebundene Notizbücher',
			text: 'Fadengeheftete Bücher mit 128 Seiten auf 100 g/m² Naturpapier, in Leinen gebunden. Titel oder Initialen werden auf den Deckel geprägt. Ab einem Buch.',
		},
		{
			name: 'Hand-bound notebooks',
			text: 'Thread-sewn books with 128 pages of 100 gsm uncoated paper, bound in linen. A title or initials are stamped on the cover. From a single book.',
		},
	),
	paper(
		'writing-paper-subscription',
		3600,
		{ kind: 'letterhead', brand: clara, title: [] },
		{
			name: 'Briefpapier im Abo',
			text: 'Jeden Monat fünfundzwanzig Bögen und Umschläge auf 120 g/m² Papier, mit Ihrem Namen im Buchdruck. Der Druckstock bleibt bei uns, eine neue Anschrift setzen wir zur nächsten Lieferung. Die ersten 30 Tage kosten nichts, danach kommt die erste Lieferung.',
		},
		{
			name: 'Writing paper subscription',
			text: 'Twenty-five sheets and envelopes of 120 gsm paper every month, with your name printed letterpress. The block stays with us, and a new address is set for the next delivery. The first 30 days are free of charge, then the first delivery comes.',
		},
	),

	news(
		'birth-announcements',
		9800,
		{
			kind: 'invitation',
			brand: beatrix,
			title: ['Beatrix'],
			lines: ['born on 4 December', 'at a quarter to six', '3,420 g and 51 cm'],
			size: [148, 148],
		},
		{
			name: 'Geburtsanzeigen',
			text: 'Quadratische Karten mit 148 mm Kantenlänge auf 300 g/m² Baumwollpapier. Satz nach Ihren Angaben, zwei Farben, Korrekturabzug binnen eines Tages. Ab 25 Stück mit Umschlag.',
		},
		{
			name: 'Birth announcements',
			text: 'Square cards of 148 mm on 300 gsm cotton paper. Typeset from your details in two colours, with a proof within one day. From 25 cards with envelopes.',
		},
	),
	news(
		'moving-cards',
		6800,
		{ kind: 'greetingCard', brand: harrow, title: ['We have moved'], art: 'gables' },
		{
			name: 'Umzugskarten',
			text: 'Karten DIN A6, die eine neue Anschrift mitteilen, auf Wunsch mit gezeichnetem Lageplan. 300 g/m² Naturpapier, zwei Farben. Ab 25 Stück mit Umschlag.',
		},
		{
			name: 'Change of address cards',
			text: 'A6 cards that give a new address, with a drawn map if you wish. 300 gsm uncoated paper, two colours. From 25 cards with envelopes.',
		},
	),
	news(
		'memorial-cards',
		8200,
		{ kind: 'greetingCard', brand: evensong, title: ['In memory'], art: 'dunes' },
		{
			name: 'Trauerkarten',
			text: 'Schlichte Klappkarten mit Umschlag, gesetzt und gedruckt innerhalb von zwei Arbeitstagen. 300 g/m² Naturpapier, eine oder zwei Farben. Wir lesen jeden Text zweimal Korrektur.',
		},
		{
			name: 'Memorial cards',
			text: 'Plain folded cards with envelope, typeset and printed within two working days. 300 gsm uncoated paper, one or two colours. Every text is proof-read twice.',
		},
	),

	print(
		'art-prints',
		4800,
		{ kind: 'framed', brand: hollis, title: ['Two pears'], lines: ['Giclée, edition of 40'], art: 'pears' },
		{
			name: 'Kunstdrucke, Giclée',
			text: 'Zwölf Pigmenttinten auf 300 g/m² Baumwoll- oder 250 g/m² Kunstdruckpapier, für Auflagen ab einem Blatt. Größen von 20 × 30 bis 80 × 110 cm. Wir stimmen die Farben mit Ihnen an einem Andruck ab.',
		},
		{
			name: 'Giclée art prints',
			text: 'Twelve pigment inks on 300 gsm cotton or 250 gsm art paper, for editions from a single sheet. Sizes from 20 × 30 to 80 × 110 cm. We match colours with you on a proof.',
		},
	),
	print(
		'exhibition-posters',
		29000,
		{
			kind: 'galleryPoster',
			brand: hollis,
			title: ['Works on', 'paper'],
			lines: ['12 March to 30 April', 'Hollis Gallery, Bristol'],
		},
		{
			name: 'Ausstellungsplakate',
			text: 'Plakate mit 50 × 70 cm im Siebdruck, bis zu fünf Farben auf 250 g/m² Kunstdruckpapier. Deckende und metallische Töne sind möglich. Ab 30 Stück.',
		},
		{
			name: 'Exhibition posters',
			text: 'Screen-printed posters of 50 × 70 cm, up to five colours on 250 gsm art paper. Opaque and metallic inks are possible. From 30 posters.',
		},
	),
	print(
		'concert-bills',
		19000,
		{
			kind: 'typePoster',
			brand: evensong,
			title: ['Evensong'],
			lines: ['Purcell, Byrd, Tallis', 'Ely, 8 November, 7 pm'],
			art: 'dunes',
		},
		{
			name: 'Konzertplakate im Buchdruck',
			text: 'Aus Holz- und Bleilettern gesetzt und in zwei Farben gedruckt, 42 × 59 cm. Jeder Bogen zeigt leichte Spuren des Materials. Ab 25 Stück auf 300 g/m² Naturpapier.',
		},
		{
			name: 'Letterpress concert bills',
			text: 'Set from wood and metal type and printed in two colours, 42 × 59 cm. Each sheet shows slight traces of the material. From 25 bills on 300 gsm uncoated paper.',
		},
	),
	print(
		'bookplates',
		4200,
		{ kind: 'labelSheet', brand: ashdown, title: ['Ex libris'], lines: ['I. Ashdown'], art: 'vase', size: [60, 80] },
		{
			name: 'Exlibris',
			text: 'Bücherzeichen mit 60 × 80 mm auf gummiertem Büttenpapier mit 120 g/m², mit Ihrem Namen gesetzt. Eine Farbe im Buchdruck. Fünfzig Stück auf Bogen.',
		},
		{
			name: 'Bookplates',
			text: 'Bookplates of 60 × 80 mm on gummed 120 gsm laid paper, set with your name. One colour, printed letterpress. Fifty plates on sheets.',
		},
	),
	print(
		'print-of-the-season',
		6400,
		{
			kind: 'posterSeries',
			brand: orchard,
			title: [],
			lines: ['Spring', 'Summer', 'Autumn'],
			size: [400, 500],
		},
		{
			name: 'Druck der Jahreszeit',
			text: 'Alle drei Monate ein Giclée-Druck mit 40 × 50 cm, von Hand nummeriert und von der Künstlerin oder dem Künstler signiert. Das Blatt zur Jahreszeit wählen wir aus, das Papier wählen Sie. Jederzeit bis zur nächsten Zahlung kündbar.',
		},
		{
			name: 'Print of the season',
			text: 'Every three months a giclée print of 40 × 50 cm, numbered by hand and signed by the artist. We choose the sheet for the season, you choose the paper. Can be cancelled at any time until the next payment.',
		},
	),
];
