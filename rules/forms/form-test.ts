// The form of /formtest: every type of element, every rule, several pages, every kind of condition.
import type { FieldKind } from '../fields.ts';
import type { PlainTextKey } from '../messages/groups.ts';
import { defineForm, type FormElement, type TextElement } from './definition.ts';

const choices = (...labels: PlainTextKey[]) => labels.map((label) => ({ value: label.split('.').at(-1) ?? '', label }));

type Plain = Exclude<FieldKind, 'colour'>;

const text = (type: Plain, more: Partial<TextElement> = {}): TextElement => ({
	type,
	name: type,
	label: `formTest.${type}` as PlainTextKey,
	...more,
});

const fields: FormElement[] = [
	text('text', { required: true, hint: 'formTest.textHint', maxLength: 60, autoComplete: 'off' }),
	text('email', { required: true }),
	text('phone'),
	text('mobile'),
	text('number'),
	text('url'),
	text('urlAndRelative'),
	text('password', { autoComplete: 'off' }),
	{
		type: 'text',
		name: 'custom',
		label: 'formTest.custom',
		hint: 'formTest.customHint',
		custom: { pattern: '^[A-Z]{2}\\d{4}$', message: 'formTest.customFault' },
	},
	{
		type: 'text',
		name: 'customPlain',
		label: 'formTest.customPlain',
		custom: { pattern: '^[^@ ]+@[^@ ]+$' },
	},
	{
		type: 'quantity',
		name: 'quantity',
		label: 'formTest.quantity',
		hint: 'formTest.quantityHint',
		required: true,
		min: 50,
		max: 10_000,
		step: 50,
		unit: 'formTest.unit',
	},
	{ type: 'textarea', name: 'textarea', label: 'formTest.textarea', maxLength: 500, wide: true },
];

const rules: FormElement[] = [
	text('username', { autoComplete: 'off' }),
	text('roleName'),
	text('fieldName'),
	text('newPassword', { autoComplete: 'new-password' }),
	text('mailto'),
	text('emailList'),
	text('webUrl'),
	text('link'),
	text('path'),
	text('urlOnHost', { host: 'https://www.linkedin.com' }),
	text('domain'),
	text('quantityList'),
	text('pattern', { hint: 'formTest.patternHint' }),
	{
		type: 'quantity',
		name: 'positive',
		label: 'formTest.positive',
		positive: true,
		allowNegative: true,
		required: true,
		wording: { required: 'forms.thisFieldIsRequired' },
	},
];

const choicesPage: FormElement[] = [
	{
		type: 'select',
		name: 'select',
		label: 'formTest.select',
		required: true,
		choices: choices('formTest.paperCoated', 'formTest.paperRecycled', 'formTest.paperFine'),
	},
	{
		type: 'multiSelect',
		name: 'multiSelect',
		label: 'formTest.multiSelect',
		choices: choices(
			'formTest.finishVarnish',
			'formTest.finishEmbossing',
			'formTest.finishFoil',
			'formTest.finishCorners',
		),
	},
	{
		type: 'radio',
		name: 'radio',
		label: 'formTest.radio',
		required: true,
		choices: choices('formTest.deliveryStandard', 'formTest.deliveryExpress', 'formTest.deliveryPickup'),
	},
	{
		type: 'date',
		name: 'date',
		label: 'formTest.date',
		hint: 'formTest.dateHint',
		min: '2026-01-01',
		max: '2035-12-31',
	},
	{
		type: 'file',
		name: 'file',
		label: 'formTest.file',
		hint: 'formTest.fileHint',
		accept: '.pdf,application/pdf,image/*',
		maxBytes: 2_000_000,
		maxFiles: 2,
	},
	{ type: 'colour', name: 'colour', label: 'formTest.colour' },
];

const conditions: FormElement[] = [
	{ type: 'checkbox', name: 'company', label: 'formTest.company', wide: true },
	{
		type: 'text',
		name: 'companyName',
		label: 'formTest.companyName',
		required: true,
		show: { element: 'company', is: true },
		autoComplete: 'organization',
	},
	{
		type: 'text',
		name: 'street',
		label: 'formTest.street',
		required: true,
		hide: { element: 'radio', is: 'deliveryPickup' },
		autoComplete: 'street-address',
	},
	{
		type: 'text',
		name: 'callback',
		label: 'formTest.callback',
		hint: 'formTest.callbackHint',
		required: true,
		optional: {
			any: [
				{ element: 'phone', filled: true },
				{ element: 'mobile', filled: true },
			],
		},
	},
	{
		type: 'text',
		name: 'foilColour',
		label: 'formTest.foilColour',
		required: true,
		show: { element: 'multiSelect', includes: 'finishFoil' },
	},
	{ type: 'checkbox', name: 'invoice', label: 'formTest.invoice', wide: true },
	{
		type: 'checkbox',
		name: 'terms',
		label: 'formTest.terms',
		required: true,
		wording: { required: 'forms.acceptTerms' },
		wide: true,
	},
];

export const formTest = defineForm({
	id: 'formTest',
	pages: [
		{ id: 'fields', label: 'formTest.pageFields', elements: fields },
		{ id: 'rules', label: 'formTest.pageRules', elements: rules },
		{ id: 'choices', label: 'formTest.pageChoices', elements: choicesPage },
		{ id: 'conditions', label: 'formTest.pageConditions', elements: conditions },
		{
			id: 'invoice',
			label: 'formTest.pageInvoice',
			show: { element: 'invoice', is: true },
			elements: [
				text('email', {
					name: 'invoiceEmail',
					label: 'formTest.invoiceEmail',
					required: true,
					wording: { invalid: 'forms.validEmail' },
				}),
				text('text', { name: 'costCenter', label: 'formTest.costCenter' }),
			],
		},
	],
});
