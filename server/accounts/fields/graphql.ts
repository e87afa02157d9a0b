// What is asked of users, in the API: the contract's query, and the administration of fields.
import { type UserField, userFieldTypes } from '../../../rules/accounts/profile.ts';
import { languageChain, pickTranslation, type Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { needs } from '../../graphql/rights.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { callerOf } from '../graphql-caller.ts';
import { actorOf } from '../services.ts';
import { findLabels, listFields } from './list-fields.ts';
import { createField, deleteField, type FieldToSave, findField, orderFields, updateField } from './save-field.ts';

export const fieldValueInput = builder.inputType('FieldValueInput', {
	fields: (t) => ({
		fieldName: t.string({ required: true }),
		value: t.string({ required: true }),
	}),
});

export const valuesOf = (values: readonly { fieldName: string; value: string }[]): Record<string, string> =>
	Object.fromEntries(values.map(({ fieldName, value }) => [fieldName, value]));

interface ShownField extends UserField {
	labels: Translatable;
	label: string;
}

async function shownFields(sql: Sql, { tenant }: GraphContext, language: string | null | undefined) {
	const fields = await listFields(sql, tenant.id);
	const labels = await findLabels(sql, tenant.id, fields);
	const chain = languageChain(spokenLanguage(tenant, language), defaultLanguage(tenant));
	return fields.map((field): ShownField => {
		const text = labels.get(field.fieldName) ?? { baseText: field.fieldName, baseLanguage: 'en-GB', translations: {} };
		return { ...field, labels: text, label: pickTranslation(text, chain) };
	});
}

const listed = ({ baseLanguage, baseText, translations }: Translatable) =>
	Object.entries({ [baseLanguage]: baseText, ...translations })
		.map(([languageCode, translation = baseText]) => ({ languageCode, translation }))
		.sort((a, b) => (a.languageCode < b.languageCode ? -1 : 1));

const genericField = builder.objectRef<ShownField>('UserGenericField').implement({
	fields: (t) => ({
		fieldName: t.exposeString('fieldName'),
		group: t.exposeString('group'),
		config: t.string({
			description: 'JSON: label, labelTranslation {baseTranslation, translations}, type, required, use, options',
			resolve: ({ label, labels, type, required, use, options }) =>
				JSON.stringify({
					label,
					labelTranslation: { baseTranslation: labels.baseText, translations: listed(labels) },
					type,
					required,
					use,
					options,
				}),
		}),
		defaultValue: t.exposeString('defaultValue', { nullable: true }),
		tenantID: t.id({ resolve: (_field, _args, { tenant }) => tenant.id }),
		order: t.exposeInt('order'),
		translations: t.field({
			type: ['Translation'],
			description: 'Of the label',
			resolve: ({ labels }) => listed(labels),
		}),
	}),
});

builder.queryField('userGenericFields', (t) =>
	t.field({
		type: [genericField],
		description: 'What the shop asks of its users, in its order',
		extensions: needs('public'),
		args: { language: t.arg.string({ description: 'Of the labels in config' }) },
		resolve: async (_root, { language }, context) =>
			(await context.inTenant((sql) => shownFields(sql, context, language))).filter(({ use }) => use),
	}),
);

const fieldType = builder.enumType('UserFieldType', { values: userFieldTypes });

const userField = builder.objectRef<ShownField>('UserField').implement({
	fields: (t) => ({
		fieldName: t.exposeString('fieldName'),
		group: t.exposeString('group', { description: 'general: ships with the product; specific: the shop’s own' }),
		label: t.exposeString('label'),
		translations: t.field({ type: ['Translation'], resolve: ({ labels }) => listed(labels) }),
		type: t.expose('type', { type: fieldType }),
		required: t.exposeBoolean('required'),
		use: t.exposeBoolean('use'),
		order: t.exposeInt('order'),
		defaultValue: t.exposeString('defaultValue', { nullable: true }),
		options: t.stringList({ resolve: ({ options }) => [...options] }),
	}),
});

builder.queryField('userFields', (t) =>
	t.field({
		type: [userField],
		description: 'Every field, also those not in use',
		extensions: needs('qUser'),
		args: { language: t.arg.string() },
		resolve: (_root, { language }, context) => context.inTenant((sql) => shownFields(sql, context, language)),
	}),
);

const label = builder.inputType('LabelInput', {
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		translation: t.string({ required: true }),
	}),
});

