// Imprint and contact of Druckwerk Nord. The company is invented; numbers of registers and tax are marked as examples.
import { both, type DemoPage } from '../types.ts';

export const imprint: DemoPage = {
	slug: 'imprint',
	title: both('Impressum', 'Imprint'),
	sections: both(
		[
			{
				heading: 'Angaben nach § 5 DDG',
				paragraphs: [
					'Druckwerk Nord GmbH, Am Ballastkai 21, 24937 Flensburg, Deutschland',
					'Vertreten durch die Geschäftsführerin Inken Friedrichsen',
				],
			},
			{ heading: 'Kontakt', paragraphs: ['Telefon +49 461 555 0100', 'E-Mail moin@druckwerk-nord.example'] },
			{
				heading: 'Register und Steuer',
				paragraphs: [
					'Amtsgericht Flensburg, HRB 00000 FL (Beispiel)',
					'Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE000000000 (Beispiel)',
				],
			},
			{
				heading: 'Verantwortlich für den Inhalt',
				paragraphs: ['Inken Friedrichsen, Anschrift wie oben (§ 18 Abs. 2 MStV)'],
			},
			{
				heading: 'Streitbeilegung',
				paragraphs: [
					'Wir sind nicht verpflichtet und nicht bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
				],
			},
			{
				heading: 'Hinweis',
				paragraphs: [
					'Druckwerk Nord ist ein erfundenes Unternehmen. Dieser Shop zeigt, was die Plattform Platen kann; bestellte Waren werden nicht geliefert.',
				],
			},
		],
		[
			{
				heading: 'Information under section 5 DDG (German Digital Services Act)',
				paragraphs: [
					'Druckwerk Nord GmbH, Am Ballastkai 21, 24937 Flensburg, Germany',
					'Represented by its managing director Inken Friedrichsen',
				],
			},
			{ heading: 'Contact', paragraphs: ['Telephone +49 461 555 0100', 'Email moin@druckwerk-nord.example'] },
			{
				heading: 'Register and tax',
				paragraphs: [
					'Flensburg District Court, HRB 00000 FL (example)',
					'VAT identification number: DE000000000 (example)',
				],
			},
			{ heading: 'Responsible for content', paragraphs: ['Inken Friedrichsen, address as above'] },
			{
				heading: 'Dispute resolution',
				paragraphs: [
					'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board.',
				],
			},
			{
				heading: 'Please note',
				paragraphs: [
					'Druckwerk Nord is an invented company. This shop shows what the Platen platform can do; goods ordered here are not delivered.',
				],
			},
		],
	),
};

export const contact: DemoPage = {
	slug: 'contact',
	title: both('Kontakt', 'Contact'),
	sections: both(
		[
			{
				heading: 'So erreichen Sie uns',
				paragraphs: [
					'Rufen Sie an: +49 461 555 0100. Am anderen Ende sitzt jemand aus der Auftragsannahme, kein Band.',
					'Oder schreiben Sie an moin@druckwerk-nord.example. Wir antworten am selben Arbeitstag, wenn Ihre Nachricht bis 15 Uhr da ist.',
				],
			},
			{
				heading: 'Besuch und Abholung',
				paragraphs: [
					'Druckwerk Nord GmbH, Am Ballastkai 21, 24937 Flensburg',
					'Montag bis Donnerstag 8 bis 17 Uhr, Freitag 8 bis 15 Uhr. Parkplätze finden Sie im Hof, Papiermuster im Eingang.',
				],
			},
			{
				heading: 'Fragen zu einem Auftrag',
				paragraphs: [
					'Nennen Sie bitte die Auftragsnummer aus der Bestätigung. Reklamationen bearbeiten wir schneller, wenn Sie zwei Fotos und ein Muster beilegen.',
				],
			},
		],
		[
			{
				heading: 'How to reach us',
				paragraphs: [
					'Call +49 461 555 0100. You will talk to a person from our order desk, not to a recording.',
					'Or write to moin@druckwerk-nord.example. Messages that arrive before 3 pm are answered on the same working day.',
				],
			},
			{
				heading: 'Visits and collection',
				paragraphs: [
					'Druckwerk Nord GmbH, Am Ballastkai 21, 24937 Flensburg, Germany',
					'Monday to Thursday 8 am to 5 pm, Friday 8 am to 3 pm. You can park in the yard; paper samples are in the entrance.',
				],
			},
			{
				heading: 'Questions about an order',
				paragraphs: [
					'Please give the order number from your confirmation. We deal with complaints faster if you enclose two photos and a sample.',
				],
			},
		],
	),
};
