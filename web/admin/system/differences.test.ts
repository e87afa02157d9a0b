import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('what an entry of the log says to a person', () => {
	it('is what differs, down to single values', () => {
		const before = JSON.stringify({ language: 'de-DE', values: { city: 'Kiel', zipCode: '24103' }, roles: ['editor'] });
		const after = JSON.stringify({
			language: 'de-DE',
			values: { city: 'Bonn', zipCode: '24103' },
			roles: ['editor', 'x'],
		});
		expect(differences(before, after)).toEqual([
			{ name: 'values.city', before: 'Kiel', after: 'Bonn' },
			{ name: 'roles', before: 'editor', after: 'editor, x' },
		]);
	});

	it('is everything of what is new, and of what is gone', () => {
		expect(differences(null, '{"name":"packer","requiresCode":false}')).toEqual([
			{ name: 'name', before: '–', after: 'packer' },
			{ name: 'requiresCode', before: '–', after: 'false' },
		]);
		expect(differences('{"name":"packer"}', null)).toEqual([{ name: 'name', before: 'packer', after: '–' }]);
	});

	it('is nothing where there are no values', () => {
		expect(differences(null, null)).toEqual([]);
	});
});
