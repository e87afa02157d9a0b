// The contact form of pages: which fields a section asks for, and what is wrong with what was sent. The server and the page validate alike.
import { type FieldError, fieldError } from '../fields.ts';
import { type ContactField, contactFieldError, contactFields } from './contact-request.ts';

export const fieldDemands = ['off', 'optional', 'required'] as const;
type Demand = (typeof fieldDemands)[number];

/** What the editor has chosen. An address is always asked for: nobody could be answered without. */
export interface ContactFormPlan {
	fields: Readonly<Record<ContactField, Demand>>;
	choice: Demand;
	/** At least two, or nothing is chosen. */
	options: readonly string[];
	consent: boolean;
}

const askedOf = (value: unknown): Demand => fieldDemands.find((one) => one === value) ?? 'off';

const mostOptions = 20;
const longestOption = 120;

/** One on each line. */
const optionsOf = (text: string): string[] =>
	[
		...new Set(
			text
				.split('\n')
				.map((line) => line.trim().slice(0, longestOption))
				.filter(Boolean),
		),
	].slice(0, mostOptions);

export function contactFormPlan(
	values: Readonly<Record<string, unknown>>,
	texts: Readonly<Record<string, unknown>>,
): ContactFormPlan {
	const options = optionsOf(typeof texts.options === 'string' ? texts.options : '');
	return {
		fields: {
			name: askedOf(values.askName),
			email: 'required',
			phone: askedOf(values.askPhone),
			company: askedOf(values.askCompany),
			message: askedOf(values.askMessage),
		},
		choice: options.length > 1 ? askedOf(values.askChoice) : 'off',
		options,
		consent: values.askConsent === true,
	};
}

/** In the order of the form. */
export const formFields = ({ fields }: ContactFormPlan): ContactField[] =>
	contactFields.filter((field) => fields[field] !== 'off');

export type FormErrors = Readonly<Partial<Record<ContactField | 'choice' | 'consent', FieldError>>>;

export function contactFormErrors(
	plan: ContactFormPlan,
	sent: Readonly<Record<string, string | undefined>>,
	country: string,
): FormErrors {
	const errors: Partial<Record<ContactField | 'choice' | 'consent', FieldError>> = {};
	for (const field of formFields(plan)) {
		const found = contactFieldError(field, sent[field] ?? '', { required: plan.fields[field] === 'required', country });
		if (found) errors[field] = found;
	}
	const choice = sent.choice ?? '';
	const isOffered = choice === '' ? plan.choice !== 'required' : plan.options.includes(choice);
	if (plan.choice !== 'off' && !isOffered) errors.choice = { key: 'getInTouch.chooseOption' };
	if (plan.consent && sent.consent !== 'yes') errors.consent = { key: 'getInTouch.consentNeeded' };
	return errors;
}

export const emailError = (email: string): FieldError | undefined =>
	email.trim() === ''
		? fieldError('controlTextIsRequired')
		: contactFieldError('email', email, { required: true, country: '' });
