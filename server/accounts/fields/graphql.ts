// What is asked of users, in the API: the contract's query, and the administration of fields.

import { type UserField, userFieldTypes } from '../../../rules/accounts/profile.ts';
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { languageChain, pickTranslation, type Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { needs } from '../../graphql/rights.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { callerOf } from '../graphql-caller.ts';
import { actorOf } from '../services.ts';
import { findLabels, listFields } from './list-fields.ts';
import { createField, deleteField, type FieldToSave, findField, orderFields, updateField } from './save-field.ts';

export const fieldValueInput = builder.inputType('FieldValueInput', {
	description: 'Value of a profile field.',
	fields: (t) => ({
		fieldName: t.string({ required: true, description: 'Name of the field.' }),
		value: t.string({ required: true, description: 'Value of the field; empty removes it.' }),
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
	description: 'A profile field that is in use.',
	fields: (t) => ({
		fieldName: t.exposeString('fieldName', { description: 'Unique name of the field.' }),
		group: t.exposeString('group', {
			description: '`general` for a field that ships with the product, `specific` for a field of the shop.',
		}),
		config: t.string({
			description:
				'JSON with `label`, `labelTranslation` {`baseTranslation`, `translations`}, `type`, `required`, `use` and `options`.',
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
		defaultValue: t.exposeString('defaultValue', {
			nullable: true,
			description: 'Default value; null if there is none.',
		}),
		tenantID: t.id({ description: 'Id of the shop.', resolve: (_field, _args, { tenant }) => tenant.id }),
		order: t.exposeInt('order', { description: 'Position of the field, starting at 0.' }),
		translations: t.field({
			type: ['Translation'],
			description: 'Label of the field in all languages.',
			resolve: ({ labels }) => listed(labels),
		}),
	}),
});

builder.queryField('userGenericFields', (t) =>
	t.field({
		type: [genericField],
		description: 'Profile fields that are in use, in the order of the shop.',
		extensions: needs('public'),
		args: {
			language: t.arg.string({
				description:
					'Language of the labels in `config`, such as `en-GB`; for a language that the shop does not offer, its default language.',
			}),
		},
		resolve: async (_root, { language }, context) =>
			(await context.inTenant((sql) => shownFields(sql, context, language))).filter(({ use }) => use),
	}),
);

const fieldType = builder.enumType('UserFieldType', {
	description: 'Type of a profile field.',
	values: describeValues(userFieldTypes, {
		text: 'One line of text.',
		textarea: 'Several lines of text.',
		email: 'An email address.',
		phone: 'A phone number.',
		mobile: 'A mobile phone number.',
		number: 'A decimal number.',
		url: 'The address of a website.',
		select: 'One of several options, in a drop-down list.',
		radio: 'One of several options, as radio buttons.',
		checkbox: 'A box that is ticked or not.',
		date: 'A calendar date.',
	}),
});

const userField = builder.objectRef<ShownField>('UserField').implement({
	description: 'A profile field with all its settings.',
	fields: (t) => ({
		fieldName: t.exposeString('fieldName', { description: 'Unique name of the field.' }),
		group: t.exposeString('group', {
			description: '`general` for a field that ships with the product, `specific` for a field of the shop.',
		}),
		label: t.exposeString('label', { description: 'Label in the requested language.' }),
		translations: t.field({
			type: ['Translation'],
			description: 'Label in all languages.',
			resolve: ({ labels }) => listed(labels),
		}),
		type: t.expose('type', { type: fieldType, description: 'Type of the field.' }),
		required: t.exposeBoolean('required', { description: 'Whether a value is required for a complete profile.' }),
		use: t.exposeBoolean('use', { description: 'Whether the field is in use.' }),
		order: t.exposeInt('order', { description: 'Position of the field, starting at 0.' }),
		defaultValue: t.exposeString('defaultValue', {
			nullable: true,
			description: 'Default value; null if there is none.',
		}),
		options: t.stringList({
			description: 'Options to choose from; empty unless the type is `select` or `radio`.',
			resolve: ({ options }) => [...options],
		}),
	}),
});

builder.queryField('userFields', (t) =>
	t.field({
		type: [userField],
		description: 'All profile fields, including those not in use, in the order of the shop.',
		extensions: needs('qUser'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, context) => context.inTenant((sql) => shownFields(sql, context, language)),
	}),
);

const label = builder.inputType('LabelInput', {
	description: 'A label in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language code, such as `en-GB`.' }),
		translation: t.string({ required: true, description: 'Label in this language.' }),
	}),
});

const fieldInput = builder.inputType('UserFieldInput', {
	description: 'A new or changed profile field.',
	fields: (t) => ({
		fieldName: t.string({ required: true, description: 'Unique name of the field, which never changes.' }),
		labels: t.field({
			type: [label],
			required: true,
			description: 'Labels by language; a new field needs one in the default language of the shop.',
		}),
		type: t.field({ type: fieldType, required: true, description: 'Type of the field.' }),
		required: t.boolean({ required: true, description: 'Whether a value is required for a complete profile.' }),
		use: t.boolean({ required: true, description: 'Whether the field is in use.' }),
		defaultValue: t.string({ description: 'Default value; none if left out or empty.' }),
		options: t.stringList({ description: 'Options to choose from, at most 200; required for `select` and `radio`.' }),
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
	action: AuditAction,
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
		description: 'Creates a profile field and returns all fields. Fails with `FIELD_NAME_TAKEN` if the name is in use.',
		extensions: needs('mUser'),
		args: { field: t.arg({ type: fieldInput, required: true, description: 'The field to create.' }) },
		resolve: (_root, { field }, context) =>
			change(context, 'createUserField', field.fieldName, async (sql) => ({
				after: await createField(sql, context.tenant, toSave(field)),
			})),
	}),
);

builder.mutationField('updateUserField', (t) =>
	t.field({
		type: [userField],
		description:
			'Changes the profile field with this name and returns all fields. Type and options of fields that ship with the product do not change.',
		extensions: needs('mUser'),
		args: { field: t.arg({ type: fieldInput, required: true, description: 'The whole field as it shall be.' }) },
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
		description:
			'Deletes a profile field with the values of all users, and returns the other fields. Fails with `FIELD_PROTECTED` for fields that ship with the product.',
		extensions: needs('mUser'),
		args: { fieldName: t.arg.string({ required: true, description: 'Name of the field.' }) },
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
		description: 'Changes the order of profile fields and returns all fields.',
		extensions: needs('mUser'),
		args: {
			fieldNames: t.arg.stringList({
				required: true,
				description: 'Names in the new order; fields that are left out follow in their current order.',
			}),
		},
		resolve: (_root, { fieldNames }, context) =>
			change(context, 'orderUserFields', '', async (sql) => {
				const fields = await orderFields(sql, context.tenant.id, fieldNames);
				return { after: { order: fields.map(({ fieldName }) => fieldName) } };
			}),
	}),
);
