// The fields of products in the API, for those who decide what is said of a product.

import { productFieldTypes } from '../../../rules/catalogue/kinds.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
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
import { findUsedValues } from './used-values.ts';

const fieldType = builder.enumType('EditedFieldType', {
	description: 'Type of a product field.',
	values: describeValues(productFieldTypes, {
		text: 'A text in each language.',
		link: 'A link with a text in each language.',
	}),
});

const field = builder.objectRef<EditedField>('EditedProductField').implement({
	description: 'A product field with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the field.' }),
		name: t.exposeString('name', { description: 'Unique name of the field.' }),
		label: t.exposeString('label', { description: 'Label in the requested language.' }),
		labels: t.field({ type: ['Translation'], description: 'Labels by language.', resolve: ({ labels }) => labels }),
		type: t.expose('type', { type: fieldType, description: 'Type of the field.' }),
		meta: t.exposeBoolean('meta', { description: 'Whether shoppers do not see the field.' }),
		required: t.exposeBoolean('required', {
			description: 'Whether every product needs a value, unless there is a default.',
		}),
		filter: t.exposeBoolean('filter', { description: 'Whether lists of products can be filtered by it.' }),
		defaults: t.field({
			type: ['Translation'],
			description: 'Default text by language, for products without a value.',
			resolve: ({ defaults }) => defaults,
		}),
		defaultUrl: t.exposeString('defaultUrl', { description: 'Default address of a link; empty if there is none.' }),
		products: t.exposeInt('products', { description: 'Number of products and variants with a value.' }),
	}),
});

builder.queryField('usedFieldValues', (t) =>
	t.stringList({
		description: 'Values that products have in a field, the most frequent first, at most 12.',
		extensions: needs('qProd'),
		args: {
			fieldId: t.arg.id({ required: true, description: 'Id of the field.' }),
			language: t.arg.string({ description: 'Language of the values; that of the shop if left out.' }),
		},
		resolve: (_root, { fieldId, language }, { tenant, inTenant }) => {
			const wanted = { fieldId: checkId(fieldId), language: spokenLanguage(tenant, language) };
			return inTenant((sql) => findUsedValues(sql, tenant.id, wanted));
		},
	}),
);

builder.queryField('productFields', (t) =>
	t.field({
		type: [field],
		description: 'Product fields, in the order of the shop.',
		extensions: needs('qProd'),
		args: {
			language: t.arg.string(languageArgument),
			meta: t.arg.boolean({
				description: 'True for fields that shoppers do not see, false for the others; without it all fields.',
			}),
		},
		resolve: (_root, { language, meta }, { tenant, inTenant }) =>
			inTenant((sql) => listProductFields(sql, tenant, spokenLanguage(tenant, language), { meta: meta ?? undefined })),
	}),
);

const fieldInput = builder.inputType('ProductFieldInput', {
	description: 'A new or changed product field.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Unique name: letters and digits.' }),
		labels: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Labels by language; the default language of the shop is required.',
		}),
		type: t.field({ type: fieldType, required: true, description: 'Type of the field.' }),
		required: t.boolean({
			required: true,
			description: 'Whether every product needs a value, unless there is a default.',
		}),
		filter: t.boolean({
			required: true,
			description:
				'Whether lists of products can be filtered by it; ignored for links and for fields that shoppers do not see.',
		}),
		defaults: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Default text by language; empty for none.',
		}),
		defaultUrl: t.string({ description: 'Default address of a link: `https://…` or a path of the shop.' }),
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
		description: 'Creates a product field. Fails with `FIELD_NAME_TAKEN` if the name is in use.',
		extensions: needs('mProd'),
		args: {
			meta: t.arg.boolean({ required: true, description: 'Whether shoppers do not see the field.' }),
			field: t.arg({ type: fieldInput, required: true, description: 'The field to create.' }),
		},
		resolve: (_root, { meta, field: given }, context) =>
			context.inTenant((sql) => createProductField(sql, callerOf(context), { meta }, toSave(given))),
	}),
);

builder.mutationField('updateProductField', (t) =>
	t.field({
		type: field,
		description:
			'Changes a product field. Fails with `FIELD_TYPE_IN_USE` if its type changes while products have values.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the field.' }),
			field: t.arg({ type: fieldInput, required: true, description: 'The whole field as it shall be.' }),
		},
		resolve: (_root, { id, field: given }, context) =>
			context.inTenant((sql) => updateProductField(sql, callerOf(context), checkId(id), toSave(given))),
	}),
);

builder.mutationField('deleteProductField', (t) =>
	t.boolean({
		description: 'Deletes a product field with the values of all products. Always true.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the field.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteProductField(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('placeProductField', (t) =>
	t.boolean({
		description: 'Changes the position of a product field. Always true.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the field.' }),
			before: t.arg.id({ description: 'Id of the field that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, before }, context) {
			const place = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => placeProductField(sql, callerOf(context), place));
			return true;
		},
	}),
);
