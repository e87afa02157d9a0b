import { describe, expect, it } from 'vitest';
import { shippedUserFields } from '../../rules/accounts/profile.ts';
import { defineForm } from '../../rules/forms/definition.ts';
import { elementOf, fromFieldValues, type RequestedField, toFieldValues } from './field-elements.ts';

const field = (given: Partial<RequestedField>): RequestedField => ({
	fieldName: 'note',
	group: 'specific',
	type: 'text',
	label: 'Note',
	required: false,
	options: [],
	defaultValue: null,
	...given,
});

describe('what a shop asks of its users', () => {
	it('is a form for every shipped field, and for names that mean something else elsewhere', () => {
		const shipped = shippedUserFields.map((each) => field({ ...each, label: each.fieldName }));
		const odd = ['email', 'constructor', '2nd', 'language'].map((fieldName) => field({ fieldName }));
		const elements = [...shipped, ...odd].map((each) => elementOf(each, 'de-DE'));
		const language = { type: 'text', name: 'language', label: 'account.language' } as const;
		expect(() =>
			defineForm({ id: 'test', pages: [{ id: 'only', label: 'account.profile', elements: [...elements, language] }] }),
		).not.toThrow();
	});

	it('names countries in the language of the reader, in its order', () => {
		const country = field({ fieldName: 'country', group: 'general', type: 'select', options: ['DE', 'AT', 'ZW'] });
		const labels = (language: string) => {
			const element = elementOf(country, language);
			return 'choices' in element ? element.choices.map(({ label }) => (label as { text: string }).text) : [];
		};
		expect(labels('de-DE')).toEqual(['Deutschland', 'Österreich', 'Simbabwe']);
		expect(labels('en-GB')).toEqual(['Austria', 'Germany', 'Zimbabwe']);
		// A shop's own field of that name is its own affair.
		const own = elementOf({ ...country, group: 'specific' }, 'de-DE');
		expect('choices' in own && own.choices[0]?.label).toEqual({ text: 'DE' });
	});

	it('comes out of the form as it went in', () => {
		const fields = [
			field({}),
			field({ fieldName: 'terms', type: 'checkbox' }),
			field({ fieldName: 'other', defaultValue: 'x' }),
		];
		const given = [
			{ fieldName: 'note', value: 'a' },
			{ fieldName: 'terms', value: 'true' },
		];
		const values = fromFieldValues(fields, given);
		expect(values).toEqual({ fieldnote: 'a', fieldterms: true, fieldother: 'x' });
		expect(toFieldValues(fields, values)).toEqual([...given, { fieldName: 'other', value: 'x' }]);
	});
});
