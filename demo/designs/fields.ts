// Fields that several templates have, with what is taken from the profile of who designs.
import { both, type InBoth } from '../data/types.ts';
import type { FieldPlan } from './plan.ts';

type More = Partial<Pick<FieldPlan, 'required' | 'limit' | 'source' | 'kind'>> & { help?: InBoth };

export const field = (key: string, label: InBoth, sample: InBoth, { help, ...more }: More = {}): FieldPlan => ({
	key,
	label,
	help: help ?? null,
	sample,
	kind: 'text',
	required: false,
	limit: 40,
	source: null,
	...more,
});

/** The same in both languages. */
export const same = (words: string): InBoth => both(words, words);

export const multiline = (key: string, label: InBoth, sample: InBoth, more: More = {}): FieldPlan =>
	field(key, label, sample, { kind: 'multiline', limit: 400, ...more });

/** @param picture its name in the pictures of the template */
export const image = (key: string, label: InBoth, picture: string, help?: InBoth): FieldPlan =>
	field(key, label, same(picture), { kind: 'image', limit: null, ...(help && { help }) });

export const link = (sample: string, help: InBoth): FieldPlan =>
	field('link', both('Adresse im QR-Code', 'Address in the QR code'), same(sample), { kind: 'qr', limit: 80, help });

const onCard = (german: string, english: string) => ({ help: both(german, english) });

/** @param source the name of the field in the profile, where that is another */
const fromProfile = (key: string, label: InBoth, limit: number, source = key) => {
	return (sample: InBoth, more: More = {}): FieldPlan =>
		field(key, label, sample, { limit, source: `profile.${source}`, ...more });
};

const required = (make: ReturnType<typeof fromProfile>) => (sample: InBoth) => make(sample, { required: true });

export const firstName = required(fromProfile('firstName', both('Vorname', 'First name'), 20));
export const lastName = required(fromProfile('lastName', both('Nachname', 'Last name'), 24, 'surname'));
export const company = fromProfile('company', both('Firma', 'Company'), 36);
export const phone = fromProfile('phone', both('Telefon', 'Phone'), 24);
export const email = fromProfile('email', both('E-Mail', 'Email'), 36);
export const street = fromProfile('street', both('Straße und Hausnummer', 'Street and number'), 36);
export const zip = fromProfile('zip', both('Postleitzahl', 'Postcode'), 10, 'zipCode');
export const city = fromProfile('city', both('Ort', 'Town'), 28);

export const website = (sample: InBoth): FieldPlan =>
	field('website', both('Website', 'Website'), sample, {
		limit: 30,
		source: 'profile.website',
		...onCard('Ohne https:// und www, so liest es sich leichter.', 'Leave out https:// and www, it reads more easily.'),
	});

export const role = (sample: InBoth): FieldPlan =>
	field('role', both('Beruf oder Funktion', 'Job title'), sample, {
		limit: 40,
		...onCard('Kurz hält besser: eine Zeile genügt.', 'Short is best: one line is enough.'),
	});
