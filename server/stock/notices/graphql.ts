// Notices of what is back in stock, in the API: shoppers ask for them, the people of the shop see who waits.
import { mayDo } from '../../../rules/permissions.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { countNotices, type NoticeCount } from './count-notices.ts';
import { type ListedNotice, type ListedNotices, listNotices } from './list-notices.ts';
import { noticeOutcomes, requestStockNotice } from './request-notice.ts';

const outcomeType = builder.enumType('StockNoticeOutcome', {
	description: 'Result of the request for a notice.',
	values: describeValues(noticeOutcomes, {
		waiting: 'The notice is set: the caller is signed in with the address.',
		mailed: 'A mail with a link to confirm the address was sent, unless it waits already.',
		available: 'Nothing was done: the product can be ordered.',
	}),
});

builder.mutationField('requestStockNotice', (t) =>
	t.field({
		type: outcomeType,
		description:
			'Requests one mail for when a product or variant that is sold out is available again. Fails with `NOT_FOUND` if it is not shown.',
		extensions: needs('public'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			email: t.arg.string({ required: true, description: 'Email address that the mail is sent to.' }),
			language: t.arg.string({ description: 'Language of the mails, such as `en-GB`.' }),
		},
		resolve: (_root, { productId, email, language }, context) =>
			requestStockNotice(context.inTenant, callerOf(context), { productId: checkId(productId), email, language }),
	}),
);

const count = builder.objectRef<NoticeCount>('StockNoticeCount').implement({
	description: 'How many people wait for a product or variant that is sold out.',
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		waiting: t.exposeInt('waiting', { description: 'Number of confirmed addresses.' }),
	}),
});

builder.queryField('stockNoticeCounts', (t) =>
	t.field({
		type: [count],
		description: 'How many wait for a product and for each of its variants; those for which no one waits are left out.',
		extensions: needs('qProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product.' }) },
		resolve: (_root, { productId }, { tenant, inTenant }) =>
			inTenant((sql) => countNotices(sql, tenant.id, checkId(productId))),
	}),
);

const notice = builder.objectRef<ListedNotice>('StockNotice').implement({
	description: 'A person who waits for a product or variant that is sold out.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the notice.' }),
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		email: t.exposeString('email', {
			description: 'Confirmed email address; without the right `qUser` masked, as `h…@m….de`.',
		}),
		language: t.exposeString('language', { description: 'Language of the mail, such as `en-GB`.' }),
		createdAt: t.string({
			description: 'When it was requested, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
	}),
});

const notices = builder.objectRef<ListedNotices>('StockNoticePage').implement({
	description: 'A page of those who wait for a product.',
	fields: (t) => ({
		items: t.field({ type: [notice], description: 'Notices of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of all notices.' }),
	}),
});

builder.queryField('stockNotices', (t) =>
	t.field({
		type: notices,
		description: 'Who waits for a product or one of its variants, those who have waited longest first.',
		extensions: needs('qProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { productId, first, offset }, { tenant, user, inTenant }) => {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { ...page, showsAddresses: mayDo(user, 'qUser') };
			return inTenant((sql) => listNotices(sql, tenant.id, checkId(productId), wanted));
		},
	}),
);
