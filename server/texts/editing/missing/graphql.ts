// Texts that pages did not find, in the API.
import { builder } from '../../../graphql/builder.ts';
import { checkPaging, pageOffset, pageSize } from '../../../graphql/paging.ts';
import { needs } from '../../../graphql/rights.ts';
import { forgetMissing, listMissing, type MissingText } from './missing-texts.ts';

const missingText = builder.objectRef<MissingText>('MissingText').implement({
	description: 'A text that a page needed and that is missing in its language.',
	fields: (t) => ({
		key: t.exposeString('key', { description: 'Key of the text.' }),
		page: t.exposeString('page', { description: 'Path of the page.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language in which it is missing, such as `en-GB`.' }),
		seenAt: t.string({
			description: 'When it was missing last, in ISO 8601.',
			resolve: ({ seenAt }) => seenAt.toISOString(),
		}),
		times: t.exposeInt('times', { description: 'How many times it was missing.' }),
	}),
});

const missingList = builder.objectRef<{ items: MissingText[]; total: number }>('MissingTextList').implement({
	description: 'A page of missing texts.',
	fields: (t) => ({
		items: t.field({ type: [missingText], description: 'Missing texts of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of missing texts that match.' }),
	}),
});

builder.queryField('missingTexts', (t) =>
	t.field({
		type: missingList,
		description: 'Texts that pages needed and that are missing in their language, the latest first.',
		extensions: needs('qLocalisation'),
		args: {
			search: t.arg.string({ description: 'Part of the key or of the path of the page; empty for all.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, first, offset }, { tenant, inTenant }) => {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return inTenant((sql) => listMissing(sql, tenant.id, { search: search?.slice(0, 200) ?? '', ...page }));
		},
	}),
);

builder.mutationField('forgetMissingTexts', (t) =>
	t.boolean({
		description: 'Deletes records of missing texts. Always true.',
		extensions: needs('mLocalisation'),
		args: { keys: t.arg.stringList({ description: 'Keys of the texts; without it all records.' }) },
		resolve: async (_root, { keys }, { tenant, inTenant }) => {
			await inTenant((sql) => forgetMissing(sql, tenant.id, keys ?? undefined));
			return true;
		},
	}),
);
