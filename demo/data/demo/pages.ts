// The pages of Druckwerk Nord, as its editors would have built them.
import { workshopFeed } from '../blogs.ts';
import { bilingual, column, type DemoContentPage, faqItem, leads, plain } from '../pages/page.ts';
import { both } from '../types.ts';
import { voice } from './voice.ts';

/** By the clock of the shop, whenever the demo is filled. */
const endOfYear = `${new Date().getUTCFullYear()}-12-31T18:00`;

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
					first: bilingual('Zu allen Produkten', 'See all products'),
				},
			}),
			plain('categoryTiles', {
				texts: { title: bilingual('Was möchten Sie drucken?', 'What would you like to print?') },
			}),
			plain('productGrid', {
				values: {
					mode: 'static',
					products: [
						'product:visitenkarten-classic',
						'product:flyer-din-a5',
						'product:plakat-din-a2',
						'product:aufkleber-rund',
					],
					columns: '4',
				},
				texts: { title: bilingual('Gerade gefragt', 'In demand') },
			}),
			plain('text', {
				items: voice.reasons.map(({ title, text }) => column(own(title), own(text))),
				layout: { ground: 'alternate', padding: 'wide' },
			}),
			plain('imageText', {
				values: {
					picture: 'picture:product/visitenkarten-naturpapier',
					side: 'end',
					first: leads('/gruenderpaket', 'secondary'),
				},
				texts: {
					title: bilingual('Sie fangen gerade an?', 'Just starting out?'),
					text: bilingual(
						'Visitenkarten, Briefpapier und passende Umschläge: Im Gründerpaket steckt, was ein Betrieb am ersten Tag braucht.\n\nWir legen Ihre Druckdaten einmal an und heben sie auf. Nachbestellen dauert dann zwei Minuten.',
						'Business cards, letterheads and matching envelopes: our starter set holds what a business needs on day one.\n\nWe set up your artwork once and keep it. Reordering then takes two minutes.',
					),
					first: bilingual('Das Gründerpaket ansehen', 'See the starter set'),
				},
			}),
			plain('quote', {
				values: { background: 'glassyBorder' },
				texts: {
					quote: bilingual(
						'Freitagmittag angerufen, weil im Flyer die falsche Uhrzeit stand. Montagmorgen lagen die neuen im Laden. So etwas merkt man sich.',
						'I called on Friday noon because the flyer had the wrong time on it. On Monday morning the new ones were in the shop. You remember that.',
					),
					person: bilingual('Maike Thomsen', 'Maike Thomsen'),
					role: bilingual('Bäckerei Thomsen, Husum', 'Thomsen bakery, Husum'),
				},
			}),
			plain('doubleCta', {
				values: { first: leads('/faq', 'neutral'), second: leads('/contact') },
				texts: {
					title: bilingual('Noch eine Frage?', 'One more question?'),
					text: bilingual(
						'Die meisten sind schon beantwortet. Für alle anderen ist jemand am Telefon.',
						'Most have been answered already. For all others there is somebody on the phone.',
					),
					first: bilingual('Häufige Fragen', 'Frequently asked questions'),
					second: bilingual('Kontakt aufnehmen', 'Get in touch'),
				},
				layout: { ground: 'alternate' },
			}),
		],
	},
};

