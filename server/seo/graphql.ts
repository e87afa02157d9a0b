// Addresses in the API: old ones, and those that lead to nothing.

import { audienceOf } from '../catalogue/read-model/audience.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { findMoved, movedKinds } from './find-moved.ts';

const movedKind = builder.enumType('MovedKind', {
	description: 'Kind of content that an old slug belonged to.',
	values: describeValues(movedKinds, {
		product: 'A product or variant.',
		category: 'A product category.',
		page: 'A regular page.',
		link: 'A link page at `/links`.',
	}),
});

builder.queryField('movedSlug', (t) =>
	t.string({
		nullable: true,
		description:
			'Current slug of something that had another slug before; null if there is none that the caller may see.',
		extensions: needs('public'),
		args: {
			kind: t.arg({ type: movedKind, required: true, description: 'Kind of content.' }),
			slug: t.arg.string({ required: true, description: 'Slug that was used before.' }),
		},
		async resolve(_root, wanted, { tenant, user, read }) {
			const [found] = await read((sql) => findMoved(sql, tenant.id, wanted, audienceOf(user)));
			return found?.slug ?? null;
		},
	}),
);

/** Of one page, with room to spare. */
const mostLinks = 500;

builder.queryField('deadLinks', (t) =>
	t.stringList({
		description:
			'Those of the given links that lead to nothing: no page, product or category is there for anyone, nor did one move from there. Addresses outside of the shop are never among them.',
		extensions: needs('qContent'),
		args: {
			urls: t.arg.stringList({ required: true, description: 'Links as they are written on a page, at most 500.' }),
		},
		resolve(_root, { urls }, { tenant, inTenant }) {
			if (urls.length > mostLinks) throw new ApiError('VALIDATION', 'urls');
			return inTenant((sql) => findDeadLinks(sql, tenant, urls));
		},
	}),
);
