import { describe, expect, it } from 'vitest';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import { describeFormErrors } from './describe-form-errors.ts';

const t = translatorOf('en-GB', shippedMessages(['admin', 'accounts', 'common'], ['en-GB']));
const required = t('controlTextIsRequired');
const long = { label: 'Name', error: 'At most 200 characters' };

describe('the summary of a form that cannot be saved', () => {
	it('asks for the required fields only where nothing else is wrong', () => {
		expect(describeFormErrors([{ label: 'Name', error: required }], t)).toBe(t('accounts.mandatoryFields'));
		expect(describeFormErrors([{ label: 'Slug', error: required }, long], t)).not.toContain(
			t('accounts.mandatoryFields'),
		);
	});

	it('says of one field what is wrong with it, and names several', () => {
		expect(describeFormErrors([long], t)).toBe('Not saved. Name: At most 200 characters');
		const until = { label: 'Valid until', error: 'Before the first day' };
		expect(describeFormErrors([long, until, long], t)).toBe('Not saved. Please check: Name, Valid until');
	});

	it('says what is wrong where the field itself is out of sight', () => {
		expect(describeFormErrors([{ ...long, label: '' }], t)).toBe('At most 200 characters');
		expect(
			describeFormErrors(
				[
					{ ...long, label: '' },
					{ label: '', error: 'Too few' },
				],
				t,
			),
		).toBe('At most 200 characters Too few');
	});
});
