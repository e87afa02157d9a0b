// Old addresses in the API.

import { shopDay } from '../calendar/today.ts';
import { audienceOf } from '../catalogue/read-model/audience.ts';
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import { findMoved, movedKinds } from './find-moved.ts';

const movedKind = builder.enumType('MovedKind', { values: movedKinds });

builder.queryField('movedSlug', (t) =>
	t.string({
		nullable: true,
		description: 'The slug under which something is found now that had another one before',
		extensions: needs('public'),
		args: { kind: t.arg({ type: movedKind, required: true }), slug: t.arg.string({ required: true }) },
		async resolve(_root, wanted, { tenant, user, read }) {
			const reader = { audience: audienceOf(user), today: shopDay(tenant) };
			const [found] = await read((sql) => findMoved(sql, tenant.id, wanted, reader));
			return found?.slug ?? null;
		},
	}),
);
