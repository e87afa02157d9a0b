// The newsletters of the demo shops: topics, subscribers in every state, and campaigns. Nobody gets any of it: the addresses end in .example.

import type { SubscriberSource, SubscriberState } from '../../rules/newsletter/subscription.ts';
import type { PagePlan } from '../../rules/pages/plan.ts';
import { bilingual, column, leads, plain } from './pages/page.ts';
import { both, type InBoth } from './types.ts';

export interface DemoSubscriber {
	email: string;
	language: 'de-DE' | 'en-GB';
	daysAgo: number;
	source: SubscriberSource;
	/** Their numbers, from 1 on; none: everything. */
	topics?: readonly number[];
	/** Missing: subscribed. */
	state?: Extract<SubscriberState, 'pending' | 'unsubscribed' | 'bounced'>;
	endedDaysAgo?: number;
	/** Agrees that it is counted what they open and follow. */
	measured?: true;
}

export interface DemoCampaign {
	name: string;
	subject: InBoth;
	preheader: InBoth;
	is: { sentDaysAgo: number } | { inDays: number } | { draft: true };
	/** Its number; missing: for everyone. */
	topic?: number;
	/** Missing: all. */
	languages?: readonly string[];
	plan: PagePlan;
}

interface DemoNewsletter {
	topics: readonly InBoth[];
	subscribers: readonly DemoSubscriber[];
	campaigns: readonly DemoCampaign[];
}

type Rest = Partial<DemoSubscriber>;

const german = (email: string, daysAgo: number, source: SubscriberSource, rest: Rest = {}): DemoSubscriber => ({
	...{ email, language: 'de-DE', daysAgo, source },
	...rest,
});
const english = (email: string, daysAgo: number, source: SubscriberSource, rest: Rest = {}): DemoSubscriber => ({
	...{ email, language: 'en-GB', daysAgo, source },
	...rest,
});

const measured = { measured: true } as const;

