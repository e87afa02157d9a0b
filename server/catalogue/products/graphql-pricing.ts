// What a shop enters about prices, as the API tells and takes it.
import { paymentIntervals, paymentModes, pricingModes, scalesModes } from '../../../rules/pricing/kinds.ts';
import type { LinearScales, PriceStep } from '../../../rules/pricing/pricing.ts';
import type { PricingSettings } from '../../../rules/pricing/settings.ts';
import { builder } from '../../graphql/builder.ts';
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

const pricingMode = builder.enumType('PricingMode', { values: pricingModes });
const scalesMode = builder.enumType('EditedScalesMode', { values: scalesModes });
export const paymentMode = builder.enumType('EditedPaymentMode', { values: paymentModes });
export const paymentInterval = builder.enumType('EditedPaymentInterval', { values: paymentIntervals });

const linked = builder.objectRef<PricingSettings['priceLists'][number]>('LinkedPriceList').implement({
	fields: (t) => ({
		listId: t.exposeID('listId'),
		roleIds: t.idList({ description: 'None: everybody', resolve: ({ roleIds }) => [...roleIds] }),
	}),
});

const linear = builder.objectRef<LinearScales>('EditedLinearScales').implement({
	fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to'), step: t.exposeInt('step') }),
});

export const editedPricing = builder.objectRef<PricingSettings>('EditedPricing').implement({
	description: 'How a product or variant is priced',
	fields: (t) => ({
		mode: t.field({ type: pricingMode, resolve: ({ mode }) => mode }),
		unitPrice: t.exposeFloat('unitPrice', {
			nullable: true,
			description: 'Of a single piece, in ten-thousandths of the currency’s major unit; for simple pricing',
		}),
		scales: t.field({ type: scalesMode, resolve: ({ scales }) => scales }),
		definedScales: t.intList({ resolve: ({ definedScales }) => [...definedScales] }),
		linear: t.field({ type: linear, nullable: true, resolve: (settings) => settings.linear }),
		minimumQuantity: t.exposeInt('minimumQuantity', { nullable: true }),
		priceLists: t.field({
			type: [linked],
			description: 'The first that fits the reader holds',
			resolve: ({ priceLists }) => [...priceLists],
		}),
	}),
});

const linkedInput = builder.inputType('LinkedPriceListInput', {
	fields: (t) => ({ listId: t.id({ required: true }), roleIds: t.idList({ required: true }) }),
});

const linearInput = builder.inputType('LinearScalesInput', {
	fields: (t) => ({ from: t.int({ required: true }), to: t.int({ required: true }), step: t.int({ required: true }) }),
});

export const pricingInput = builder.inputType('PricingInput', {
	fields: (t) => ({
		mode: t.field({ type: pricingMode, required: true }),
		unitPrice: t.float({ description: 'In ten-thousandths of the currency’s major unit' }),
		scales: t.field({ type: scalesMode, required: true }),
		definedScales: t.intList({ required: true }),
		linear: t.field({ type: linearInput }),
		minimumQuantity: t.int(),
		priceLists: t.field({ type: [linkedInput], required: true }),
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
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		archived: t.exposeBoolean('archived', { description: 'It gives no price' }),
		rows: t.exposeInt('rows', { description: 'Those that say something of the product' }),
	}),
});

const roleChoice = builder.objectRef<RoleChoice>('PriceRoleChoice').implement({
	fields: (t) => ({ id: t.exposeID('id'), label: t.exposeString('label') }),
});

const choices = builder.objectRef<PricingChoices>('PricingChoices').implement({
	fields: (t) => ({
		lists: t.field({ type: [listChoice], resolve: ({ lists }) => lists }),
		roles: t.field({ type: [roleChoice], resolve: ({ roles }) => roles }),
	}),
});

builder.queryField('pricingChoices', (t) =>
	t.field({
		type: choices,
		description: 'What the prices of a product or variant can be chosen from',
		extensions: needs('qPrice', 'mPrice'),
		args: { productId: t.arg.id({ required: true }) },
		resolve: (_root, { productId }, { tenant, inTenant }) =>
			inTenant((sql) => listChoices(sql, tenant.id, checkId(productId))),
	}),
);

const step = builder.objectRef<PriceStep>('EditedPriceStep').implement({
	fields: (t) => ({
		quantity: t.exposeInt('quantity'),
		total: t.exposeFloat('total', { description: 'Of the run, in minor units' }),
		unitPrice: t.exposeFloat('unitPrice', { description: 'In ten-thousandths of the currency’s major unit' }),
		given: t.exposeString('given'),
	}),
});

const listSteps = builder.objectRef<ListSteps>('PriceListSteps').implement({
	fields: (t) => ({ listId: t.exposeID('listId'), steps: t.field({ type: [step], resolve: ({ steps }) => steps }) }),
});

builder.queryField('priceListSteps', (t) =>
	t.field({
		type: [listSteps],
		description: 'What price lists say of a product or variant: its own rows, else its product’s, else those for all',
		extensions: needs('qPrice', 'mPrice'),
		args: { listIds: t.arg.idList({ required: true }), productId: t.arg.id({ required: true }) },
		resolve: (_root, { listIds, productId }, { tenant, inTenant }) =>
			inTenant((sql) => stepsInLists(sql, tenant, [...new Set(listIds.map(checkId))], checkId(productId))),
	}),
);
