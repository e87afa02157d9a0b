import { expect, test } from 'vitest';
import { sampleDesign } from '../../../rules/designs/sample-design.ts';
import { nameRow } from './row-name.ts';

const fieldOf = (key: string, source: string | null) => {
	const [field] = sampleDesign().fields;
	if (!field) throw new Error('no field');
	return { ...field, key, source };
};

test('a row is called by the whole name, in the order of names, whatever the order of the columns', () => {
	const fields = [fieldOf('first', 'profile.firstName'), fieldOf('last', 'profile.surname'), fieldOf('role', null)];
	const series = { columns: [], rows: [], mapping: { '0': 'role', '1': 'last', '2': 'first' } };
	expect(nameRow({ fields }, series, ['Meister', ' Thomsen ', 'Wiebke'])).toBe('Wiebke Thomsen');
	expect(nameRow({ fields }, series, ['Meister', 'Thomsen', ''])).toBe('Thomsen');
	expect(nameRow({ fields: [fieldOf('role', null)] }, series, ['Meister'])).toBe('Meister');
});