const about: DemoContentPage = {
	slug: 'about',
	kind: 'page',
	name: both('Über uns', 'About us'),
	place: 'navigation',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { picture: 'picture:category/banner-messe', first: leads('/products') },
				texts: {
					eyebrow: bilingual('Seit 1987 am Ballastkai', 'At the Ballastkai since 1987'),
					title: bilingual('Eine Druckerei, in der man sich kennt', 'A print works where people know each other'),
					text: bilingual(
						'Neunzehn Menschen, vier Druckmaschinen, ein Hafen vor der Tür. Wir drucken, was der Norden liest, klebt, aufhängt und verschickt.',
						'Nineteen people, four presses, a harbour at the door. We print what the north reads, sticks, hangs up and sends.',
					),
					first: bilingual('Was wir drucken', 'What we print'),
				},
			}),
			plain('text', {
				items: [
					column(
						bilingual('Wie es anfing', 'How it began'),
						bilingual(
							'Mit einem Heidelberger Tiegel in einer Garage in der Norderstraße. Die ersten Aufträge waren Speisekarten, die ersten Kunden Nachbarn.',
							'With a Heidelberg platen press in a garage in Norderstraße. The first jobs were menus, the first customers neighbours.',
						),
					),
					column(
						bilingual('Was wir heute tun', 'What we do today'),
						bilingual(
							'Digitaldruck für kleine Auflagen, Offset für große, Plotter und Laminator für alles, was draußen hängt. Gebunden wird im selben Haus.',
							'Digital print for small runs, offset for large ones, plotters and a laminator for whatever hangs outside. The bindery is in the same house.',
						),
					),
					column(
						bilingual('Womit wir drucken', 'What we print with'),
						bilingual(
							'Mineralölfreie Farben, Papier aus verantwortungsvoller Forstwirtschaft, Strom vom eigenen Dach. Makulatur geht zurück in die Papierfabrik.',
							'Mineral-oil-free inks, paper from responsible forestry, power from our own roof. Waste sheets go back to the mill.',
						),
					),
				],
			}),
			plain('gallery', {
				values: { columns: '3' },
				items: [
					{
						values: { picture: 'picture:category/plakate' },
						texts: { caption: bilingual('Plakate trocknen über Nacht', 'Posters dry overnight') },
					},
					{
						values: { picture: 'picture:category/falzflyer-broschueren' },
						texts: { caption: bilingual('Geheftet wird im Haus', 'Stitched in the house') },
					},
					{
						values: { picture: 'picture:category/aufkleber-etiketten' },
						texts: { caption: bilingual('Aufkleber vom Plotter', 'Stickers off the plotter') },
					},
				],
			}),
			plain('rssFeed', {
				values: { feed: workshopFeed, firstAsHero: true, count: 4, showCategory: true, showAuthor: true },
				texts: { title: bilingual('Werkstattnotizen', 'Workshop notes (in German)') },
			}),
			plain('actionWidget', {
				values: { action: 'newsletter', look: 'box', first: null, second: null },
				texts: {
					title: bilingual('Post aus der Werkstatt', 'Post from the workshop'),
					text: bilingual(
						'Neue Papiere, freie Termine und was sonst gerade aus der Maschine kommt: etwa einmal im Monat.',
						'New papers, free dates and whatever has just come off the press: about once a month.',
					),
				},
			}),
			plain('openingHours', {
				texts: {
					title: bilingual('Kommen Sie vorbei', 'Come and see us'),
					note: bilingual(
						'Papiermuster liegen im Eingang, Kaffee steht daneben. Am 24. und 31. Dezember schließen wir um 12 Uhr.',
						'Paper samples are in the entrance, coffee stands beside them. On 24 and 31 December we close at noon.',
					),
				},
			}),
		],
	},
};

