import { describe, expect, it } from 'vitest';
import { errorText, type FieldError } from '../fields.ts';
import { translatorOf } from '../texts/compile-messages.ts';
import { shippedMessages } from '../texts/shipped-messages.ts';
import { defineForm, type FormDefinition, type FormElement, findDefinitionErrors } from './definition.ts';
import { formTest } from './form-test.ts';
import {
	goToPage,
	isFirstPage,
	isLastPage,
	isRequired,
	nextPage,
	pageOfElement,
	previousPage,
	setValue,
	startForm,
	visibleElements,
} from './state.ts';
import { findElementError, findFormErrors, submittedValues, validateForm } from './validate.ts';

const english = translatorOf('en-GB', shippedMessages(['common', 'kit', 'forms'], ['en-GB']));

const said = (faults: Readonly<Record<string, FieldError>>) =>
	Object.fromEntries(Object.entries(faults).map(([name, found]) => [name, errorText(found, english)]));

const label = { text: 'x' };
const field = (name: string, more: Partial<FormElement> = {}): FormElement =>
	({ type: 'text', name, label, ...more }) as FormElement;

const order: FormDefinition = defineForm({
	id: 'order',
	pages: [
		{
			id: 'who',
			label,
			elements: [
				{ type: 'checkbox', name: 'company', label },
				field('companyName', { required: true, show: { element: 'company', is: true } }),
				field('vat', { required: true, show: { element: 'companyName', filled: true } }),
				field('phone', { required: true, optional: { element: 'email', filled: true } }),
				field('email', { type: 'email' }),
			],
		},
		{
			id: 'where',
			label,
			hide: { element: 'delivery', is: 'pickup' },
			elements: [field('street', { required: true })],
		},
		{
			id: 'how',
			label,
			elements: [
				{
					type: 'radio',
					name: 'delivery',
					label,
					choices: [
						{ value: 'post', label },
						{ value: 'pickup', label },
						{ value: 'pigeon', label, disabled: true },
					],
				},
				field('note', { hide: { not: { element: 'delivery', isOneOf: ['post', 'pickup'] } } }),
			],
		},
	],
});

const names = (elements: FormElement[]) => elements.map(({ name }) => name);

describe('the state of a form', () => {
	it('has what the specification says: page, pages, vault, required elements, conditions', () => {
		expect(startForm(order, { company: true })).toEqual({
			page: 'who',
			pages: ['who', 'where', 'how'],
			vault: { company: true, companyName: '', vat: '', phone: '', email: '', street: '', delivery: '', note: '' },
			requiredElements: ['companyName', 'phone', 'street'],
			conditions: {
				show: { companyName: true, vat: false },
				hide: { note: true },
				optional: { phone: false },
			},
		});
	});

	it('shows and hides as values change, through several elements, and loses nothing that was typed', () => {
		let state = startForm(order, { company: true });
		state = setValue(order, state, 'companyName', 'Bogen & Co');
		state = setValue(order, state, 'vat', 'DE123');
		expect(names(visibleElements(order, state, 'who'))).toEqual(['company', 'companyName', 'vat', 'phone', 'email']);
		state = setValue(order, state, 'company', false);
		// The third hangs on the second, which is hidden now and counts as empty.
		expect(names(visibleElements(order, state, 'who'))).toEqual(['company', 'phone', 'email']);
		expect(state.vault).toMatchObject({ companyName: 'Bogen & Co', vat: 'DE123' });
		expect(submittedValues(order, state)).not.toHaveProperty('companyName');
		expect(findFormErrors(order, state, 'en-GB', 'who')).not.toHaveProperty('vat');
		state = setValue(order, state, 'company', true);
		expect(submittedValues(order, state)).toMatchObject({ companyName: 'Bogen & Co', vat: 'DE123' });
	});

	it('lets a required element be empty under its condition', () => {
		let state = startForm(order);
		expect(isRequired(state, 'phone')).toBe(true);
		state = setValue(order, state, 'email', 'a@b.de');
		expect(isRequired(state, 'phone')).toBe(false);
		state = setValue(order, state, 'email', '   ');
		expect(isRequired(state, 'phone')).toBe(true);
	});

	it('goes through the pages that are there', () => {
		let state = startForm(order);
		expect(isFirstPage(state)).toBe(true);
		expect(previousPage(state)).toBe(state);
		state = nextPage(nextPage(state));
		expect([state.page, isLastPage(state)]).toEqual(['how', true]);
		expect(nextPage(state)).toBe(state);
		state = setValue(order, state, 'delivery', 'pickup');
		expect(state.pages).toEqual(['who', 'how']);
		expect(previousPage(state).page).toBe('who');
		expect(goToPage(state, 'where')).toBe(state);
		expect(goToPage(state, 'who').page).toBe('who');
	});

	it('leads back when the page that is shown goes away', () => {
		const state = goToPage(startForm(order), 'where');
		expect(setValue(order, state, 'delivery', 'pickup').page).toBe('who');
	});

	it('begins with given values as far as they fit', () => {
		const { vault } = startForm(order, { company: 'yes', phone: 5, email: 'a@b.de', other: 'x' });
		expect(vault).toMatchObject({ company: false, phone: '', email: 'a@b.de' });
		expect(vault).not.toHaveProperty('other');
	});

	it('knows where an element stands', () => {
		expect(pageOfElement(order, 'street')).toBe('where');
		expect(pageOfElement(order, 'nothing')).toBeUndefined();
	});
});

