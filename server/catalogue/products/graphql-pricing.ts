// What a shop enters about prices, as the API tells and takes it.

import { paymentIntervals, paymentModes, pricingModes, scalesModes } from '../../../rules/pricing/kinds.ts';
import type { LinearScales, PriceStep } from '../../../rules/pricing/pricing.ts';
import type { PricingSettings } from '../../../rules/pricing/settings.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import {
	type ListChoice,
	type ListSteps,
	listChoices,
	type PricingChoices,
	type RoleChoice,
	stepsInLists,
} from '../../pricing/list-choices.ts';

const pricingMode = builder.enumType('PricingMode', {
	description: 'How a product is priced.',
	values: describeValues(pricingModes, {
		simple: 'One price for each piece.',
		pricelist: 'By price lists.',
	}),
});
const scalesMode = builder.enumType('EditedScalesMode', {
	description: 'Which quantities shoppers can choose.',
	values: describeValues(scalesModes, {
		free: 'Any whole quantity.',
		defined: 'Quantities from a list of the product.',
		linear: 'Quantities in equal steps between two limits.',
		table: 'Quantities of the price list.',
	}),
});
export const paymentMode = builder.enumType('EditedPaymentMode', {
	description: 'How a product is paid.',
	values: describeValues(paymentModes, {
		once: 'Paid once per order.',
		subscription: 'Paid repeatedly, as a subscription.',
	}),
});
export const paymentInterval = builder.enumType('EditedPaymentInterval', {
	description: 'How often a subscription is paid.',
	values: describeValues(paymentIntervals, {
		day: 'Paid every day.',
		week: 'Paid every week.',
		month: 'Paid every month.',
		year: 'Paid every year.',
	}),
});

const linked = builder.objectRef<PricingSettings['priceLists'][number]>('LinkedPriceList').implement({
	description: 'A price list that a product uses.',
	fields: (t) => ({
		listId: t.exposeID('listId', { description: 'Id of the price list.' }),
		roleIds: t.idList({
			description: 'Ids of the roles that the list applies to; empty for all shoppers.',
			resolve: ({ roleIds }) => [...roleIds],
		}),
	}),
});

const linear = builder.objectRef<LinearScales>('EditedLinearScales').implement({
	description: 'Quantities in equal steps.',
	fields: (t) => ({
		from: t.exposeInt('from', { description: 'Smallest quantity.' }),
		to: t.exposeInt('to', { description: 'Largest quantity.' }),
		step: t.exposeInt('step', { description: 'Difference between two quantities.' }),
	}),
});

export const editedPricing = builder.objectRef<PricingSettings>('EditedPricing').implement({
	description: 'Pricing of a product or variant.',
	fields: (t) => ({
		mode: t.field({ type: pricingMode, description: 'How the product is priced.', resolve: ({ mode }) => mode }),
		unitPrice: t.exposeFloat('unitPrice', {
			nullable: true,
			description:
				'Price of one piece for simple pricing, in ten-thousandths of the major unit of the currency; null if none has been entered.',
		}),
		scales: t.field({
			type: scalesMode,
			description: 'Which quantities shoppers can choose.',
			resolve: ({ scales }) => scales,
		}),
		definedScales: t.intList({
			description: 'Quantities to choose from, for `defined`.',
			resolve: ({ definedScales }) => [...definedScales],
		}),
		linear: t.field({
			type: linear,
			nullable: true,
			description: 'Steps of the quantity, for `linear`; null if none have been entered.',
			resolve: (settings) => settings.linear,
		}),
		minimumQuantity: t.exposeInt('minimumQuantity', {
			nullable: true,
			description: 'Smallest quantity that can be ordered; null for no minimum.',
		}),
		priceLists: t.field({
			type: [linked],
			description: 'Price lists of the product; the first one that applies to the shopper is used.',
			resolve: ({ priceLists }) => [...priceLists],
		}),
	}),
});

const linkedInput = builder.inputType('LinkedPriceListInput', {
	description: 'A price list that a product shall use.',
	fields: (t) => ({
		listId: t.id({ required: true, description: 'Id of the price list.' }),
		roleIds: t.idList({
			required: true,
			description: 'Ids of the roles that the list applies to; empty for all shoppers.',
		}),
	}),
});

const linearInput = builder.inputType('LinearScalesInput', {
	description: 'Quantities in equal steps.',
	fields: (t) => ({
		from: t.int({ required: true, description: 'Smallest quantity.' }),
		to: t.int({ required: true, description: 'Largest quantity.' }),
		step: t.int({ required: true, description: 'Difference between two quantities.' }),
	}),
});

