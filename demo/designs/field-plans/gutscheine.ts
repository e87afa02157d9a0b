// The fields of the voucher.
import { both } from '../../data/types.ts';
import { city, company, field, image, link, multiline, phone, same, street, website, zip } from '../fields.ts';
import type { FieldPlan } from '../plan.ts';

export const fields: readonly FieldPlan[] = [
	image(
		'picture',
		both('Bild', 'Picture'),
		'table',
		both('Hochformat, mindestens 900 Pixel breit.', 'Portrait, at least 900 pixels wide.'),
	),
	field('title', both('Titel', 'Title'), both('Gutschein', 'Voucher'), { limit: 20 }),
	field('amount', both('Wert', 'Value'), both('50 €', '€50'), { required: true, limit: 10 }),
	field(
		'occasion',
		both('Wofür', 'What for'),
		both('für einen Abend in guter Gesellschaft', 'for an evening in good company'),
		{ limit: 60 },
	),
	field('forLabel', both('Beschriftung „für“', 'Label “for”'), both('für', 'for'), { limit: 24 }),
	field('fromLabel', both('Beschriftung „von“', 'Label “from”'), both('von', 'from'), { limit: 24 }),
	field('dateLabel', both('Beschriftung „Datum“', 'Label “date”'), both('Datum, Unterschrift', 'date, signature'), {
		limit: 32,
	}),
	multiline(
		'terms',
		both('Bedingungen', 'Terms'),
		both(
			'Gültig drei Jahre ab Ende des Jahres, in dem er ausgestellt wurde. Auch in Teilen einlösbar, eine Auszahlung ist nicht möglich. Bitte reservieren Sie einen Tisch.',
			'Valid for three years from the end of the year of issue. May be redeemed in parts, not exchangeable for cash. Please book a table.',
		),
		{ limit: 260 },
	),
	company(both('Restaurant Fährhaus', 'Ferry House Restaurant'), { limit: 30 }),
	street(same('Fährstraße 2')),
	zip(same('24955')),
	city(same('Harrislee')),
	phone(both('0461 555 0410', '+49 461 555 0410')),
	website(same('faehrhaus.example')),
	field(
		'codeText',
		both('Text am QR-Code', 'Text beside the QR code'),
		both('Hier reservieren Sie Ihren Tisch', 'Book your table here'),
		{ limit: 40 },
	),
	link(
		'https://faehrhaus.example/tisch',
		both('Wo man einen Tisch reserviert, mit https://', 'Where to book a table, with https://'),
	),
];