const fieldInput = builder.inputType('UserFieldInput', {
	fields: (t) => ({
		fieldName: t.string({ required: true }),
		labels: t.field({ type: [label], required: true }),
		type: t.field({ type: fieldType, required: true }),
		required: t.boolean({ required: true }),
		use: t.boolean({ required: true }),
		defaultValue: t.string(),
		options: t.stringList({ description: 'Of a choice' }),
	}),
});

interface GivenField extends Omit<FieldToSave, 'labels' | 'defaultValue' | 'options'> {
	labels: readonly { languageCode: string; translation: string }[];
	defaultValue?: string | null | undefined;
	options?: readonly string[] | null | undefined;
}

const toSave = ({ labels, defaultValue, options, ...rest }: GivenField): FieldToSave => ({
	...rest,
	labels: Object.fromEntries(labels.map(({ languageCode, translation }) => [languageCode, translation])),
	defaultValue: defaultValue || null,
	options: options ?? [],
});

/** Answers with the whole list: a change can move others. */
async function change(
	context: GraphContext,
	action: string,
	fieldName: string,
	work: (sql: Sql) => Promise<{ before?: object; after?: object }>,
): Promise<ShownField[]> {
	const caller = callerOf(context);
	return context.inTenant(async (sql) => {
		const entity = { type: 'userField', id: fieldName };
		const changed = await work(sql);
		await caller.services.record(sql, context.tenant.id, actorOf(caller), { action, entity, ...changed });
		return shownFields(sql, context, undefined);
	});
}

builder.mutationField('createUserField', (t) =>
	t.field({
		type: [userField],
		extensions: needs('mUser'),
		args: { field: t.arg({ type: fieldInput, required: true }) },
		resolve: (_root, { field }, context) =>
			change(context, 'createUserField', field.fieldName, async (sql) => ({
				after: await createField(sql, context.tenant, toSave(field)),
			})),
	}),
);

builder.mutationField('updateUserField', (t) =>
	t.field({
		type: [userField],
		description: 'The field of this name; type and options of the shipped ones stay as they are',
		extensions: needs('mUser'),
		args: { field: t.arg({ type: fieldInput, required: true }) },
		resolve: (_root, { field }, context) =>
			change(context, 'updateUserField', field.fieldName, async (sql) => ({
				before: await findField(sql, context.tenant.id, field.fieldName),
				after: await updateField(sql, context.tenant, toSave(field)),
			})),
	}),
);

builder.mutationField('deleteUserField', (t) =>
	t.field({
		type: [userField],
		description: 'With everything that users have put into it',
		extensions: needs('mUser'),
		args: { fieldName: t.arg.string({ required: true }) },
		resolve: (_root, { fieldName }, context) =>
			change(context, 'deleteUserField', fieldName, async (sql) => {
				const before = await findField(sql, context.tenant.id, fieldName);
				await deleteField(sql, context.tenant.id, fieldName);
				return { before };
			}),
	}),
);

builder.mutationField('orderUserFields', (t) =>
	t.field({
		type: [userField],
		extensions: needs('mUser'),
		args: { fieldNames: t.arg.stringList({ required: true, description: 'Those not named follow' }) },
		resolve: (_root, { fieldNames }, context) =>
			change(context, 'orderUserFields', '', async (sql) => {
				const fields = await orderFields(sql, context.tenant.id, fieldNames);
				return { after: { order: fields.map(({ fieldName }) => fieldName) } };
			}),
	}),
);
