// The pages of Atelier Marlow, as its editors would have built them.
import { paperFeed } from '../blogs.ts';
import { bilingual, column, type DemoContentPage, faqItem, leads, plain } from '../pages/page.ts';
import { both } from '../types.ts';
import { voice } from './voice.ts';

const own = ({ 'de-DE': de, 'en-GB': en }: Record<'de-DE' | 'en-GB', string>) => bilingual(de, en);

const home: DemoContentPage = {
	slug: 'home',
	kind: 'page',
	name: both('Startseite', 'Home'),
	place: 'home',
	plan: {
		sections: [
			plain('hero', {
				values: { picture: 'picture:hero', placement: 'behind', size: 'large', first: leads('/products') },
				texts: {
					title: own(voice.heroTitle),
					text: own(voice.heroText),
					first: bilingual('Zur Kollektion', 'See the collection'),
				},
			}),
			plain('categoryTiles', { texts: { title: bilingual('Die Kollektion', 'The collection') } }),
			plain('imageText', {
				values: {
					picture: 'picture:product/wedding-invitations',
					side: 'start',
					first: leads('/wedding-suite', 'secondary'),
				},
				texts: {
					title: bilingual('Für einen einzigen Tag', 'For a single day'),
					text: bilingual(
						'Einladung, Platzkarte, Menü und Dank: eine Papeterie, die zusammengehört und zu Ihnen passt.\n\nWir setzen jede von Hand und drucken sie auf Baumwolle.',
						'Invitation, place card, menu and thanks: stationery that belongs together, and to you.\n\nWe set each by hand and print it on cotton.',
					),
					first: bilingual('Die Hochzeitspapeterie', 'The wedding suite'),
				},
			}),
			plain('productGrid', {
				values: {
					mode: 'static',
					products: [
						'product:wedding-invitations',
						'product:letterpress-cards',
						'product:stationery-set',
						'product:art-prints',
					],
					columns: '4',
				},
				texts: { title: bilingual('Neu aus der Werkstatt', 'New from the workshop') },
			}),
			plain('text', {
				items: voice.reasons.map(({ title, text }) => column(own(title), own(text))),
				layout: { ground: 'alternate', padding: 'wide' },
			}),
			plain('quote', {
				values: { align: 'center' },
				texts: {
					quote: bilingual(
						'Unsere Gäste haben die Einladung nicht gelesen und weggelegt. Sie haben sie behalten.',
						'Our guests did not read the invitation and put it away. They kept it.',
					),
					person: bilingual('Clara und Henning', 'Clara and Henning'),
					role: bilingual('Lübeck, im Mai', 'Lübeck, in May'),
				},
			}),
			plain('singleCta', {
				values: { first: leads('/contact') },
				texts: {
					title: bilingual('Möchten Sie das Papier fühlen?', 'Would you like to touch the paper?'),
					text: bilingual('Sechs Muster senden wir Ihnen ohne Kosten.', 'We send you six samples free of charge.'),
					first: bilingual('Muster bestellen', 'Ask for samples'),
				},
			}),
		],
	},
};

const about: DemoContentPage = {
	slug: 'about',
	kind: 'page',
	name: both('Das Atelier', 'The workshop'),
	place: 'footer',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { picture: 'picture:category/prints', side: 'start' },
				texts: {
					eyebrow: bilingual('Hüxstraße 58, Lübeck', 'Hüxstraße 58, Lübeck'),
					title: bilingual('Zwei Pressen, vier Hände', 'Two presses, four hands'),
					text: bilingual(
						'Wir drucken, wie man vor hundert Jahren druckte: Buchstabe für Buchstabe, Bogen für Bogen. Nur bestellen können Sie heute.',
						'We print as people printed a hundred years ago: letter by letter, sheet by sheet. Only the ordering is of today.',
					),
				},
			}),
			plain('text', {
				items: [
					column(
						bilingual('Der Satz', 'The setting'),
						bilingual(
							'In unseren Kästen liegen elf Schriften. Die jüngste wurde 1952 gegossen, die älteste kam mit dem Schiff aus Leiden.',
							'There are eleven typefaces in our cases. The youngest was cast in 1952; the oldest came by ship from Leiden.',
						),
					),
					column(
						bilingual('Der Druck', 'The printing'),
						bilingual(
							'Ein Tiegel von 1961 für Karten, eine Handpresse für Plakate. Die Prägung, die Sie fühlen, entsteht allein durch den Druck.',
							'A platen press of 1961 for cards, a hand press for posters. The relief you feel comes from pressure alone.',
						),
					),
				],
			}),
			plain('gallery', {
				values: { columns: '2' },
				items: [
					{
						values: { picture: 'picture:product/letterpress-cards' },
						texts: { caption: bilingual('Baumwolle, 600 g', 'Cotton, 600 gsm') },
					},
					{
						values: { picture: 'picture:product/hand-bound-notebooks' },
						texts: { caption: bilingual('Fadengeheftet', 'Sewn by hand') },
					},
				],
			}),
			plain('rssFeed', {
				values: { feed: paperFeed, arrangement: 'list', count: 3, showCategory: true },
				texts: { title: bilingual('Aus unserem Journal', 'From our journal (in German)') },
			}),
			plain('newsletterBox', {
				values: { look: 'box', topics: ['topic:1'] },
				texts: {
					title: bilingual('Ein Brief im Monat', 'A letter a month'),
					text: bilingual(
						'Was auf unserem Tisch liegt, welches Papier gekommen ist, wann die Werkstatt offen steht.',
						'What lies on our table, which paper has come in, when the workshop is open.',
					),
					note: bilingual(
						'Abbestellen können Sie jederzeit mit einem Klick.',
						'You can unsubscribe at any time with one click.',
					),
				},
			}),
			plain('openingHours', {
				values: { days: 'single' },
				texts: {
					title: bilingual('Besuchen Sie uns', 'Visit us'),
					note: bilingual(
						'Zwischen den Jahren bleibt das Atelier geschlossen.',
						'The studio is closed between Christmas and New Year.',
					),
				},
			}),
		],
	},
};