/** What it takes from other sites: photos with their authors, a video, a newsletter at Substack. */
const workshop: DemoContentPage = {
	slug: 'werkstatt',
	kind: 'page',
	name: both('Aus der Werkstatt', 'From the workshop'),
	place: 'nowhere',
	plan: {
		sections: [
			plain('heroSplit', {
				values: { picture: 'picture:stock/harbour', first: leads('/products') },
				texts: {
					eyebrow: bilingual('Am Ballastkai', 'At the Ballastkai'),
					title: bilingual('Was bei uns passiert', 'What happens here'),
					text: bilingual(
						'Ein neuer Auftrag beginnt mit einem Blick aufs Wasser und einer Tasse Kaffee. Danach wird gerechnet, geprüft und gedruckt.',
						'A new job begins with a look at the water and a cup of coffee. Then we calculate, check and print.',
					),
					first: bilingual('Was wir drucken', 'What we print'),
				},
			}),
			plain('video', {
				values: {
					video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
					poster: 'picture:category/plakate',
					size: 'medium',
				},
				texts: {
					title: bilingual('Ein Blick über unsere Schulter', 'A look over our shoulder'),
					caption: bilingual(
						'Beispiel: Hier läuft „Big Buck Bunny“ (Blender Foundation, CC BY 3.0), wo sonst Ihr eigener Film zu sehen ist.',
						'Example: this plays “Big Buck Bunny” (Blender Foundation, CC BY 3.0), where your own film would be.',
					),
				},
			}),
			plain('imageText', {
				values: { picture: 'picture:stock/roofs', side: 'end' },
				texts: {
					title: bilingual('Unsere Nachbarschaft', 'Our neighbourhood'),
					text: bilingual(
						'Die meisten unserer ersten Kunden wohnen keine zehn Minuten entfernt. Ihre Speisekarten, Plakate und Briefbögen drucken wir bis heute.',
						'Most of our first customers live less than ten minutes away. We still print their menus, posters and letterheads.',
					),
				},
			}),
			plain('actionWidget', {
				values: {
					action: 'substack',
					look: 'box',
					align: 'start',
					publication: 'https://briefe.druckwerk-nord.example',
				},
				texts: {
					title: bilingual('Werkstattbriefe', 'Letters from the workshop'),
					text: bilingual(
						'Alle zwei Monate ein langer Brief bei Substack über Papier und Farbe. Beispiel: Diese Publikation gibt es nicht.',
						'Every two months a long letter on Substack about paper and ink. Example: this publication does not exist.',
					),
				},
			}),
		],
	},
};

const faq: DemoContentPage = {
	slug: 'faq',
	kind: 'page',
	name: both('Häufige Fragen', 'Frequently asked questions'),
	place: 'footer',
	plan: {
		sections: [
			plain('faq', {
				texts: {
					title: bilingual('Häufige Fragen', 'Frequently asked questions'),
					text: bilingual(
						'Was Kundinnen und Kunden uns am Telefon fragen, und was wir dann antworten.',
						'What customers ask us on the phone, and what we say then.',
					),
				},
				items: [
					faqItem(
						bilingual('Wie lege ich meine Druckdaten an?', 'How do I prepare my files?'),
						bilingual(
							'Am besten als PDF, auch als JPEG, PNG, TIFF oder SVG. Maße, Beschnitt und Auflösung nennt das Datenblatt auf der Seite des Produkts. Wir prüfen jede Datei sofort und sagen Ihnen, was nicht passt.',
							'Best as a PDF, also as JPEG, PNG, TIFF or SVG. Size, bleed and resolution are in the data sheet on the page of the product. We check each file at once and tell you what does not fit.',
						),
					),
					faqItem(
						bilingual('Wer prüft die Daten?', 'Who checks the files?'),
						bilingual(
							'Ein Mensch aus der Vorstufe, bei jedem Auftrag und ohne Aufpreis. Passt etwas nicht, rufen wir an, bevor gedruckt wird.',
							'A person from prepress, for every order and at no extra charge. If something is wrong, we call before we print.',
						),
					),
					faqItem(
						bilingual('Wie lange dauert es?', 'How long does it take?'),
						bilingual(
							'Auf jeder Produktseite steht der Tag, an dem die Ware bei Ihnen ist. Er rechnet ab der Freigabe Ihrer Daten.',
							'Every product page names the day on which the goods are with you. It counts from the release of your files.',
						),
					),
					faqItem(
						bilingual('Was kostet der Versand?', 'What does delivery cost?'),
						bilingual(
							'Innerhalb Deutschlands 4,90 €, ab 49 € Warenwert nichts. Abholen kostet nie etwas.',
							'€4.90 within Germany, nothing from €49. Collecting is always free.',
						),
					),
					faqItem(
						bilingual('Kann ich gedruckte Ware zurückgeben?', 'Can I return printed goods?'),
						bilingual(
							'Was nach Ihren Vorgaben gedruckt wurde, ist vom Widerruf ausgenommen. Ist etwas falsch oder beschädigt, drucken wir neu oder erstatten den Preis.',
							'What was printed to your specifications is exempt from withdrawal. If something is wrong or damaged, we reprint it or refund the price.',
						),
					),
					faqItem(
						bilingual('Drucken Sie auch auf Rechnung?', 'Do you print on invoice?'),
						bilingual(
							'Ja. Wählen Sie an der Kasse "Rechnung", sie ist nach 14 Tagen fällig.',
							'Yes. Choose "Invoice" at the checkout; it is due after 14 days.',
						),
					),
				],
			}),
			plain('contactForm', {
				values: { askName: 'required', askPhone: 'optional', askChoice: 'optional', look: 'box' },
				texts: {
					title: bilingual('Ihre Frage war nicht dabei?', 'Was yours not among them?'),
					text: bilingual(
						'Rufen Sie an: +49 461 555 0100. Oder schreiben Sie uns hier.',
						'Call us: +49 461 555 0100. Or write to us here.',
					),
					optionsLabel: bilingual('Worum geht es?', 'What is it about?'),
					options: bilingual(
						'Druckdaten\nPapier und Material\nLieferung\nEtwas anderes',
						'Print data\nPaper and material\nDelivery\nSomething else',
					),
					done: bilingual(
						'Danke, Ihre Frage ist bei uns. Wir antworten per E-Mail.',
						'Thank you, we have got your question. We reply by e-mail.',
					),
				},
			}),
		],
	},
};

