// Privacy policy and terms of a print shop. Both demo shops have the same wording with their own names, as chains of shops do.
import { both, type DemoPage, type Section } from './types.ts';

export interface Company {
	/** With its legal form. */
	name: string;
	address: string;
	mail: string;
	/** Where the courts are. */
	seat: string;
	/** The one that watches over data protection there. */
	authority: string;
}

const germanPrivacy = ({ name, address, mail, authority }: Company): Section[] => [
	{
		heading: 'Verantwortlich',
		paragraphs: [`Verantwortlich für die Verarbeitung Ihrer Daten ist ${name}, ${address}.`, `E-Mail: ${mail}`],
	},
	{
		heading: 'Besuch der Seiten',
		paragraphs: [
			'Beim Aufruf unserer Seiten verarbeitet der Server die Adresse Ihres Anschlusses, Zeitpunkt, Seite und Ergebnis des Abrufs. Das ist nötig, um die Seiten auszuliefern und gegen Angriffe zu schützen (Art. 6 Abs. 1 Buchst. f DSGVO). Im Protokoll stehen keine Adressen von Personen; es wird nach 14 Tagen gelöscht.',
		],
	},
	{
		heading: 'Bestellung und Konto',
		paragraphs: [
			'Für Angebote und Bestellungen verarbeiten wir Name, Anschrift, E-Mail-Adresse, Telefonnummer, Ihre Druckdaten und die Zahlungsart (Art. 6 Abs. 1 Buchst. b DSGVO).',
			'Rechnungen und Buchungsbelege bewahren wir acht Jahre auf, Geschäftsbriefe sechs Jahre, weil das Gesetz es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO). Druckdaten löschen wir zwölf Monate nach der Lieferung, sofern Sie nicht nachbestellen wollen.',
		],
	},
	{
		heading: 'Cookies',
		paragraphs: [
			'Wir setzen nur Cookies, ohne die Warenkorb und Anmeldung nicht funktionieren. Dafür ist keine Einwilligung erforderlich (§ 25 Abs. 2 TDDDG). Wir nutzen keine Werbe- oder Analysedienste.',
		],
	},
	{
		heading: 'Empfänger',
		paragraphs: [
			'Daten erhalten nur, wer sie für den Auftrag braucht: der Zustelldienst, der Zahlungsdienst, den Sie wählen, und unser Rechenzentrum in Deutschland. Mit unseren Dienstleistern bestehen Verträge nach Art. 28 DSGVO. Eine Übermittlung in Länder außerhalb der EU findet nicht statt.',
		],
	},
	{
		heading: 'Anfragen und Termine',
		paragraphs: [
			'Wenn Sie uns schreiben oder eine Zeit für ein Gespräch vorschlagen, verwenden wir Ihre Angaben, um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b und f DSGVO), und löschen sie zwei Jahre nach der Erledigung. Buchen Sie einen Termin über Calendly, verarbeitet Calendly LLC (USA) dort Ihre Angaben; auf unsere Seiten wird davon nichts geladen.',
		],
	},
	{
		heading: 'Newsletter',
		paragraphs: [
			'Den Newsletter erhalten Sie nur, wenn Sie ihn bestellt und die Bestellung bestätigt haben (Art. 6 Abs. 1 Buchst. a DSGVO). Sie können ihn jederzeit mit dem Link am Ende jeder Nachricht abbestellen.',
		],
	},
	{
		heading: 'Ihre Rechte',
		paragraphs: [
			'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit Ihrer Daten. Einer Verarbeitung auf Grundlage berechtigter Interessen können Sie widersprechen, eine Einwilligung jederzeit widerrufen.',
			`Schreiben Sie dafür an ${mail}. Beschweren können Sie sich auch bei der Aufsichtsbehörde: ${authority}.`,
		],
	},
];

const englishPrivacy = ({ name, address, mail, authority }: Company): Section[] => [
	{ heading: 'Controller', paragraphs: [`The controller of your data is ${name}, ${address}.`, `Email: ${mail}`] },
	{
		heading: 'Visiting our pages',
		paragraphs: [
			'When you open our pages, the server processes the address of your connection, the time, the page and the result. This is necessary to deliver the pages and to protect them from attacks (Art. 6(1)(f) GDPR). The log holds no addresses of people and is deleted after 14 days.',
		],
	},
	{
		heading: 'Orders and account',
		paragraphs: [
			'For quotations and orders we process your name, address, email address, telephone number, artwork and method of payment (Art. 6(1)(b) GDPR).',
			'Invoices and accounting records are kept for eight years and business letters for six years, as the law requires (Art. 6(1)(c) GDPR). Artwork is deleted twelve months after delivery unless you want to reorder.',
		],
	},
	{
		heading: 'Cookies',
		paragraphs: [
			'We only set cookies without which cart and sign-in would not work. They need no consent. We use no advertising or analytics services.',
		],
	},
	{
		heading: 'Recipients',
		paragraphs: [
			'Data goes only to those who need it for the order: the carrier, the payment service that you choose, and our data centre in Germany. We have contracts under Art. 28 GDPR with our service providers. No data is transferred to countries outside the EU.',
		],
	},
	{
		heading: 'Requests and meetings',
		paragraphs: [
			'When you write to us or propose a time to talk, we use your details to reply to you (Art. 6(1)(b) and (f) GDPR) and delete them two years after the matter is settled. If you book a meeting with Calendly, Calendly LLC (USA) processes your details there; nothing of it is loaded into our pages.',
		],
	},
	{
		heading: 'Newsletter',
		paragraphs: [
			'You receive the newsletter only if you have subscribed and confirmed your subscription (Art. 6(1)(a) GDPR). You can unsubscribe at any time with the link at the end of each message.',
		],
	},
	{
		heading: 'Your rights',
		paragraphs: [
			'You have the right of access, rectification, erasure, restriction of processing and portability of your data. You may object to processing based on legitimate interests and withdraw a consent at any time.',
			`Please write to ${mail}. You may also complain to the supervisory authority: ${authority}.`,
		],
	},
];

