// The blogs of the demo shops, whose feeds their pages show. Each is in German, as a feed has one language.

interface Blog {
	host: string;
	title: string;
	about: string;
	posts: readonly {
		slug: string;
		title: string;
		/** How many days ago it was written. */
		daysAgo: number;
		author: string;
		category: string;
		paragraphs: readonly string[];
		/** Colours of its picture, from top left to bottom right. */
		colours: readonly [string, string];
	}[];
}

const workshop: Blog = {
	host: 'werkstatt.druckwerk-nord.example',
	title: 'Werkstattnotizen – Druckwerk Nord',
	about: 'Aus Druckerei und Weiterverarbeitung am Ballastkai.',
	posts: [
		{
			slug: 'neue-bogenmaschine',
			title: 'Die neue Bogenmaschine ist da',
			daysAgo: 3,
			author: 'Jonas Petersen',
			category: 'Werkstatt',
			paragraphs: [
				'Sechs Tonnen, fünf Druckwerke und ein sehr schmales Hoftor: Am Montag ist unsere neue Bogenmaschine eingezogen.',
				'Sie rüstet Aufträge ohne Plattenwechsel von Hand und misst jeden hundertsten Bogen. Für Sie heißt das: kleinere Auflagen im Offset und weniger Abweichung zwischen zwei Bestellungen.',
			],
			colours: ['#e8f0f2', '#0b4f6c'],
		},
		{
			slug: 'beschnitt-in-zwei-minuten',
			title: 'Beschnitt, in zwei Minuten erklärt',
			daysAgo: 12,
			author: 'Marlene Voss',
			category: 'Druckdaten',
			paragraphs: [
				'Warum ein weißer Rand entsteht, obwohl die Datei farbig ist, und wie drei Millimeter das verhindern.',
				'Messer schneiden einen Stapel, keinen einzelnen Bogen. Unten im Stapel liegt der Schnitt einen Hauch anders als oben. Ziehen Sie Farben und Bilder deshalb drei Millimeter über das Endformat hinaus.',
			],
			colours: ['#fff4e0', '#c8553d'],
		},
		{
			slug: 'naturpapier-oder-gestrichen',
			title: 'Naturpapier oder gestrichen?',
			daysAgo: 26,
			author: 'Marlene Voss',
			category: 'Papier',
			paragraphs: [
				'Naturpapier saugt Farbe auf und wirkt wärmer, gestrichenes lässt Fotos leuchten. Drei Muster auf dem Leuchttisch.',
				'Für Briefpapier und Karten, auf denen jemand schreiben soll, nehmen Sie Naturpapier. Für Broschüren mit vielen Fotos lohnt sich gestrichenes, matt oder seidenmatt.',
			],
			colours: ['#eef3e6', '#386641'],
		},
		{
			slug: 'was-uns-ein-azubi-beigebracht-hat',
			title: 'Was uns unser Azubi beigebracht hat',
			daysAgo: 41,
			author: 'Jonas Petersen',
			category: 'Werkstatt',
			paragraphs: [
				'Ein Jahr Medientechnologie, eine aufgeräumte Schneidemaschine und eine Checkliste, die alle benutzen.',
				'Seit dem Sommer hängt sie an jeder Maschine. Sie passt auf eine Postkarte, und gedruckt hat er sie selbst.',
			],
			colours: ['#f3eefc', '#5a3d8a'],
		},
	],
};

const paper: Blog = {
	host: 'journal.atelier-marlow.example',
	title: 'Journal – Atelier Marlow',
	about: 'Über Papier, Karten und Feste.',
	posts: [
		{
			slug: 'einladungen-im-winter',
			title: 'Einladungen für Feste im Winter',
			daysAgo: 5,
			author: 'Clara Lindner',
			category: 'Feste',
			paragraphs: [
				'Dunkle Papiere, helle Schrift und ein Umschlag, der beim Öffnen knistert: drei Entwürfe aus dem November.',
				'Weiß auf dunklem Papier braucht Deckkraft. Wir drucken es zweimal, dann bleibt auch eine feine Linie weiß.',
			],
			colours: ['#f6ece6', '#7a3b2e'],
		},
		{
			slug: 'wie-schwer-darf-eine-karte-sein',
			title: 'Wie schwer darf eine Karte sein?',
			daysAgo: 17,
			author: 'Clara Lindner',
			category: 'Papier',
			paragraphs: [
				'Ab 300 Gramm fühlt sich eine Karte fest an, ab 600 wie ein Gegenstand. Was das mit dem Porto zu tun hat.',
				'Ein Standardbrief wiegt höchstens 20 Gramm. Zwei Karten aus 600-Gramm-Karton liegen mit Umschlag schon darüber.',
			],
			colours: ['#eaf1ee', '#2f5d50'],
		},
		{
			slug: 'zu-besuch-in-der-papiermuehle',
			title: 'Zu Besuch in der Papiermühle',
			daysAgo: 33,
			author: 'Henrike Osei',
			category: 'Papier',
			paragraphs: [
				'Wasser, Baumwolle und Geduld: Wir haben zugesehen, wie unser Büttenpapier entsteht.',
				'Jeder Bogen wird einzeln geschöpft, und keiner gleicht dem anderen. Der Rand ist kein Fehler, er ist die Unterschrift.',
			],
			colours: ['#f2f0ea', '#6b5b3e'],
		},
	],
};

export const blogs: readonly Blog[] = [workshop, paper];

const feedOf = ({ host }: Blog): string => `https://${host}/feed.xml`;

export const workshopFeed = feedOf(workshop);
export const paperFeed = feedOf(paper);