export const pricingInput = builder.inputType('PricingInput', {
	description: 'Pricing of a product or variant.',
	fields: (t) => ({
		mode: t.field({ type: pricingMode, required: true, description: 'How the product is priced.' }),
		unitPrice: t.float({
			description:
				'Price of one piece for simple pricing, in ten-thousandths of the major unit of the currency; none if left out.',
		}),
		scales: t.field({ type: scalesMode, required: true, description: 'Which quantities shoppers can choose.' }),
		definedScales: t.intList({ required: true, description: 'Quantities to choose from, for `defined`.' }),
		linear: t.field({ type: linearInput, description: 'Steps of the quantity; required for `linear`.' }),
		minimumQuantity: t.int({ description: 'Smallest quantity that can be ordered; no minimum if left out.' }),
		priceLists: t.field({
			type: [linkedInput],
			required: true,
			description: 'Price lists of the product; the first one that applies to the shopper is used.',
		}),
	}),
});

export const readPricing = (given: typeof pricingInput.$inferInput): PricingSettings => ({
	mode: given.mode,
	unitPrice: given.unitPrice ?? null,
	scales: given.scales,
	definedScales: given.definedScales,
	linear: given.linear ?? null,
	minimumQuantity: given.minimumQuantity ?? null,
	priceLists: given.priceLists.map(({ listId, roleIds }) => ({
		listId: checkId(listId),
		roleIds: [...new Set(roleIds.map(checkId))],
	})),
});

const listChoice = builder.objectRef<ListChoice>('PriceListChoice').implement({
	description: 'A price list that a product can use.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the price list.' }),
		name: t.exposeString('name', { description: 'Name of the price list.' }),
		archived: t.exposeBoolean('archived', { description: 'Whether the list is archived, so that it gives no price.' }),
		own: t.exposeBoolean('own', { description: 'Whether the list belongs to this product and no other can use it.' }),
		rows: t.exposeInt('rows', { description: 'Number of rows that apply to the product or one of its variants.' }),
	}),
});

const roleChoice = builder.objectRef<RoleChoice>('PriceRoleChoice').implement({
	description: 'A role that a price list can be limited to.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the role.' }),
		label: t.exposeString('label', { description: 'Label of the role.' }),
	}),
});

const choices = builder.objectRef<PricingChoices>('PricingChoices').implement({
	description: 'What the pricing of a product can be chosen from.',
	fields: (t) => ({
		lists: t.field({
			type: [listChoice],
			description: 'All price lists of the shop and the one of the product itself, by name.',
			resolve: ({ lists }) => lists,
		}),
		roles: t.field({
			type: [roleChoice],
			description: 'All roles of the shop, by label.',
			resolve: ({ roles }) => roles,
		}),
	}),
});

builder.queryField('pricingChoices', (t) =>
	t.field({
		type: choices,
		description: 'Price lists and roles that the pricing of a product or variant can use.',
		extensions: needs('qPrice', 'mPrice'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		resolve: (_root, { productId }, { tenant, inTenant }) =>
			inTenant((sql) => listChoices(sql, tenant.id, checkId(productId))),
	}),
);

const step = builder.objectRef<PriceStep>('EditedPriceStep').implement({
	description: 'A quantity with its price.',
	fields: (t) => ({
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
		total: t.exposeFloat('total', { description: 'Price of the whole quantity, in minor units.' }),
		unitPrice: t.exposeFloat('unitPrice', {
			description: 'Price of one piece, in ten-thousandths of the major unit of the currency.',
		}),
		given: t.exposeString('given', { description: 'Which of the two was entered: `unit` or `total`.' }),
	}),
});

const listSteps = builder.objectRef<ListSteps>('PriceListSteps').implement({
	description: 'The prices that a price list has for a product or variant.',
	fields: (t) => ({
		listId: t.exposeID('listId', { description: 'Id of the price list.' }),
		steps: t.field({
			type: [step],
			description: 'Quantities with their prices, in ascending order.',
			resolve: ({ steps }) => steps,
		}),
	}),
});

builder.queryField('priceListSteps', (t) =>
	t.field({
		type: [listSteps],
		description:
			'The prices that price lists have for a product or variant: its own rows, or those of its product, or those for all products.',
		extensions: needs('qPrice', 'mPrice'),
		args: {
			listIds: t.arg.idList({ required: true, description: 'Ids of the price lists.' }),
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
		},
		resolve: (_root, { listIds, productId }, { tenant, inTenant }) =>
			inTenant((sql) => stepsInLists(sql, tenant, [...new Set(listIds.map(checkId))], checkId(productId))),
	}),
);
