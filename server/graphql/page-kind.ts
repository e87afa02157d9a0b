// The kinds of pages in the API, for those who show them and those who edit them.

import { pageKinds } from '../../rules/pages/block.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const pageKind = builder.enumType('PageKind', {
	description: 'Kind of a page.',
	values: describeValues(pageKinds, {
		page: 'A regular page, at `/{slug}`.',
		link: 'A link page, at `/links/{slug}`.',
	}),
});