const starter: DemoContentPage = {
	slug: 'gruenderpaket',
	kind: 'page',
	name: both('Gründerpaket', 'Starter set'),
	place: 'navigation',
	plan: {
		sections: [
			plain('heroSplit', {
				values: {
					picture: 'picture:category/geschaeftsausstattung',
					first: leads('/category/geschaeftsausstattung'),
					second: leads('/contact', 'neutral'),
				},
				texts: {
					eyebrow: bilingual('Gründerpaket', 'Starter set'),
					title: bilingual('Alles Gedruckte für den ersten Tag', 'Everything printed for day one'),
					text: bilingual(
						'Visitenkarten, Briefpapier, Umschläge, Aufkleber: in einem Auftrag, aus einer Hand, in einer Woche.',
						'Business cards, letterheads, envelopes, stickers: in one order, from one source, within a week.',
					),
					first: bilingual('Ausstattung ansehen', 'See the stationery'),
					second: bilingual('Beraten lassen', 'Ask for advice'),
				},
			}),
			plain('fancyTitle', {
				texts: { title: bilingual('So läuft es ab', 'How it works') },
			}),
			plain('text', {
				values: { background: 'glassyBorder' },
				items: [
					column(
						bilingual('1. Sie erzählen', '1. You tell us'),
						bilingual(
							'Eine halbe Stunde am Telefon oder bei uns: Was machen Sie, wer soll es lesen, wie weit sind Logo und Farben?',
							'Half an hour on the phone or at our place: what do you do, who shall read it, how far are logo and colours?',
						),
					),
					column(
						bilingual('2. Wir legen an', '2. We set it up'),
						bilingual(
							'Sie bekommen einen Satz für alle Drucksachen zur Freigabe. Zwei Änderungen sind enthalten.',
							'You get one setting for all pieces to approve. Two rounds of changes are included.',
						),
					),
					column(
						bilingual('3. Wir drucken', '3. We print'),
						bilingual(
							'Nach der Freigabe dauert es fünf Arbeitstage. Die Daten bleiben bei uns, nachbestellen geht mit einem Klick.',
							'Once approved, it takes five working days. The artwork stays with us; reordering is one click.',
						),
					),
				],
			}),
			plain('productGrid', {
				values: { mode: 'category', category: 'category:visitenkarten', count: 4, columns: '4' },
				texts: { title: bilingual('Beginnen Sie mit der Karte', 'Begin with the card') },
			}),
			plain('quote', {
				texts: {
					quote: bilingual(
						'Ich wollte nur Visitenkarten. Am Ende passte zum ersten Mal alles zusammen, vom Briefkopf bis zum Autoaufkleber.',
						'All I wanted was business cards. In the end everything matched for the first time, from the letterhead to the sticker on the car.',
					),
					person: bilingual('Jonas Petersen', 'Jonas Petersen'),
					role: bilingual('Petersen Holzbau, Kappeln', 'Petersen timber construction, Kappeln'),
				},
			}),
			plain('countdown', {
				values: { until: endOfYear, first: leads('/category/geschaeftsausstattung') },
				texts: {
					title: bilingual('Zum Jahresende: Korrekturgang inklusive', 'Until the end of the year: proofing included'),
					text: bilingual(
						'Wer bis dahin bestellt, bekommt einen gedruckten Andruck und eine Korrektur ohne Aufpreis.',
						'Order by then and a printed proof and one round of corrections are included.',
					),
					ended: bilingual(
						'Die Aktion ist beendet. Fragen Sie uns nach der nächsten.',
						'The offer has ended. Ask us about the next one.',
					),
					first: bilingual('Ausstattung ansehen', 'See the stationery'),
				},
			}),
			plain('actionWidget', {
				values: { action: 'onboarding', look: 'plain', first: null, second: null },
				texts: {
					title: bilingual('Wann geht es bei Ihnen los?', 'When do you open?'),
					text: bilingual(
						'Geben Sie uns Ihre E-Mail-Adresse: Sie erhalten einen Link, über den Sie einen Termin mit uns finden. Dann rechnen wir zurück und machen einen Plan.',
						'Leave us your e-mail address: you receive a link with which you find a time to talk to us. Then we count back and make a plan.',
					),
					submit: bilingual('Link anfordern', 'Send me the link'),
				},
				layout: { ground: 'primaryLight', padding: 'wide' },
			}),
		],
		seo: {
			title: bilingual('Gründerpaket: Drucksachen für neue Betriebe', 'Starter set: print for new businesses'),
			description: bilingual(
				'Visitenkarten, Briefpapier, Umschläge und Aufkleber in einem Auftrag. Angelegt, geprüft und gedruckt in Flensburg.',
				'Business cards, letterheads, envelopes and stickers in one order. Set up, checked and printed in Flensburg.',
			),
		},
	},
};

