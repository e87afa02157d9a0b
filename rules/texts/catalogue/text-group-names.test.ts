import { expect, it } from 'vitest';
import { textGroups } from './groups.ts';
import { textGroupNames } from './text-group-names.ts';

it('every group of texts has a name that translators can read', () => {
	const ofThings = ['products', 'categories', 'productFields', 'productLabels', 'pages'];
	const named = Object.keys(textGroupNames).map((key) => key.slice('texts.groupName.'.length));
	expect(named.toSorted()).toEqual([...textGroups, ...ofThings].toSorted());
});