describe('a definition is refused', () => {
	const page = (...elements: FormElement[]): FormDefinition => ({ id: 'x', pages: [{ id: 'p', label, elements }] });
	it.each([
		['without elements', page(), 'there is nothing in it'],
		['with a name twice', page(field('a'), field('a')), 'a is there twice'],
		['with a name of every object', page(field('constructor')), 'constructor cannot be a name'],
		['with a name that is none', page(field('a b')), 'a b cannot be a name'],
		[
			'that asks about nothing',
			page(field('a', { show: { element: 'b', filled: true } })),
			'b is asked about and not there',
		],
		[
			'with an element that hangs on itself',
			page(field('a', { hide: { element: 'a', is: 'x' } })),
			'a hangs on itself',
		],
		[
			'with elements in a circle',
			page(
				field('a', { show: { all: [{ element: 'b', filled: true }] } }),
				field('b', { show: { not: { element: 'a', is: '' } } }),
			),
			'a hangs on itself',
		],
		['with a choice of nothing', page({ type: 'select', name: 'a', label, choices: [] }), 'a has no choices'],
		[
			'with a pattern that cannot be used',
			page(field('a', { custom: { pattern: '(?=x)' } })),
			'a has a pattern that cannot be used',
		],
		['with an address on no host', page(field('a', { type: 'urlOnHost' })), 'a has no host'],
	])('%s', (_what, definition, reason) => {
		expect(findDefinitionErrors(definition)).toEqual([reason]);
		expect(() => defineForm(definition)).toThrow(reason);
	});
});

describe('an element', () => {
	const judge = (element: FormElement, value: Parameters<typeof findElementError>[1], required = false) => {
		const found = findElementError(element, value, { required, language: 'en-GB' });
		return found && errorText(found, english);
	};
	const choice = { type: 'multiSelect', name: 'a', label, choices: [{ value: 'x', label }] } as const;

	it('that is required says so, with its own message if it has one', () => {
		expect(judge(field('a'), ' ', true)).toBe('Field is required');
		expect(judge({ type: 'checkbox', name: 'a', label }, false, true)).toBe('Field is required');
		expect(judge(choice, [], true)).toBe('Field is required');
		expect(judge(field('a', { wording: { required: 'forms.acceptTerms' } }), '', true)).toBe(
			'Please accept the terms and conditions.',
		);
	});
	it('that is invalid says so, with its own message if it has one', () => {
		const signUp = field('a', { type: 'email', wording: { invalid: 'forms.validEmail' } });
		expect(judge(signUp, 'x')).toBe('Please enter a valid email address.');
		expect(judge(signUp, '<x')).toBe('Forbidden characters < > \\ { }');
		expect(judge(field('a', { custom: { pattern: '^x$', message: { text: 'only x' } } }), 'y')).toBe('only x');
		expect(judge(field('a', { custom: { pattern: '^x$' } }), 'y')).toBe("Doesn't look like an e-mail");
		expect(judge(field('a', { maxLength: 3 }), 'abcd')).toBe('At most 3 characters');
	});
	it('takes only what can be chosen', () => {
		expect(judge(choice, ['x'])).toBeUndefined();
		expect(judge(choice, ['x', 'y'])).toBe('Please choose from the list');
		const radio = order.pages[2]?.elements[0] ?? field('a');
		expect(judge(radio, 'pigeon')).toBe('Please choose from the list');
	});
	it('takes numbers, days, files and colours within their limits', () => {
		const quantity = { type: 'quantity', name: 'a', label, positive: true, allowNegative: true } as const;
		expect(judge(quantity, 0)).toBe('Please enter a positive number');
		expect(judge(quantity, -1)).toBe('Please enter a positive number');
		expect(judge({ type: 'quantity', name: 'a', label }, -1)).toBe('Negative numbers are not allowed');
		expect(judge({ type: 'quantity', name: 'a', label, max: 5 }, 7)).toBeUndefined();
		expect(judge({ type: 'date', name: 'a', label, min: '2026-01-01' }, '2025-12-31')).toBe(
			'No earlier than 01/01/2026',
		);
		const file = { type: 'file', name: 'a', label, accept: '.pdf', maxBytes: 1024 } as const;
		expect(judge(file, [{ name: 'x.png', type: 'image/png', size: 1 }])).toBe(
			'x.png is not the right type of file. Allowed: .pdf.',
		);
		expect(judge(file, [{ name: 'x.pdf', type: '', size: 1025 }])).toBe(
			'x.pdf is too large. At most 1 kB are allowed.',
		);
		const two = [1, 2].map((size) => ({ name: `${size}.pdf`, type: '', size }));
		expect(judge(file, two)).toBe('Only one file is allowed.');
		expect(judge({ type: 'colour', name: 'a', label }, 'red')).toContain('Must be a valid color path');
	});
});