export const demoNewsletters: Readonly<Record<string, DemoNewsletter>> = {
	demo: {
		topics: [
			both('Tipps zu Druckdaten', 'Tips on print data'),
			both('Neue Papiere und Produkte', 'New papers and products'),
			both('Angebote', 'Offers'),
		],
		subscribers: [
			german('lesekreis@buchladen-angeln.example', 41, 'block'),
			german('jonas.feddersen@post.example', 75, 'footer', { state: 'unsubscribed', endedDaysAgo: 12 }),
			german('anke.petersen@foerdeblick.example', 212, 'footer', measured),
			german('werkstatt@tischlerei-thomsen.example', 198, 'page', { topics: [1, 2], ...measured }),
			german('h.clausen@segelmacher-clausen.example', 187, 'checkout'),
			german('redaktion@inselbote.example', 174, 'page', { topics: [1] }),
			german('mail@kaffeeroesterei-nordlicht.example', 166, 'checkout', measured),
			german('birte.lassen@post.example', 151, 'signUp'),
			german('vorstand@tsv-holtenau.example', 149, 'footer', { topics: [3] }),
			german('praxis@zahnaerzte-hafenspitze.example', 133, 'checkout', { topics: [3], ...measured }),
			german('kontor@reederei-brix.example', 127, 'signUp', measured),
			english('office@baltic-surveyors.example', 118, 'checkout'),
			german('svea@svea-keramik.example', 112, 'block', measured),
			german('gemeinde@st-johannis-adelby.example', 104, 'page'),
			english('hello@fjordkayaks.example', 96, 'footer', { topics: [2, 3], ...measured }),
			german('ole.matthiesen@post.example', 88, 'checkout'),
			german('presse@strandkorbfestival.example', 83, 'page', { topics: [1, 3] }),
			german('bestellung@hofladen-wees.example', 70, 'checkout', measured),
			german('f.jessen@jessen-holzbau.example', 64, 'signUp'),
			german('info@altes-kino-gluecksburg.example', 57, 'block', { state: 'bounced', endedDaysAgo: 18 }),
			english('ingrid.dahl@nordicmail.example', 52, 'footer', measured),
			german('team@coworking-speicher.example', 45, 'checkout'),
			german('musikschule@klangraum-fl.example', 37, 'page', { topics: [2] }),
			german('k.nissen@nissen-immobilien.example', 33, 'checkout', measured),
			german('claas@radwerk-claas.example', 28, 'footer'),
			german('dorte.hinrichs@post.example', 3, 'checkout', { state: 'pending' }),
			german('buero@lotsenhaus.example', 1, 'footer', { state: 'pending' }),
		],
		campaigns: [
			{
				name: 'Herbstpost: neue Papiere',
				subject: both('Vier neue Papiere im Lager', 'Four new papers in stock'),
				preheader: both(
					'Und ein Muster davon liegt bei Ihrer nächsten Bestellung.',
					'And a sample comes with your next order.',
				),
				is: { sentDaysAgo: 19 },
				plan: {
					sections: [
						plain('title', {
							values: { size: 'large' },
							texts: {
								title: bilingual('Vier neue Papiere', 'Four new papers'),
								text: bilingual(
									'Zwei ungestrichen, eines mit Struktur, eines aus Graspapier. Alle vier liegen im Lager und gehen in zwei Tagen raus.',
									'Two uncoated, one with a structure, one made of grass. All four are in stock and leave within two days.',
								),
							},
						}),
						plain('image', {
							values: { picture: 'picture:category/falzflyer-broschueren' },
							texts: { caption: bilingual('Geheftet wird im Haus.', 'Stitched in the house.') },
						}),
						plain('text', {
							items: [
								column(
									bilingual('Wofür sie taugen', 'What they are good for'),
									bilingual(
										'Graspapier nimmt Farbe ruhig auf und wirkt trocken: gut für Speisekarten, Etiketten und alles, was nicht glänzen soll. Das strukturierte Papier verträgt dunkle Flächen besser, als man ihm zutraut.',
										'Grass paper takes colour calmly and looks dry: good for menus, labels and all that should not shine. The structured one bears dark areas better than one would think.',
									),
								),
							],
						}),
						plain('productGrid', {
							values: { mode: 'newest', count: 4, columns: '2' },
							texts: { title: bilingual('Gerade neu', 'Just in') },
						}),
						plain('singleCta', {
							values: { align: 'center', first: leads('/products') },
							texts: {
								title: bilingual('Muster gefällig?', 'Would you like samples?'),
								text: bilingual(
									'Schreiben Sie bei der Bestellung „Papiermuster“ dazu. Kostet nichts.',
									'Add “paper samples” to your order. It costs nothing.',
								),
								first: bilingual('Zum Shop', 'To the shop'),
							},
						}),
					],
				},
			},
			{
				name: 'Advent: Bestellschluss',
				subject: both('Bestellschluss vor den Feiertagen', 'Last orders before the holidays'),
				preheader: both('Was bis wann bei Ihnen ist.', 'What arrives by when.'),
				is: { inDays: 9 },
				topic: 3,
				plan: {
					sections: [
						plain('title', {
							texts: {
								title: bilingual('Bestellschluss vor den Feiertagen', 'Last orders before the holidays'),
								text: bilingual(
									'Damit nichts zwischen den Jahren liegen bleibt: unsere Termine auf einen Blick.',
									'So that nothing is left lying over the holidays: our dates at a glance.',
								),
							},
						}),
						plain('text', {
							items: [
								column(
									bilingual('Karten und Flyer', 'Cards and flyers'),
									bilingual('Bis zum 15. Dezember, 12 Uhr.', 'By 15 December, noon.'),
								),
								column(
									bilingual('Broschüren und Kalender', 'Booklets and calendars'),
									bilingual('Bis zum 10. Dezember, 12 Uhr.', 'By 10 December, noon.'),
								),
							],
						}),
						plain('divider'),
						plain('singleCta', {
							values: { first: leads('/shipping-costs') },
							texts: {
								title: bilingual('Es eilt doch?', 'In a hurry after all?'),
								first: bilingual('Versand und Lieferzeiten', 'Shipping and delivery times'),
							},
						}),
					],
				},
			},
			{
				name: 'Tipp: Beschnitt und Sicherheit',
				subject: both('Drei Millimeter, die alles retten', 'Three millimetres that save it all'),
				preheader: both('Warum wir um Beschnitt bitten.', 'Why we ask for bleed.'),
				is: { draft: true },
				topic: 1,
				languages: ['de-DE'],
				plan: {
					sections: [
						plain('title', {
							texts: {
								title: bilingual('Drei Millimeter, die alles retten', 'Three millimetres that save it all'),
							},
						}),
						plain('text', {
							items: [
								column(
									bilingual('Beschnitt', 'Bleed'),
									bilingual(
										'Legen Sie Flächen und Bilder drei Millimeter über den Rand hinaus an. Das Messer trifft nie auf den Zehntelmillimeter genau.',
										'Let areas and pictures run three millimetres beyond the edge. The knife never hits the tenth of a millimetre.',
									),
								),
							],
						}),
					],
				},
			},
		],
	},
	atelier: {
		topics: [both('Neues aus der Werkstatt', 'News from the workshop'), both('Hochzeiten', 'Weddings')],
		subscribers: [
			english('miles.okoro@letters.example', 30, 'footer'),
			english('beatrice@hallworth-events.example', 163, 'page', { topics: [2], ...measured }),
			english('studio@penrose-florists.example', 140, 'checkout', measured),
			german('galerie@lindenhof-luebeck.example', 131, 'page'),
			english('concierge@saltmarsh-hotel.example', 120, 'checkout', { topics: [1] }),
			english('imogen.ashby@letters.example', 101, 'signUp', measured),
			german('praxis@ergotherapie-trave.example', 92, 'checkout'),
			english('rowan@rowanbindery.example', 86, 'block', { topics: [1], ...measured }),
			german('standesamt@bad-schwartau.example', 74, 'page', { topics: [2] }),
			english('theo.maclean@letters.example', 66, 'footer', { state: 'unsubscribed', endedDaysAgo: 25 }),
			german('clara@clara-kalligrafie.example', 59, 'block', measured),
			english('events@orangery-house.example', 48, 'checkout', { topics: [2] }),
			german('h.ahrens@notariat-ahrens.example', 35, 'signUp'),
			english('post@inkwell-society.example', 2, 'footer', { state: 'pending' }),
		],
		campaigns: [
			{
				name: 'Spring letter',
				subject: both('Neue Umschläge, von Hand gefüttert', 'New envelopes, lined by hand'),
				preheader: both('Seidenpapier in sechs Farben.', 'Tissue in six colours.'),
				is: { sentDaysAgo: 26 },
				plan: {
					sections: [
						plain('title', {
							values: { align: 'center', size: 'large' },
							texts: {
								title: bilingual('Neue Umschläge', 'New envelopes'),
								text: bilingual(
									'Seidenpapier in sechs Farben, eingelegt an unserem Tisch.',
									'Tissue in six colours, laid in at our table.',
								),
							},
						}),
						plain('image', { values: { picture: 'picture:product/lined-envelopes' } }),
						plain('text', {
							items: [
								column(
									bilingual('Wie sie entstehen', 'How they are made'),
									bilingual(
										'Jeder Bogen wird geschnitten, gefalzt und nur an der Klappe gehalten. Das dauert, und man sieht es.',
										'Each sheet is cut, folded and held at the flap alone. It takes time, and it shows.',
									),
								),
							],
						}),
						plain('productGrid', {
							values: { mode: 'category', category: 'category:weddings', count: 4, columns: '2' },
							texts: { title: bilingual('Dazu passend', 'They go well with') },
						}),
						plain('singleCta', {
							values: { align: 'center', first: leads('/products') },
							texts: {
								title: bilingual('Zur Kollektion', 'The collection'),
								first: bilingual('Ansehen', 'Have a look'),
							},
						}),
					],
				},
			},
			{
				name: 'Wedding season',
				subject: both('Einladungen für den Sommer', 'Invitations for the summer'),
				preheader: both('Unsere Termine für Satz und Druck.', 'Our dates for setting and printing.'),
				is: { inDays: 12 },
				topic: 2,
				plan: {
					sections: [
						plain('title', {
							texts: {
								title: bilingual('Einladungen für den Sommer', 'Invitations for the summer'),
								text: bilingual(
									'Von der ersten Skizze bis zum gesiegelten Umschlag rechnen wir sechs Wochen.',
									'From the first sketch to the sealed envelope we count six weeks.',
								),
							},
						}),
						plain('singleCta', {
							values: { first: leads('/wedding-suite') },
							texts: {
								title: bilingual('Die Hochzeitspapeterie', 'The wedding suite'),
								first: bilingual('Ansehen', 'Have a look'),
							},
						}),
					],
				},
			},
			{
				name: 'Open workshop',
				subject: both('Ein Nachmittag an der Presse', 'An afternoon at the press'),
				preheader: both('Wir drucken, Sie schauen zu.', 'We print, you watch.'),
				is: { draft: true },
				topic: 1,
				plan: {
					sections: [
						plain('title', {
							texts: {
								title: bilingual('Ein Nachmittag an der Presse', 'An afternoon at the press'),
								text: bilingual('Wir drucken, Sie schauen zu, es gibt Tee.', 'We print, you watch, there is tea.'),
							},
						}),
					],
				},
			},
		],
	},
};
