// How the caller pays for a product, as its page knows it: the page itself is written for nobody in particular.
import { shopDay } from '../calendar/today.ts';
import { productPaymentRef } from '../catalogue/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { loadSoldItems } from './sold-items.ts';

builder.queryField('ownPayment', (t) =>
	t.field({
		type: productPaymentRef,
		nullable: true,
		description:
			'How the caller pays for a product or variant: without the free trial, if they have had it. Null if the product is not there for them.',
		extensions: needs('own'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		async resolve(_root, { productId }, { tenant, user, inTenant }) {
			const id = checkId(productId);
			if (!user) return null;
			const reader = { tenant, user, language: defaultLanguage(tenant), day: shopDay(tenant) };
			const item = (await inTenant((sql) => loadSoldItems(sql, reader, [id]))).get(id);
			return item?.shown ? item.offer.payment : null;
		},
	}),
);
