// How a shop sends things, in the API, for those who say so.
import { shippingKinds } from '../../../rules/shipping/shipping-price.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { type EditedMethod, listMethods } from './list-methods.ts';
import { deleteMethod, moveMethod, saveMethod } from './save-method.ts';

const kind = builder.enumType('ShippingKind', { values: shippingKinds });

const amount = 'In minor units, net or gross as all prices of the shop';

const step = builder.objectRef<EditedMethod['steps'][number]>('ShippingStep').implement({
	fields: (t) => ({
		upTo: t.exposeInt('upTo', { description: 'Grams or pieces: up to this the price holds' }),
		price: t.exposeInt('price', { description: amount }),
	}),
});

const listed = (words: Readonly<Record<string, string>>) =>
	Object.entries(words).map(([languageCode, translation]) => ({ languageCode, translation }));

const method = builder.objectRef<EditedMethod>('EditedShippingMethod').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		names: t.field({ type: ['Translation'], resolve: ({ names }) => listed(names) }),
		descriptions: t.field({ type: ['Translation'], resolve: ({ descriptions }) => listed(descriptions) }),
		countries: t.stringList({ description: 'None: everywhere', resolve: ({ countries }) => [...countries] }),
		kind: t.expose('kind', { type: kind }),
		price: t.exposeInt('price', { description: amount }),
		freeFrom: t.exposeInt('freeFrom', { nullable: true, description: amount }),
		steps: t.field({ type: [step], resolve: ({ steps }) => steps }),
		days: t.exposeInt('days', { description: 'Working days on the way' }),
		active: t.exposeBoolean('active'),
		revision: t.exposeInt('revision'),
	}),
});

builder.queryField('shippingMethods', (t) =>
	t.field({
		type: [method],
		description: 'All of them, in the order of the shop',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listMethods(sql, tenant.id)),
	}),
);

const stepInput = builder.inputType('ShippingStepInput', {
	fields: (t) => ({ upTo: t.int({ required: true }), price: t.int({ required: true }) }),
});

const methodInput = builder.inputType('ShippingMethodInput', {
	fields: (t) => ({
		names: t.field({ type: ['TranslationInput'], required: true }),
		descriptions: t.field({ type: ['TranslationInput'], required: true }),
		countries: t.stringList({ required: true }),
		kind: t.field({ type: kind, required: true }),
		price: t.int({ required: true, description: amount }),
		freeFrom: t.int(),
		steps: t.field({ type: [stepInput], required: true }),
		days: t.int({ required: true }),
		active: t.boolean({ required: true }),
	}),
});

const words = (given: readonly { languageCode: string; translation: string }[]) =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation]));

builder.mutationField('saveShippingMethod', (t) =>
	t.field({
		type: method,
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ description: 'None: a new one' }),
			method: t.arg({ type: methodInput, required: true }),
			revision: t.arg.int({ description: 'Of the state that was changed; of a new one there is none' }),
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
					},
				),
			),
	}),
);

builder.mutationField('deleteShippingMethod', (t) =>
	t.boolean({
		description: 'Orders that were sent with it stay as they are',
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteMethod(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('moveShippingMethod', (t) =>
	t.boolean({
		extensions: needs('mTenant'),
		args: { id: t.arg.id({ required: true }), before: t.arg.id({ description: 'None is the end' }) },
		async resolve(_root, { id, before }, context) {
			const place = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => moveMethod(sql, callerOf(context), place));
			return true;
		},
	}),
);
