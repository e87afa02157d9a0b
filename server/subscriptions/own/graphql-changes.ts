// Changing what a subscription of the caller delivers, in the API.

import type { TaxedLine } from '../../../rules/tax/tax-of.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { addressInput, billingAddressInput } from '../../orders/checkout/graphql-parts.ts';
import type { Change, QuotedChange } from '../billing/change-subscription.ts';
import { shippingOf, shippingType, subscriptionType } from '../graphql-subscription.ts';
import { changeOwn, quoteOwnChange } from './change-own.ts';
import { ownerOf } from './graphql-owner.ts';

const lineChange = builder.inputType('SubscriptionLineChange', {
	description: 'A change of a line of a subscription; what is left out stays as it is.',
	fields: (t) => ({
		position: t.int({ required: true, description: 'Position of the line.' }),
		quantity: t.int({ description: 'Number of pieces; of a series those of all rows.' }),
		designId: t.id({ description: 'Id of a released design of the caller for the same product.' }),
	}),
});

export const subscriptionChangeInput = builder.inputType('SubscriptionChangeInput', {
	description: 'A change of a subscription from its next payment on; what is left out stays as it is.',
	fields: (t) => ({
		id: t.id({ required: true, description: 'Id of the subscription.' }),
		lines: t.field({ type: [lineChange], description: 'Lines that are to be delivered otherwise.' }),
		shippingAddress: t.field({ type: addressInput, description: 'Shipping address.' }),
		billingAddress: t.field({ type: billingAddressInput, description: 'Billing address.' }),
		shippingMethodId: t.id({ description: 'Id of another shipping method that delivers there.' }),
	}),
});

/** Without what was left out. */
export function changeOf(given: typeof subscriptionChangeInput.$inferInput): Change {
	const { lines, shippingAddress, billingAddress, shippingMethodId } = given;
	return {
		...(lines && {
			lines: lines.map(({ position, quantity, designId }) => ({
				position,
				...(typeof quantity === 'number' && { quantity }),
				...(designId && { designId: checkId(designId) }),
			})),
		}),
		...(shippingAddress && { shippingAddress }),
		...(billingAddress && { billingAddress }),
		...(shippingMethodId && { shippingMethodId: checkId(shippingMethodId) }),
	};
}

type QuotedLine = QuotedChange['lines'][number];

const quotedLine = builder.objectRef<QuotedLine>('QuotedSubscriptionLine').implement({
	description: 'What a line of a subscription would cost.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line.' }),
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
		unitPrice: t.exposeFloat('unitPrice', {
			description: 'Price of one piece, in ten-thousandths of the major unit of the currency.',
		}),
		net: t.exposeFloat('net', { description: 'Amount per period without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Tax per period, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount per period with tax, in minor units.' }),
	}),
});

const changeMethod = builder
	.objectRef<QuotedChange['shippingMethods'][number]>('SubscriptionShippingMethod')
	.implement({
		description: 'A shipping method that a subscription can be delivered by.',
		fields: (t) => ({
			id: t.exposeID('id', { description: 'Id of the method.' }),
			name: t.exposeString('name', { description: 'Name in the language of the subscription.' }),
			price: t.float({
				description: 'Price of each delivery in minor units, net or gross as the prices of the shop.',
				resolve: ({ cost }) => cost,
			}),
			collection: t.exposeBoolean('collection', { description: 'Whether the customer collects it.' }),
		}),
	});

const sumOf =
	(part: keyof Pick<TaxedLine, 'net' | 'tax' | 'gross'>) =>
	({ totals }: QuotedChange): number =>
		totals[part];

export const quotedChange = builder.objectRef<QuotedChange>('QuotedSubscriptionChange').implement({
	description:
		'What a changed subscription would cost: at the prices of the day of the contract, with the taxes of today.',
	fields: (t) => ({
		lines: t.field({
			type: [quotedLine],
			description: 'Lines of the changed subscription.',
			resolve: ({ lines }) => [...lines],
		}),
		net: t.float({ description: 'Amount per period without tax, in minor units.', resolve: sumOf('net') }),
		tax: t.float({ description: 'Tax per period, in minor units.', resolve: sumOf('tax') }),
		gross: t.float({ description: 'Amount per period with tax, in minor units.', resolve: sumOf('gross') }),
		shipping: t.field({
			type: shippingType,
			nullable: true,
			description:
				'How it would be shipped: by another method than today where that one does not deliver there. Null if nothing is shipped.',
			resolve: shippingOf,
		}),
		shippingMethodId: t.id({
			nullable: true,
			description: 'Id of this shipping method, to be given with the change; null if nothing is shipped.',
			resolve: ({ shipping }) => shipping?.id ?? null,
		}),
		isShippingReplaced: t.exposeBoolean('isReplaced', {
			description: 'Whether the method that was meant does not deliver this there, so that another one is shown.',
		}),
		shippingMethods: t.field({
			type: [changeMethod],
			description: 'Shipping methods that deliver there; empty if nothing is shipped.',
			resolve: ({ shippingMethods }) => [...shippingMethods],
		}),
		isTaxFreeExport: t.exposeBoolean('isTaxFreeExport', {
			description: 'Whether it would be an export, of which no tax is charged.',
		}),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		from: t.string({
			nullable: true,
			description: 'When this amount is charged first, in ISO 8601; null if no payment follows.',
			resolve: ({ from }) => from?.toISOString() ?? null,
		}),
	}),
});

const refusals =
	'Fails with `SUBSCRIPTION_STATE` if the subscription cannot be changed any more, with `SUBSCRIPTION_TOO_EXPENSIVE` if a card cannot be charged that much at once, with `VALIDATION` and the part that is wrong.';

builder.queryField('quoteSubscriptionChange', (t) =>
	t.field({
		type: quotedChange,
		description: `What a changed subscription of the caller would cost. Nothing is changed. ${refusals}`,
		extensions: needs('own'),
		args: { input: t.arg({ type: subscriptionChangeInput, required: true, description: 'What is to be changed.' }) },
		resolve: (_root, { input }, context) => quoteOwnChange(ownerOf(context), checkId(input.id), changeOf(input)),
	}),
);

builder.mutationField('changeSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description: `Changes a subscription of the caller from its next payment on. ${refusals}`,
		extensions: needs('own'),
		args: {
			input: t.arg({ type: subscriptionChangeInput, required: true, description: 'What is to be changed.' }),
			seenTotal: t.arg.float({
				description:
					'Amount per period with tax that was shown, in minor units: nothing else is agreed. Needed where quantities change.',
			}),
		},
		resolve: (_root, { input, seenTotal }, context) =>
			changeOwn(ownerOf(context), checkId(input.id), { ...changeOf(input), seenTotal: seenTotal ?? null }),
	}),
);
