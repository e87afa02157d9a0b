import { expect, it } from 'vitest';
import { conflictingFields } from './conflicting-fields.ts';

const base = { name: 'Flyer', price: 4, weight: 10, inner: 1 };
const labels: Record<string, string> = { name: 'Name', price: 'Price', weight: 'Weight' };
const labelOf = (field: string) => labels[field];

it('a conflict names what others have changed, and what of it was changed here as well', () => {
	const mine = { ...base, price: 5, weight: 20 };
	const theirs = { ...base, name: 'Leaflet', price: 6 };
	expect(conflictingFields({ base, mine, theirs }, labelOf)).toEqual({ fields: ['Name', 'Price'], both: ['Price'] });
});

it('the same change by both is none that one of them could lose, and what has no name is not named', () => {
	const mine = { ...base, price: 5 };
	const theirs = { ...base, price: 5, inner: 2 };
	expect(conflictingFields({ base, mine, theirs }, labelOf)).toEqual({ fields: ['Price'], both: [] });
});
