// Imprint and contact of Atelier Marlow. The company is invented; numbers of tax are marked as examples.
import { both, type DemoPage } from '../types.ts';

export const imprint: DemoPage = {
	slug: 'imprint',
	title: both('Impressum', 'Imprint'),
	sections: both(
		[
			{
				heading: 'Angaben nach § 5 DDG',
				paragraphs: ['Atelier Marlow, Inhaberin Eleanor Marlow, Hüxstraße 58, 23552 Lübeck, Deutschland'],
			},
			{ heading: 'Kontakt', paragraphs: ['Telefon +49 451 555 0158', 'E-Mail hello@atelier-marlow.example'] },
			{
				heading: 'Register und Steuer',
				paragraphs: [
					'Eingetragene Kauffrau, Amtsgericht Lübeck, HRA 0000 HL (Beispiel)',
					'Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE000000000 (Beispiel)',
					'Mitglied der Handwerkskammer Lübeck',
				],
			},
			{
				heading: 'Verantwortlich für den Inhalt',
				paragraphs: ['Eleanor Marlow, Anschrift wie oben (§ 18 Abs. 2 MStV)'],
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
					'Atelier Marlow ist ein erfundenes Unternehmen. Dieser Shop zeigt, was die Plattform Platen kann; bestellte Waren werden nicht geliefert.',
				],
			},
		],
		[
			{
				heading: 'Information under section 5 DDG (German Digital Services Act)',
				paragraphs: ['Atelier Marlow, proprietor Eleanor Marlow, Hüxstraße 58, 23552 Lübeck, Germany'],
			},
			{ heading: 'Contact', paragraphs: ['Telephone +49 451 555 0158', 'Email hello@atelier-marlow.example'] },
			{
				heading: 'Register and tax',
				paragraphs: [
					'Registered sole trader, Lübeck District Court, HRA 0000 HL (example)',
					'VAT identification number: DE000000000 (example)',
					'Member of the Lübeck Chamber of Crafts',
				],
			},
			{ heading: 'Responsible for content', paragraphs: ['Eleanor Marlow, address as above'] },
			{
				heading: 'Dispute resolution',
				paragraphs: [
					'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board.',
				],
			},
			{
				heading: 'Please note',
				paragraphs: [
					'Atelier Marlow is an invented company. This shop shows what the Platen platform can do; goods ordered here are not delivered.',
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
				heading: 'Schreiben Sie uns',
				paragraphs: [
					'Am liebsten einen Brief, gern auch eine E-Mail an hello@atelier-marlow.example. Erzählen Sie, wofür die Drucksache ist, wie viele Sie brauchen und wann.',
					'Telefonisch erreichen Sie uns unter +49 451 555 0158.',
				],
			},
			{
				heading: 'Besuchen Sie uns',
				paragraphs: [
					'Atelier Marlow, Hüxstraße 58, 23552 Lübeck',
					'Dienstag bis Freitag 10 bis 18 Uhr, Samstag 10 bis 14 Uhr. Für ein Gespräch über eine Hochzeitspapeterie nehmen wir uns eine Stunde Zeit; bitte vereinbaren Sie dafür einen Termin.',
				],
			},
			{
				heading: 'Papiermuster',
				paragraphs: [
					'Sechs Muster senden wir Ihnen kostenlos. Nennen Sie uns die Papiere, die Sie fühlen möchten, und Ihre Anschrift.',
				],
			},
		],
		[
			{
				heading: 'Write to us',
				paragraphs: [
					'A letter is our favourite, an email to hello@atelier-marlow.example is just as welcome. Tell us what the piece is for, how many you need and when.',
					'By telephone you reach us on +49 451 555 0158.',
				],
			},
			{
				heading: 'Visit us',
				paragraphs: [
					'Atelier Marlow, Hüxstraße 58, 23552 Lübeck, Germany',
					'Tuesday to Friday 10 am to 6 pm, Saturday 10 am to 2 pm. We set aside an hour to talk about wedding stationery; please make an appointment.',
				],
			},
			{
				heading: 'Paper samples',
				paragraphs: [
					'We send six samples free of charge. Tell us which papers you would like to touch, and your address.',
				],
			},
		],
	),
};