const links: DemoContentPage = {
	slug: 'druckwerk-nord',
	kind: 'link',
	name: both('Druckwerk Nord', 'Druckwerk Nord'),
	place: 'nowhere',
	plan: {
		sections: [
			plain('profileHead', {
				values: { picture: 'picture:hero' },
				texts: {
					title: bilingual('Druckwerk Nord', 'Druckwerk Nord'),
					bio: bilingual(
						'Druckerei am Flensburger Hafen. Gut gedruckt, pünktlich da.',
						'Printers at Flensburg harbour. Well printed, right on time.',
					),
				},
			}),
			plain('linkList', {
				items: [
					{
						values: { link: { url: '/products', target: '' }, icon: 'shopping-bag' },
						texts: { text: bilingual('Zum Shop', 'To the shop') },
					},
					{
						values: { link: { url: '/gruenderpaket', target: '' }, icon: 'rocket' },
						texts: { text: bilingual('Das Gründerpaket', 'The starter set') },
					},
					{
						values: { link: { url: '/faq', target: '' }, icon: 'help-circle' },
						texts: { text: bilingual('Häufige Fragen', 'Frequently asked questions') },
					},
					{
						values: { link: { url: '/contact', target: '' }, icon: 'map-pin' },
						texts: { text: bilingual('Besuchen Sie uns', 'Visit us') },
					},
				],
			}),
			plain('socialButtons', {
				items: [
					{
						values: {
							platform: 'instagram',
							link: { url: 'https://www.instagram.com/druckwerknord.example', target: 'social' },
						},
					},
					{
						values: {
							platform: 'linkedin',
							link: { url: 'https://www.linkedin.com/company/druckwerk-nord-example', target: 'social' },
						},
					},
					{
						values: {
							platform: 'youtube',
							link: { url: 'https://www.youtube.com/@druckwerk-nord-example', target: 'social' },
						},
					},
				],
			}),
		],
	},
};

export const contentPages = [home, about, workshop, starter, faq, links];
