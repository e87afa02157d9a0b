import { describe, expect, it } from 'vitest';
import type { DesignField } from './design.ts';
import { prefillValues } from './prefill.ts';

const field = (key: string, source: string | null, given: Partial<DesignField> = {}): DesignField => ({
	...{ key, labels: {}, help: {}, kind: 'text', required: false, limit: null, choices: [], defaultValue: '', source },
	...given,
});

const profile = {
	...{ title: 'Dr.', firstName: 'Eva', surname: 'Roth', companyName: 'Roth & Co.', phone: '+49 30 1234' },
	...{ street: 'Am Markt 1', zipCode: '10115', city: 'Berlin', email: 'eva@example.com' },
};

describe('values that come from the profile', () => {
	it('are those of its fields, and names and addresses put together from several', () => {
		const sources = ['name', 'company', 'phone', 'email', 'place', 'address'];
		expect(
			prefillValues(
				sources.map((source) => field(source, `profile.${source}`)),
				profile,
			),
		).toEqual({
			name: 'Dr. Eva Roth',
			company: 'Roth & Co.',
			phone: '+49 30 1234',
			email: 'eva@example.com',
			place: '10115 Berlin',
			address: 'Am Markt 1, 10115 Berlin',
		});
		expect(prefillValues([field('a', 'profile.address', { kind: 'multiline' })], profile)).toEqual({
			a: 'Am Markt 1\n10115 Berlin',
		});
	});

	it('are left out where the profile has none, where they are too long, and where they cannot be chosen', () => {
		const fields = [
			field('fax', 'profile.fax'),
			field('short', 'profile.name', { limit: 5 }),
			field('choice', 'profile.city', { kind: 'choice', choices: ['Bonn'] }),
			field('picture', 'profile.name', { kind: 'image' }),
			field('other', 'order.number'),
			field('proto', 'profile.toString'),
			field('none', null),
		];
		expect(prefillValues(fields, profile)).toEqual({});
		expect(prefillValues([field('name', 'profile.name')], {})).toEqual({});
	});
});
