// The labels of products in the API, for those who edit them.

import { labelKinds } from '../../../rules/catalogue/kinds.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type EditedLabel, listLabels } from './list-labels.ts';
import { createLabel, deleteLabel, type LabelToSave, placeLabel, updateLabel } from './save-label.ts';

const kind = builder.enumType('EditedLabelKind', {
	description: 'Appearance of a label.',
	values: describeValues(labelKinds, {
		plain: 'Shown without emphasis.',
		highlighted: 'Shown with emphasis.',
		sale: 'For reduced prices.',
	}),
});

const label = builder.objectRef<EditedLabel>('EditedProductLabel').implement({
	description: 'A label of products with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the label.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		names: t.field({ type: ['Translation'], description: 'Names by language.', resolve: ({ names }) => names }),
		kind: t.expose('kind', { type: kind, description: 'Appearance of the label.' }),
		active: t.exposeBoolean('active', { description: 'Whether the label is shown at all.' }),
		validFrom: t.exposeString('validFrom', {
			nullable: true,
			description: 'First day on which it is shown, as `2026-11-15`; null for no beginning.',
		}),
		validUntil: t.exposeString('validUntil', {
			nullable: true,
			description: 'Last day on which it is shown, as `2026-11-15`; null for no end.',
		}),
		products: t.exposeInt('products', { description: 'Number of products with this label.' }),
	}),
});

builder.queryField('productLabels', (t) =>
	t.field({
		type: [label],
		description: 'All labels of products, in the order of the shop.',
		extensions: needs('qProd'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listLabels(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const labelInput = builder.inputType('ProductLabelInput', {
	description: 'A new or changed label.',
	fields: (t) => ({
		names: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Names by language, at most 60 characters; the default language of the shop is required.',
		}),
		kind: t.field({ type: kind, required: true, description: 'Appearance of the label.' }),
		active: t.boolean({ required: true, description: 'Whether the label is shown at all.' }),
		validFrom: t.string({ description: 'First day on which it is shown, as `2026-11-15`; no beginning if left out.' }),
		validUntil: t.string({ description: 'Last day on which it is shown, as `2026-11-15`; no end if left out.' }),
	}),
});

const toSave = (given: typeof labelInput.$inferInput): LabelToSave => ({
	...given,
	validFrom: given.validFrom || null,
	validUntil: given.validUntil || null,
});

builder.mutationField('createProductLabel', (t) =>
	t.field({
		type: label,
		description: 'Creates a label, after all others.',
		extensions: needs('mProd'),
		args: { label: t.arg({ type: labelInput, required: true, description: 'The label to create.' }) },
		resolve: (_root, { label: given }, context) =>
			context.inTenant((sql) => createLabel(sql, callerOf(context), toSave(given))),
	}),
);

builder.mutationField('updateProductLabel', (t) =>
	t.field({
		type: label,
		description: 'Changes a label.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the label.' }),
			label: t.arg({ type: labelInput, required: true, description: 'The whole label as it shall be.' }),
		},
		resolve: (_root, { id, label: given }, context) =>
			context.inTenant((sql) => updateLabel(sql, callerOf(context), checkId(id), toSave(given))),
	}),
);

builder.mutationField('deleteProductLabel', (t) =>
	t.boolean({
		description: 'Deletes a label and removes it from its products. Always true.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the label.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteLabel(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('placeProductLabel', (t) =>
	t.boolean({
		description: 'Changes the position of a label. Always true.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the label.' }),
			before: t.arg.id({ description: 'Id of the label that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, before }, context) {
			const place = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => placeLabel(sql, callerOf(context), place));
			return true;
		},
	}),
);
