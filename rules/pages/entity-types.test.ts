import { expect, it } from 'vitest';
import { entityTypeOf } from './entity-types.ts';
import { choice, line, lines, rich } from './fields.ts';

it('fields of the editor are called as the specification calls them', () => {
	expect([line(10), lines(10), choice(['a'], 'a'), rich(10)].map(entityTypeOf)).toEqual([
		'text',
		'text',
		'select',
		'richTextSlate',
	]);
});
