// The labels of products in the API, for those who edit them.
import { labelKinds } from '../../../rules/catalogue/kinds.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type EditedLabel, listLabels } from './list-labels.ts';
import { createLabel, deleteLabel, type LabelToSave, placeLabel, updateLabel } from './save-label.ts';

const kind = builder.enumType('EditedLabelKind', { values: labelKinds });

const label = builder.objectRef<EditedLabel>('EditedProductLabel').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		names: t.field({ type: ['Translation'], resolve: ({ names }) => names }),
		kind: t.expose('kind', { type: kind }),
		active: t.exposeBoolean('active'),
		validFrom: t.exposeString('validFrom', { nullable: true, description: 'The first day, as 2026-11-15' }),
		validUntil: t.exposeString('validUntil', { nullable: true, description: 'The last day' }),
		products: t.exposeInt('products', { description: 'How many carry it' }),
	}),
});

builder.queryField('productLabels', (t) =>
	t.field({
		type: [label],
		description: 'The labels of the shop, in its order',
		extensions: needs('qProd'),
		args: { language: t.arg.string() },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listLabels(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const labelInput = builder.inputType('ProductLabelInput', {
	fields: (t) => ({
		names: t.field({ type: ['TranslationInput'], required: true }),
		kind: t.field({ type: kind, required: true }),
		active: t.boolean({ required: true }),
		validFrom: t.string(),
		validUntil: t.string(),
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
		extensions: needs('mProd'),
		args: { label: t.arg({ type: labelInput, required: true }) },
		resolve: (_root, { label: given }, context) =>
			context.inTenant((sql) => createLabel(sql, callerOf(context), toSave(given))),
	}),
);

builder.mutationField('updateProductLabel', (t) =>
	t.field({
		type: label,
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }), label: t.arg({ type: labelInput, required: true }) },
		resolve: (_root, { id, label: given }, context) =>
			context.inTenant((sql) => updateLabel(sql, callerOf(context), checkId(id), toSave(given))),
	}),
);

builder.mutationField('deleteProductLabel', (t) =>
	t.boolean({
		description: 'The products that carried it stay',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteLabel(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('placeProductLabel', (t) =>
	t.boolean({
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }), before: t.arg.id({ description: 'None is the end' }) },
		async resolve(_root, { id, before }, context) {
			const place = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => placeLabel(sql, callerOf(context), place));
			return true;
		},
	}),
);