/** What it takes from other sites: photos with their authors, a video, a newsletter at Substack. */
const notes: DemoContentPage = {
	slug: 'notes',
	kind: 'page',
	name: both('Notizen', 'Notes'),
	place: 'nowhere',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { picture: 'picture:stock/leaves', side: 'start' },
				texts: {
					eyebrow: bilingual('Aus dem Atelier', 'From the studio'),
					title: bilingual('Bevor gedruckt wird', 'Before anything is printed'),
					text: bilingual(
						'Wir sammeln Blätter, Stoffe und Farben von Häusern. Daraus wird irgendwann ein Papier, eine Schrift, eine Karte.',
						'We collect leaves, fabrics and the colours of houses. At some point they become a paper, a typeface, a card.',
					),
				},
			}),
			plain('video', {
				values: { video: 'https://vimeo.com/1084537', poster: 'picture:category/prints', size: 'medium' },
				texts: {
					title: bilingual('Zehn Minuten an der Presse', 'Ten minutes at the press'),
					caption: bilingual(
						'Beispiel: Hier läuft „Big Buck Bunny“ (Blender Foundation, CC BY 3.0), wo sonst Ihr eigener Film zu sehen ist.',
						'Example: this plays “Big Buck Bunny” (Blender Foundation, CC BY 3.0), where your own film would be.',
					),
				},
			}),
			plain('imageText', {
				values: { picture: 'picture:stock/pears', side: 'end' },
				texts: {
					title: bilingual('Farben des Herbstes', 'Colours of autumn'),
					text: bilingual(
						'Birnengelb, Nussbraun, das Grau der Trave im November: die Töne unserer neuen Briefbögen.',
						'Pear yellow, walnut brown, the grey of the river Trave in November: the shades of our new writing papers.',
					),
				},
			}),
			plain('actionWidget', {
				values: {
					action: 'substack',
					look: 'box',
					align: 'center',
					publication: 'https://briefe.atelier-marlow.example',
				},
				texts: {
					title: bilingual('Briefe aus Lübeck', 'Letters from Lübeck'),
					text: bilingual(
						'Vier Briefe im Jahr bei Substack, einer für jede Jahreszeit. Beispiel: Diese Publikation gibt es nicht.',
						'Four letters a year on Substack, one for each season. Example: this publication does not exist.',
					),
				},
			}),
		],
	},
};

const faq: DemoContentPage = {
	slug: 'faq',
	kind: 'page',
	name: both('Fragen und Antworten', 'Questions and answers'),
	place: 'footer',
	plan: {
		sections: [
			plain('faq', {
				texts: { title: bilingual('Fragen und Antworten', 'Questions and answers') },
				items: [
					faqItem(
						bilingual('Wie viel Zeit sollte ich einplanen?', 'How much time should I allow?'),
						bilingual(
							'Für Karten drei Wochen, für eine Hochzeitspapeterie acht. Eilt es, rufen Sie an; manches geht schneller.',
							'Three weeks for cards, eight for wedding stationery. If it is urgent, call us; some things can be faster.',
						),
					),
					faqItem(
						bilingual('Bekomme ich vorher einen Abzug?', 'Will I see a proof?'),
						bilingual(
							'Immer. Sie erhalten ihn als PDF und auf Wunsch gedruckt, und Sie dürfen zweimal ändern.',
							'Always. You receive it as a PDF and printed if you wish, and you may change it twice.',
						),
					),
					faqItem(
						bilingual('Gibt es eine Mindestmenge?', 'Is there a minimum quantity?'),
						bilingual('Zehn Stück.', 'Ten pieces.'),
					),
					faqItem(
						bilingual('Kann ich meine eigene Schrift mitbringen?', 'May I bring my own typeface?'),
						bilingual(
							'Ja. Wir lassen dann ein Klischee ätzen; das kostet einmalig 45 €.',
							'Yes. We then have a plate etched, which costs €45 once.',
						),
					),
				],
			}),
		],
	},
};