export const privacyOf = (company: Company): DemoPage => ({
	slug: 'privacy',
	title: both('Datenschutz', 'Privacy'),
	sections: both(germanPrivacy(company), englishPrivacy(company)),
});

const germanTerms = ({ name, seat, mail }: Company): Section[] => [
	{
		heading: '1. Geltung und Vertragspartner',
		paragraphs: [
			`Diese Bedingungen gelten für alle Bestellungen bei ${name}, durch Verbraucher (§ 13 BGB) wie durch Unternehmer (§ 14 BGB). Abweichende Bedingungen von Unternehmern gelten nur, wenn wir ihnen in Textform zugestimmt haben.`,
		],
	},
	{
		heading: '2. Vertragsschluss',
		paragraphs: [
			'Die Darstellung der Waren ist noch kein Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab; der Vertrag kommt zustande, wenn wir die Bestellung in Textform bestätigen. Vertragssprachen sind Deutsch und Englisch.',
		],
	},
	{
		heading: '3. Preise und Zahlung',
		paragraphs: [
			'Alle Preise sind in Euro angegeben; ob sie die gesetzliche Mehrwertsteuer enthalten, steht beim Preis. Die Versandkosten nennt die Kasse vor der Bestellung. Sie zahlen auf den Wegen, die dort angeboten werden; eine Rechnung ist an dem Tag fällig, der auf ihr steht.',
		],
	},
	{
		heading: '4. Druckdaten und Datenprüfung',
		paragraphs: [
			'Sie liefern druckfertige Daten als PDF, JPEG, PNG, TIFF oder SVG mit den Maßen, dem Beschnitt und der Auflösung, die das Datenblatt des Produkts nennt; Schriften sind eingebettet. Wir prüfen Format, Beschnitt, Auflösung und Farbraum kostenlos und melden uns, wenn etwas nicht passt. Nicht geprüft werden Rechtschreibung, Satz und Inhalt.',
			'Mit Ihrer Freigabe geht die Verantwortung für Fehler in den Daten auf Sie über, soweit sie nicht erst bei uns entstanden sind. Sie versichern, dass Sie die Rechte an allen Inhalten haben.',
		],
	},
	{
		heading: '5. Farben, Mengen und Toleranzen',
		paragraphs: [
			'Bildschirme zeigen Farben anders als Papier; geringe Abweichungen zwischen Bildschirm, Andruck und Auflage sowie zwischen zwei Aufträgen sind technisch bedingt und kein Mangel. Das gilt auch für Schneid- und Falztoleranzen bis 1 mm.',
			'Gegenüber Unternehmern dürfen Auflagen um bis zu 5 Prozent über- oder unterschritten werden; berechnet wird die gelieferte Menge. Verbraucher erhalten mindestens die bestellte Menge zum vereinbarten Preis.',
		],
	},
	{
		heading: '6. Lieferung',
		paragraphs: [
			'Die genannte Produktionszeit beginnt mit der Freigabe der Daten und dem Eingang der Zahlung. Teillieferungen sind zulässig, soweit sie Ihnen zumutbar sind. Bei Verbrauchern geht die Gefahr erst mit der Übergabe der Ware über.',
		],
	},
	{
		heading: '7. Widerrufsrecht',
		paragraphs: [
			'Waren, die nach Ihren Angaben angefertigt werden oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind, können nicht widerrufen werden (§ 312g Abs. 2 Nr. 1 BGB). Das trifft auf alle Produkte zu, die mit Ihren Daten bedruckt werden.',
			`Bei anderen Waren, etwa unbedruckten Mustern und Umschlägen, können Verbraucher den Vertrag binnen 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Eine Nachricht an ${mail} genügt; wir erstatten den Preis einschließlich der Versandkosten binnen 14 Tagen.`,
		],
	},
	{
		heading: '8. Abonnements',
		paragraphs: [
			'Ein Abonnement wird in dem Intervall bezahlt und geliefert, das beim Preis steht, vom Tag des Vertrags oder vom Ende eines Probezeitraums an. Es läuft auf unbestimmte Zeit; mit jeder Zahlung ist genau eine Lieferung bezahlt.',
			'Sie können es jederzeit bis zur nächsten Zahlung kündigen, auch in einem Probezeitraum; es endet dann mit dem laufenden Zeitraum. Kündigen können Sie in Ihrem Konto, per E-Mail oder ohne Anmeldung über „Verträge hier kündigen“ am Ende jeder Seite. Den Eingang bestätigen wir unverzüglich per E-Mail.',
		],
	},
	{
		heading: '9. Mängel und Haftung',
		paragraphs: [
			'Es gelten die gesetzlichen Rechte bei Mängeln. Unternehmer prüfen die Ware unverzüglich und melden offene Mängel innerhalb von sieben Tagen in Textform. Mängel eines Teils der Lieferung berechtigen nicht zur Beanstandung des Ganzen, es sei denn, der Rest ist ohne Interesse.',
			'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und bei Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für wesentliche Pflichten und begrenzt auf den vorhersehbaren Schaden.',
		],
	},
	{
		heading: '10. Eigentum und Schluss',
		paragraphs: [
			`Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Es gilt deutsches Recht ohne das UN-Kaufrecht; zwingender Schutz von Verbrauchern in ihrem Heimatland bleibt. Gerichtsstand für Kaufleute ist ${seat}.`,
		],
	},
];

