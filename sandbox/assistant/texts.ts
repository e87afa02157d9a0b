// What the sandbox writes: prepared texts, found by what the prompt asks for. It understands nothing, and says so in its own way.

interface Prompted {
	/** What our prompts begin with: the task, and the language. */
	system: string;
	/** What was said last. */
	user: string;
}

const german = (text: string) => /Language: [^\n(]*\(de/.test(text);
const between = (text: string, mark: string): string =>
	new RegExp(`<${mark}>\\n([\\s\\S]*?)\\n</${mark}>`).exec(text)?.[1]?.trim() ?? '';

const cut = (text: string, longest: number): string => {
	if (text.length <= longest) return text;
	const whole = text.slice(0, longest).replace(/\s+\S*$/, '');
	return whole.replace(/[\s,;:–-]+$/, '');
};

interface Plan {
	keywords: RegExp;
	german: string;
	english: string;
}

const plans: readonly Plan[] = [
	{
		keywords: /newsletter|rundmail/i,
		german:
			'Ein Newsletter für Ihren Shop, in drei Ausgaben:\n\n1. Willkommen: Zeigen Sie, was Sie drucken, und verlinken Sie die drei beliebtesten Produkte. Aufwand: zwei Stunden.\n2. Anlass: Zwei Wochen vor einem Fest oder einer Messe, mit einem Beispiel und einem letzten Bestelltag. Aufwand: drei Stunden.\n3. Einblick: Ein Foto aus der Druckerei und ein Tipp zu Papier oder Veredelung. Aufwand: zwei Stunden.\n\nVersenden Sie dienstags gegen 10 Uhr. Messen Sie, wie viele Empfänger einen Link öffnen und was in den drei Tagen danach bestellt wird.',
		english:
			'A newsletter for your shop, in three issues:\n\n1. Welcome: show what you print and link to the three most popular products. Effort: two hours.\n2. Occasion: two weeks before a holiday or a trade fair, with an example and a last day to order. Effort: three hours.\n3. Insight: a photo from the print shop and a tip about paper or finishing. Effort: two hours.\n\nSend it on Tuesdays at about 10 am. Measure how many recipients open a link, and what is ordered in the three days after.',
	},
	{
		keywords: /weihnacht|christmas|advent|holiday/i,
		german:
			'Ein Plan für die Weihnachtszeit:\n\nOktober: Eine Seite mit Karten, Kalendern und Geschenkpapier anlegen, mit dem letzten Bestelltag ganz oben.\n\nNovember: Zwei Newsletter, einer für Geschäftskunden (Karten mit Logo), einer für private Kunden (Kalender mit eigenen Fotos).\n\nDezember: Ab dem 10. nur noch Express anbieten und das auf der Startseite sagen.\n\nErfolg messen: Bestellungen dieser Seite je Woche, verglichen mit dem Vorjahr.',
		english:
			'A plan for the Christmas season:\n\nOctober: make a page with cards, calendars and wrapping paper, with the last day to order at the top.\n\nNovember: two newsletters, one for business customers (cards with a logo), one for private customers (calendars with their own photos).\n\nDecember: from the 10th on offer express only, and say so on the home page.\n\nMeasure success: orders from this page by week, compared with last year.',
	},
	{
		keywords: /instagram|social|linkedin|facebook/i,
		german:
			'Vier Beiträge für vier Wochen:\n\n1. Vorher und nachher: Entwurf und gedrucktes Stück nebeneinander.\n2. Eine Kundin oder ein Kunde, mit Erlaubnis, und was daraus geworden ist.\n3. Ein Papier zum Anfassen: Nahaufnahme, drei Sätze, wofür es sich eignet.\n4. Eine Frage an Ihre Leser: Matt oder glänzend?\n\nJeder Beitrag führt auf genau ein Produkt. Messen Sie die Besuche von dort.',
		english:
			'Four posts for four weeks:\n\n1. Before and after: the draft and the printed piece side by side.\n2. A customer, with their permission, and what became of the order.\n3. A paper to touch: a close-up, and three sentences about what it is good for.\n4. A question to your readers: matt or gloss?\n\nEach post leads to exactly one product. Measure the visits from there.',
	},
	{
		keywords: /^\s*(hallo|guten (morgen|tag|abend)|hello|hi|good (morning|afternoon))\b/i,
		german:
			'Guten Tag! Ich helfe Ihnen bei der Werbung für Ihren Shop. Wobei zuerst: ein Plan für das nächste Quartal, ein Newsletter oder Beiträge für soziale Netze?',
		english:
			'Hello! I help you with the marketing of your shop. What comes first: a plan for the next quarter, a newsletter, or posts for social networks?',
	},
];

const usualPlan = {
	german:
		'Ein Vorschlag in drei Schritten:\n\n1. Ziel: Legen Sie eine Zahl fest, zum Beispiel 30 neue Geschäftskunden bis zum Ende des Quartals.\n2. Angebot: Wählen Sie zwei Produkte, die sich schnell bestellen lassen, und bauen Sie für beide eine eigene Seite.\n3. Wege: Schreiben Sie bestehende Kunden an, legen Sie jeder Sendung eine Karte bei und bitten Sie zufriedene Kunden um eine Empfehlung.\n\nRechnen Sie mit einem Tag Aufwand in der Woche. Prüfen Sie nach vier Wochen, welcher Weg die meisten Bestellungen gebracht hat, und lassen Sie den schwächsten weg.\n\nWas soll zuerst beworben werden, und wie viel Zeit haben Sie dafür?',
	english:
		'A suggestion in three steps:\n\n1. Goal: set a number, such as 30 new business customers by the end of the quarter.\n2. Offer: choose two products that are quick to order, and build a page of its own for each.\n3. Channels: write to existing customers, put a card into every parcel, and ask satisfied customers to recommend you.\n\nPlan one day of work a week. After four weeks check which channel has brought the most orders, and drop the weakest.\n\nWhat is to be advertised first, and how much time do you have for it?',
};

const firstHalf = (text: string): string => {
	const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text];
	if (sentences.length > 1)
		return sentences
			.slice(0, Math.ceil(sentences.length / 2))
			.join('')
			.trim();
	return `${cut(text, Math.ceil(text.length / 2))}.`;
};

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase('en-GB') + text.slice(1);

/** By the schema of our prompts, with products that are offered there. */
function writePage({ system, user }: Prompted): string {
	const wish = cut(upperFirst(between(user, 'wish').split('\n')[0] ?? ''), 80);
	const [, offered = '[]'] =
		/"enum":(\[(?:"(?:[^"\\]|\\.)*",?)+\])\}[^{]*\}[^{]*"required":\["type","title","products"\]/.exec(system) ?? [];
	const products = (JSON.parse(offered) as string[]).slice(0, 4);
	const isGerman = german(system);
	const page = isGerman ? germanPage(wish) : englishPage(wish);
	return JSON.stringify({
		...page,
		sections: page.sections.map((section) => (section.type === 'productGrid' ? { ...section, products } : section)),
	});
}

const germanPage = (wish: string) => ({
	title: cut(wish, 60),
	description: `${cut(wish, 80)}: mit Beratung, Mustern und kurzen Wegen. Jetzt ansehen.`,
	sections: [
		{
			type: 'hero',
			title: wish,
			text: 'Wir drucken, was Sie sich vorstellen, und sagen Ihnen vorher, wie es wird.',
			button: 'Produkte ansehen',
		},
		{
			type: 'imageText',
			title: 'Warum bei uns',
			text: 'Sie bekommen Muster in die Hand, bevor Sie sich entscheiden.\n\nJede Datei wird geprüft, bevor sie gedruckt wird.',
		},
		{
			type: 'steps',
			title: 'So geht es',
			items: [
				{ title: 'Auswählen', text: 'Papier, Format und Auflage stehen beim Produkt.' },
				{ title: 'Gestalten', text: 'Laden Sie Ihre Datei hoch, oder gestalten Sie im Studio.' },
				{ title: 'Bekommen', text: 'Sie geben den Druck frei, wir drucken und versenden.' },
			],
		},
		{ type: 'productGrid', title: 'Passende Produkte', products: [] as string[] },
		{
			type: 'faq',
			title: 'Fragen und Antworten',
			text: '',
			items: [
				{ question: 'Bekomme ich ein Muster?', answer: 'Ja, schreiben Sie uns, welches Papier Sie sehen möchten.' },
				{ question: 'Kann ich die Gestaltung Ihnen überlassen?', answer: 'Ja, wir melden uns mit einem Vorschlag.' },
			],
		},
		{
			type: 'singleCta',
			title: 'Fangen Sie an',
			text: 'Der Preis steht fest, bevor Sie bestellen.',
			button: 'Zu den Produkten',
		},
	],
});

const englishPage = (wish: string) => ({
	title: cut(wish, 60),
	description: `${cut(wish, 80)}: with advice, samples and short ways. Have a look.`,
	sections: [
		{
			type: 'hero',
			title: wish,
			text: 'We print what you have in mind, and tell you beforehand how it will be.',
			button: 'See products',
		},
		{
			type: 'imageText',
			title: 'Why with us',
			text: 'You hold samples in your hand before you decide.\n\nEvery file is checked before it is printed.',
		},
		{
			type: 'steps',
			title: 'How it works',
			items: [
				{ title: 'Choose', text: 'Paper, size and run are beside the product.' },
				{ title: 'Design', text: 'Upload your file, or design in the studio.' },
				{ title: 'Receive', text: 'You release the print, we print and send it.' },
			],
		},
		{ type: 'productGrid', title: 'Products that fit', products: [] as string[] },
		{
			type: 'faq',
			title: 'Questions and answers',
			text: '',
			items: [
				{ question: 'Can I have a sample?', answer: 'Yes, write to us which paper you would like to see.' },
				{ question: 'Can I leave the design to you?', answer: 'Yes, we come back to you with a suggestion.' },
			],
		},
		{ type: 'singleCta', title: 'Begin', text: 'The price is fixed before you order.', button: 'To the products' },
	],
});

const writers: Record<string, (prompted: Prompted) => string> = {
	test: () => 'Hello!',
	chat: ({ system, user }) => {
		const plan = plans.find(({ keywords }) => keywords.test(user)) ?? usualPlan;
		return german(system) ? plan.german : plan.english;
	},
	write: ({ system, user }) => {
		const wish = between(user, 'wish') || between(user, 'about');
		return german(system)
			? `${upperFirst(wish)}: Wir beraten Sie persönlich, zeigen Ihnen Muster und drucken auf Papieren, die zu Ihrem Vorhaben passen. Was Sie heute bestellen, prüfen wir heute noch.\n\nFragen Sie uns, bevor Sie sich entscheiden. Wir antworten am selben Tag.`
			: `${upperFirst(wish)}: we advise you in person, show you samples and print on papers that suit your project. What you order today is checked today.\n\nAsk us before you decide. You have a reply the same day.`;
	},
	page: writePage,
	shorten: ({ user }) => firstHalf(between(user, 'text')),
	translate: ({ system, user }) =>
		`[${/to [^\n(]*\((\w\w)/.exec(system)?.[1]?.toUpperCase() ?? '??'}] ${between(user, 'text')}`,
	altText: ({ system, user }) => {
		const shown = between(user, 'wish') || between(user, 'text') || between(user, 'about');
		return (
			cut(upperFirst(shown.replace(/\.(jpe?g|png|webp|svg)$/i, '').replace(/[-_]+/g, ' ')), 110) +
			(german(system) ? ' auf hellem Grund' : ' on a light ground')
		);
	},
	seoTitle: ({ user }) => cut(upperFirst(between(user, 'about') || between(user, 'wish') || between(user, 'text')), 60),
	seoDescription: ({ system, user }) => {
		const about = between(user, 'about') || between(user, 'wish');
		return cut(
			german(system)
				? `${about}: in kleinen und großen Auflagen, auf ausgesuchten Papieren, mit Muster vor dem Druck. Jetzt ansehen und Preis berechnen.`
				: `${about}: in short and long runs, on chosen papers, with a sample before printing. Have a look and calculate your price.`,
			155,
		);
	},
};

export function writeText(messages: readonly { role: string; content: string }[]): string {
	const system = messages.find(({ role }) => role === 'system')?.content ?? '';
	const user = messages.findLast(({ role }) => role === 'user')?.content ?? '';
	const task = /^Task: (\w+)/m.exec(system || user)?.[1] ?? 'chat';
	return (writers[task] ?? writers.chat ?? (() => ''))({ system, user });
}