describe('values that come over the wire', () => {
	const right = { phone: ' 0461 ', street: 'Hafen 1', delivery: 'post', company: false };
	it('are handed on when they are right: trimmed, and only those that are there', () => {
		expect(validateForm(order, { ...right, vat: 'DE1', admin: true }, 'en-GB')).toEqual({
			accepted: true,
			values: { company: false, phone: '0461', email: '', street: 'Hafen 1', delivery: 'post', note: '' },
		});
	});
	it('have errors by element when they are not', () => {
		const judged = validateForm(order, { company: true, email: 'x', delivery: 'balloon' }, 'en-GB');
		expect(judged.accepted || said(judged.faults)).toEqual({
			companyName: 'Field is required',
			email: 'Please enter a valid email address, e. g. name@example.com',
			street: 'Field is required',
			delivery: 'Please choose from the list',
		});
	});
	it('may be anything at all', () => {
		for (const given of [null, undefined, 5, 'x', [], [1], { phone: {} }, { company: 'true', street: ['x'] }]) {
			const judged = validateForm(order, given, 'en-GB');
			expect(judged.accepted).toBe(false);
		}
		const judged = validateForm(order, { ...right, street: 7, delivery: { $ne: 1 }, email: ['a@b.de'] }, 'en-GB');
		expect(judged.accepted || said(judged.faults)).toEqual({
			street: 'This value cannot be used',
			delivery: 'This value cannot be used',
			email: 'This value cannot be used',
		});
		const polluted = JSON.parse('{"__proto__":{"phone":"1"},"constructor":"x"}');
		expect(validateForm(order, polluted, 'en-GB').accepted).toBe(false);
	});
	it('have their numbers clamped and rounded up', () => {
		const number = { type: 'quantity', name: 'run', label, min: 50, max: 1000, step: 50 } as const;
		const form = defineForm({ id: 'n', pages: [{ id: 'p', label, elements: [number] }] });
		const settled = [1, 51, 99_999].map((run) => validateForm(form, { run }, 'en-GB'));
		expect(settled.map((judged) => judged.accepted && judged.values.run)).toEqual([50, 100, 1000]);
	});
});

it('the form of /formtest has every type of element and every kind of condition', () => {
	const types = new Set(formTest.pages.flatMap(({ elements }) => elements.map(({ type }) => type)));
	const wanted =
		'text textarea password email phone mobile number url urlAndRelative select multiSelect radio checkbox date file colour quantity ' +
		'username roleName fieldName newPassword mailto emailList webUrl link path urlOnHost domain quantityList pattern';
	expect([...types].sort()).toEqual(wanted.split(' ').sort());
	const conditions = formTest.pages.flatMap(({ elements }) => elements).flatMap((element) => Object.keys(element));
	expect(conditions).toEqual(expect.arrayContaining(['show', 'hide', 'optional']));
});

it('a pattern without a message of its own shows the default message, as on /formtest', () => {
	const judged = validateForm(formTest, { customPlain: 'nobody' }, 'en-GB');
	expect(judged.accepted).toBe(false);
	if (!judged.accepted) expect(said(judged.faults).customPlain).toBe("Doesn't look like an e-mail");
});