const englishTerms = ({ name, seat, mail }: Company): Section[] => [
	{
		heading: '1. Scope and parties',
		paragraphs: [
			`These terms apply to all orders placed with ${name}, by consumers (section 13 of the German Civil Code, BGB) as well as by businesses (section 14 BGB). Other terms of businesses apply only if we have agreed to them in text form.`,
		],
	},
	{
		heading: '2. Conclusion of contract',
		paragraphs: [
			'The presentation of goods is not yet an offer. You make an offer with the button “Order with obligation to pay”; the contract is concluded when we confirm the order in text form. Contract languages are German and English.',
		],
	},
	{
		heading: '3. Prices and payment',
		paragraphs: [
			'All prices are in euros; whether they include statutory VAT is said beside the price. The checkout names the cost of delivery before you order. You pay in the ways that are offered there; an invoice is due on the day that it names.',
		],
	},
	{
		heading: '4. Artwork and file check',
		paragraphs: [
			'You supply print-ready data as PDF, JPEG, PNG, TIFF or SVG in the size and with the bleed and resolution that the data sheet of the product names; fonts are embedded. We check format, bleed, resolution and colour space free of charge and contact you if something does not fit. Spelling, typesetting and content are not checked.',
			'With your approval you take responsibility for errors in the files, unless they arose with us. You warrant that you hold the rights to all content.',
		],
	},
	{
		heading: '5. Colours, quantities and tolerances',
		paragraphs: [
			'Screens show colours differently from paper; minor deviations between screen, proof and run and between two orders are due to the process and are not defects. The same applies to cutting and folding tolerances of up to 1 mm.',
			'For businesses, runs may exceed or fall short by up to 5 per cent; the quantity delivered is charged. Consumers receive at least the quantity ordered at the agreed price.',
		],
	},
	{
		heading: '6. Delivery',
		paragraphs: [
			'The stated production time begins when files are approved and payment is received. Part deliveries are permitted where reasonable for you. For consumers, risk passes only when the goods are handed over.',
		],
	},
	{
		heading: '7. Right of withdrawal',
		paragraphs: [
			'There is no right of withdrawal for goods that are made to your specifications or clearly tailored to your personal needs (section 312g(2) no. 1 BGB). This applies to all products that are printed with your artwork.',
			`For other goods, such as unprinted samples and envelopes, consumers may withdraw within 14 days of receipt without giving reasons. A message to ${mail} is enough; we refund the price including delivery within 14 days.`,
		],
	},
	{
		heading: '8. Subscriptions',
		paragraphs: [
			'A subscription is paid and delivered at the interval that is named beside the price, from the day of the contract or from the end of a trial period. It runs for an indefinite time; each payment pays for exactly one delivery.',
			'You can cancel it at any time until the next payment, also during a trial period; it then ends with the current period. Cancel in your account, by e-mail, or with “Cancel contracts here” at the end of every page, without logging in. We confirm receipt by e-mail without delay.',
		],
	},
	{
		heading: '9. Defects and liability',
		paragraphs: [
			'Statutory rights in case of defects apply. Businesses inspect goods without delay and report visible defects in text form within seven days. Defects in part of a delivery do not entitle you to reject all of it unless the rest is of no interest to you.',
			'Our liability is unlimited for intent, gross negligence and injury to life, body or health. In cases of slight negligence we are liable only for essential obligations and limited to foreseeable damage.',
		],
	},
	{
		heading: '10. Title and final provisions',
		paragraphs: [
			`Goods remain our property until paid in full. German law applies, excluding the UN sales convention; mandatory consumer protection in your home country is not affected. For merchants the place of jurisdiction is ${seat}.`,
		],
	},
];

export const termsOf = (company: Company): DemoPage => ({
	slug: 'terms',
	title: both('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
	sections: both(germanTerms(company), englishTerms(company)),
});
