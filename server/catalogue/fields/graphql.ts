// The fields of products in the API, for those who decide what is said of a product.
import { productFieldTypes } from '../../../rules/catalogue/kinds.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type EditedField, listProductFields } from './list-fields.ts';
import {
	createProductField,
	deleteProductField,
	type FieldToSave,
	placeProductField,
	updateProductField,
} from './save-field.ts';

const fieldType = builder.enumType('EditedFieldType', { values: productFieldTypes });

const field = builder.objectRef<EditedField>('EditedProductField').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		label: t.exposeString('label'),
		labels: t.field({ type: ['Translation'], resolve: ({ labels }) => labels }),
		type: t.expose('type', { type: fieldType }),
		meta: t.exposeBoolean('meta', { description: 'Shoppers do not see it' }),
		required: t.exposeBoolean('required'),
		filter: t.exposeBoolean('filter', { description: 'Lists can be narrowed by it' }),
		defaults: t.field({
			type: ['Translation'],
			description: 'What a product says that says nothing else',
			resolve: ({ defaults }) => defaults,
		}),
		defaultUrl: t.exposeString('defaultUrl'),
		products: t.exposeInt('products', { description: 'How many products and variants say something in it' }),
	}),
});

builder.queryField('productFields', (t) =>
	t.field({
		type: [field],
		description: 'What can be said of every product, in its order',
		extensions: needs('qProd'),
		args: { language: t.arg.string(), meta: t.arg.boolean({ description: 'Only these, or only the others' }) },
		resolve: (_root, { language, meta }, { tenant, inTenant }) =>
			inTenant((sql) => listProductFields(sql, tenant, spokenLanguage(tenant, language), { meta: meta ?? undefined })),
	}),
);

const fieldInput = builder.inputType('ProductFieldInput', {
	fields: (t) => ({
		name: t.string({ required: true, description: 'Letters and digits' }),
		labels: t.field({ type: ['TranslationInput'], required: true }),
		type: t.field({ type: fieldType, required: true }),
		required: t.boolean({ required: true }),
		filter: t.boolean({ required: true }),
		defaults: t.field({ type: ['TranslationInput'], required: true }),
		defaultUrl: t.string(),
	}),
});

const toSave = (given: typeof fieldInput.$inferInput): FieldToSave => ({
	...given,
	name: given.name.trim(),
	defaultUrl: given.defaultUrl?.trim() ?? '',
});

builder.mutationField('createProductField', (t) =>
	t.field({
		type: field,
		extensions: needs('mProd'),
		args: { meta: t.arg.boolean({ required: true }), field: t.arg({ type: fieldInput, required: true }) },
		resolve: (_root, { meta, field: given }, context) =>
			context.inTenant((sql) => createProductField(sql, callerOf(context), { meta }, toSave(given))),
	}),
);

builder.mutationField('updateProductField', (t) =>
	t.field({
		type: field,
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }), field: t.arg({ type: fieldInput, required: true }) },
		resolve: (_root, { id, field: given }, context) =>
			context.inTenant((sql) => updateProductField(sql, callerOf(context), checkId(id), toSave(given))),
	}),
);

builder.mutationField('deleteProductField', (t) =>
	t.boolean({
		description: 'With everything that products say in it',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteProductField(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('placeProductField', (t) =>
	t.boolean({
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true }),
			before: t.arg.id({ description: 'The one of its kind that follows it; none is the end' }),
		},
		async resolve(_root, { id, before }, context) {
			const place = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => placeProductField(sql, callerOf(context), place));
			return true;
		},
	}),
);
