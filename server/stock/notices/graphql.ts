// Notices of what is back in stock, in the API: shoppers ask for them, the people of the shop see how many wait.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { countNotices, type NoticeCount } from './count-notices.ts';
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
