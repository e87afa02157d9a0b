// Texts that pages did not find, in the API.
import { builder } from '../../../graphql/builder.ts';
import { checkPaging } from '../../../graphql/paging.ts';
import { needs } from '../../../graphql/rights.ts';
import { forgetMissing, listMissing, type MissingText } from './missing-texts.ts';

const missingText = builder.objectRef<MissingText>('MissingText').implement({
	fields: (t) => ({
		key: t.exposeString('key'),
		page: t.exposeString('page', { description: 'The address at which it was noticed' }),
		languageCode: t.exposeString('languageCode'),
		seenAt: t.string({ resolve: ({ seenAt }) => seenAt.toISOString() }),
		times: t.exposeInt('times'),
	}),
});

const missingList = builder.objectRef<{ items: MissingText[]; total: number }>('MissingTextList').implement({
	fields: (t) => ({
		items: t.field({ type: [missingText], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

builder.queryField('missingTexts', (t) =>
	t.field({
		type: missingList,
		extensions: needs('qLocalisation'),
		args: {
			search: t.arg.string({ description: 'Somewhere in the key or in the page' }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { search, first, offset }, { tenant, inTenant }) => {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return inTenant((sql) => listMissing(sql, tenant.id, { search: search?.slice(0, 200) ?? '', ...page }));
		},
	}),
);

builder.mutationField('forgetMissingTexts', (t) =>
	t.boolean({
		extensions: needs('mLocalisation'),
		args: { keys: t.arg.stringList({ description: 'Without: all of them' }) },
		resolve: async (_root, { keys }, { tenant, inTenant }) => {
			await inTenant((sql) => forgetMissing(sql, tenant.id, keys ?? undefined));
			return true;
		},
	}),
);