const weddings: DemoContentPage = {
	slug: 'wedding-suite',
	kind: 'page',
	name: both('Hochzeitspapeterie', 'Wedding suite'),
	place: 'nowhere',
	plan: {
		sections: [
			plain('heroSplit', {
				values: {
					picture: 'picture:category/weddings',
					size: 'large',
					first: leads('/category/weddings'),
					second: leads('/contact', 'neutral'),
				},
				texts: {
					eyebrow: bilingual('Hochzeitspapeterie', 'Wedding suite'),
					title: bilingual('Ein Ja auf Baumwolle', 'A yes on cotton'),
					text: bilingual(
						'Von der ersten Ankündigung bis zum Dank danach: sechs Stücke aus einer Schrift, einer Farbe, einer Hand.',
						'From the first notice to the thanks afterwards: six pieces in one typeface, one colour, by one hand.',
					),
					first: bilingual('Alle Stücke ansehen', 'See all pieces'),
					second: bilingual('Gespräch vereinbaren', 'Arrange a talk'),
				},
			}),
			plain('fancyTitle', {
				texts: { title: bilingual('Drei Wege zu Ihrer Papeterie', 'Three ways to your stationery') },
			}),
			plain('text', {
				values: { background: 'glassyBorder' },
				items: [
					column(
						bilingual('Aus der Kollektion', 'From the collection'),
						bilingual(
							'Sie wählen ein Blatt, wir setzen Ihre Namen. In drei Wochen bei Ihnen.',
							'You choose a sheet, we set your names. With you in three weeks.',
						),
					),
					column(
						bilingual('Mit Ihren Farben', 'In your colours'),
						bilingual(
							'Dieselben Blätter, gedruckt in der Farbe Ihrer Blumen oder Ihrer Tischwäsche.',
							'The same sheets, printed in the colour of your flowers or your linen.',
						),
					),
					column(
						bilingual('Ganz für Sie', 'Made for you'),
						bilingual(
							'Ein Entwurf, den es nur einmal gibt. Wir nehmen im Jahr zwölf davon an.',
							'A design that exists only once. We accept twelve a year.',
						),
					),
				],
			}),
			plain('productGrid', {
				values: { mode: 'category', category: 'category:weddings', count: 6, columns: '3' },
				texts: { title: bilingual('Die Stücke', 'The pieces') },
			}),
			plain('imageText', {
				values: { picture: 'picture:product/lined-envelopes', side: 'end' },
				texts: {
					title: bilingual('Und der Umschlag?', 'And the envelope?'),
					text: bilingual(
						'Gefüttert mit Seidenpapier, von Hand adressiert, mit Lack gesiegelt. Wir bringen sie auch zur Post.',
						'Lined with tissue, addressed by hand, sealed with wax. We take them to the post office, too.',
					),
				},
			}),
			plain('actionWidget', {
				values: { action: 'onboarding', look: 'plain', first: null, second: null },
				texts: {
					title: bilingual('Eine Stunde für Sie', 'An hour for you'),
					text: bilingual(
						'Bei Tee und Papiermustern, dienstags bis freitags. Wir senden Ihnen einen Link zu unserem Kalender.',
						'Over tea and paper samples, Tuesday to Friday. We send you a link to our diary.',
					),
					submit: bilingual('Link anfordern', 'Send me the link'),
				},
				layout: { ground: 'primaryLight', padding: 'wide' },
			}),
		],
		seo: {
			title: bilingual('Hochzeitspapeterie im Buchdruck', 'Letterpress wedding stationery'),
			description: bilingual(
				'Einladungen, Menüs, Platz- und Dankeskarten aus einer Hand. Gesetzt und gedruckt in Lübeck.',
				'Invitations, menus, place and thank-you cards by one hand. Set and printed in Lübeck.',
			),
		},
	},
};

const links: DemoContentPage = {
	slug: 'atelier-marlow',
	kind: 'link',
	name: both('Atelier Marlow', 'Atelier Marlow'),
	place: 'nowhere',
	plan: {
		sections: [
			plain('profileHead', {
				values: { picture: 'picture:hero' },
				texts: {
					title: bilingual('Atelier Marlow', 'Atelier Marlow'),
					bio: bilingual('Feine Drucksachen aus Lübeck.', 'Fine stationery from Lübeck.'),
				},
			}),
			plain('linkList', {
				items: [
					{
						values: { link: { url: '/products', target: '' }, icon: 'shopping-bag' },
						texts: { text: bilingual('Die Kollektion', 'The collection') },
					},
					{
						values: { link: { url: '/wedding-suite', target: '' }, icon: 'heart' },
						texts: { text: bilingual('Hochzeitspapeterie', 'Wedding suite') },
					},
					{
						values: { link: { url: '/contact', target: '' }, icon: 'mail' },
						texts: { text: bilingual('Muster bestellen', 'Ask for samples') },
					},
				],
			}),
			plain('socialButtons', {
				items: [
					{
						values: {
							platform: 'instagram',
							link: { url: 'https://www.instagram.com/ateliermarlow.example', target: 'social' },
						},
					},
					{
						values: {
							platform: 'pinterest',
							link: { url: 'https://www.pinterest.com/ateliermarlow-example', target: 'social' },
						},
					},
				],
			}),
		],
	},
};

export const contentPages = [home, about, notes, weddings, faq, links];
