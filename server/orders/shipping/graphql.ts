// How a shop sends things, in the API, for those who say so.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { shippingKindType, shippingStepType } from './graphql-parts.ts';
import { type EditedMethod, listMethods } from './list-methods.ts';
import { deleteMethod, moveMethod, saveMethod } from './save-method.ts';

const listed = (words: Readonly<Record<string, string>>) =>
	Object.entries(words).map(([languageCode, translation]) => ({ languageCode, translation }));

const method = builder.objectRef<EditedMethod>('EditedShippingMethod').implement({
	description: 'A shipping method with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shipping method.' }),
		names: t.field({ type: ['Translation'], description: 'Names by language.', resolve: ({ names }) => listed(names) }),
		descriptions: t.field({
			type: ['Translation'],
			description: 'Descriptions by language.',
			resolve: ({ descriptions }) => listed(descriptions),
		}),
		countries: t.stringList({
			description: 'Countries it delivers to, as ISO 3166-1 codes; empty for all.',
			resolve: ({ countries }) => [...countries],
		}),
		kind: t.expose('kind', { type: shippingKindType, description: 'How the price is calculated.' }),
		price: t.exposeInt('price', {
			description: 'Price for `flat` and `freeFrom`, in minor units, net or gross as all prices of the shop.',
		}),
		freeFrom: t.exposeInt('freeFrom', {
			nullable: true,
			description: 'Order value from which it is free, in minor units; null unless the kind is `freeFrom`.',
		}),
		steps: t.field({
			type: [shippingStepType],
			description: 'Steps for `byWeight` and `byQuantity`, in ascending order.',
			resolve: ({ steps }) => [...steps],
		}),
		days: t.exposeInt('days', { description: 'Working days in transit.' }),
		collection: t.exposeBoolean('collection', { description: 'Whether the customer collects the order in person.' }),
		active: t.exposeBoolean('active', { description: 'Whether the checkout offers it.' }),
		revision: t.exposeInt('revision', { description: 'Revision to send with `saveShippingMethod`.' }),
	}),
});

builder.queryField('shippingMethods', (t) =>
	t.field({
		type: [method],
		description: 'All shipping methods, in the order of the checkout.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listMethods(sql, tenant.id)),
	}),
);

const stepInput = builder.inputType('ShippingStepInput', {
	description: 'A step of a shipping price by weight or quantity.',
	fields: (t) => ({
		upTo: t.int({
			required: true,
			description: 'Largest weight in grams, or number of pieces, that the price applies to.',
		}),
		price: t.int({ required: true, description: 'Price in minor units, net or gross as all prices of the shop.' }),
	}),
});

const methodInput = builder.inputType('ShippingMethodInput', {
	description: 'Settings of a shipping method.',
	fields: (t) => ({
		names: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Names by language; the default language of the shop is required.',
		}),
		descriptions: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Descriptions by language; empty for none.',
		}),
		countries: t.stringList({
			required: true,
			description: 'Countries it delivers to, as ISO 3166-1 codes; empty for all.',
		}),
		kind: t.field({ type: shippingKindType, required: true, description: 'How the price is calculated.' }),
		price: t.int({
			required: true,
			description: 'Price for `flat` and `freeFrom`, in minor units, net or gross as all prices of the shop.',
		}),
		freeFrom: t.int({ description: 'Order value from which it is free, in minor units; required for `freeFrom`.' }),
		steps: t.field({
			type: [stepInput],
			required: true,
			description: 'Steps for `byWeight` and `byQuantity`, in ascending order; empty otherwise.',
		}),
		days: t.int({ required: true, description: 'Working days in transit.' }),
		collection: t.boolean({ description: 'Whether the customer collects the order in person; false without it.' }),
		active: t.boolean({ required: true, description: 'Whether the checkout offers it.' }),
	}),
});

const words = (given: readonly { languageCode: string; translation: string }[]) =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation]));

builder.mutationField('saveShippingMethod', (t) =>
	t.field({
		type: method,
		description:
			'Creates or changes a shipping method. Fails with `SHIPPING_METHOD_CHANGED` if it has been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ description: 'Id of the shipping method; without it a new one is created.' }),
			method: t.arg({ type: methodInput, required: true, description: 'All settings of the shipping method.' }),
			revision: t.arg.int({ description: 'Revision that the change is based on; not used for a new one.' }),
		},
		resolve: (_root, { id, method: given, revision }, context) =>
			context.inTenant((sql) =>
				saveMethod(
					sql,
					callerOf(context),
					{ id: id ? checkId(id) : null, revision: revision ?? 0 },
					{
						...given,
						names: words(given.names),
						descriptions: words(given.descriptions),
						freeFrom: given.freeFrom ?? null,
						collection: given.collection ?? false,
					},
				),
			),
	}),
);

builder.mutationField('deleteShippingMethod', (t) =>
	t.boolean({
		description: 'Deletes a shipping method. Existing orders stay as they are. Always true.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true, description: 'Id of the shipping method.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteMethod(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('moveShippingMethod', (t) =>
	t.boolean({
		description: 'Changes the position of a shipping method in the checkout. Always true.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the shipping method.' }),
			before: t.arg.id({ description: 'Id of the shipping method that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, before }, context) {
			const place = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => moveMethod(sql, callerOf(context), place));
			return true;
		},
	}),
);
