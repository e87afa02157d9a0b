// Settings in the API: from the schema of a group follow its type and its input.
import type { EnumRef, InputRef, ObjectRef } from '@pothos/core';
import { toApi } from '../../rules/settings/api-values.ts';
import { type Setting, type SettingsGroup, settingsOf } from '../../rules/settings/schema.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { headerType } from '../graphql/header-type.ts';
import { totalLabelType } from '../graphql/total-label.ts';
import type { StoredSettings } from './store-settings.ts';

/** The client learns of these from the schema of their group: `npm run schema` leaves them out. */
const isSetting = { setting: true };

type Choice = EnumRef<typeof builder.$inferSchemaTypes, string>;

/** Those that are shown elsewhere, too. */
const enums = new Map<string, Choice>([
	['HeaderType', headerType as Choice],
	['TotalLabel', totalLabelType as Choice],
]);

function enumOf({
	apiType,
	apiDescription,
	description,
	choices,
	meanings = {},
}: Extract<Setting, { kind: 'choice' }>): Choice {
	const known = enums.get(apiType);
	if (known) return known;
	const made: Choice = builder.enumType(apiType, {
		description: apiDescription ?? description,
		values: describeValues(choices, meanings),
		extensions: isSetting,
	});
	enums.set(apiType, made);
	return made;
}

const wordingInput = builder.inputType('WordingInput', {
	description: 'A text in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language code, such as `en-GB`.' }),
		translation: t.string({ required: true, description: 'Text in this language; empty removes it.' }),
	}),
});

/** Of those who save. */
export const revisionArgument = {
	description: 'Revision of the settings that the change is based on; without it whatever is there is changed.',
} as const;

interface Names {
	type: string;
	description: string;
	input: string;
	inputDescription: string;
	/** Settings that every caller gives: what comes later may be left out. */
	required?: readonly string[];
	/** Types of those that have several fields. */
	objects?: Readonly<
		Record<string, { type: ObjectRef<typeof builder.$inferSchemaTypes, object>; input: InputRef<object> }>
	>;
}

/** A field of its own for each setting, beside `revision`. */
export function declareSettings<Group extends SettingsGroup>(group: Group, names: Names) {
	const { objects = {}, required = [] } = names;
	const type = builder.objectRef<StoredSettings<Group>>(names.type).implement({
		description: names.description,
		fields: (t) => ({
			revision: t.exposeInt('revision', {
				description: 'Revision to send when the settings are saved; 0 if nothing has been saved yet.',
			}),
		}),
	});
	for (const [name, setting] of settingsOf(group)) {
		const about = { extensions: isSetting, description: setting.description };
		const apiValue = <Value>({ values }: StoredSettings<Group>) => toApi(setting, values[name]) as Value;
		builder.objectField(type, name, (t) => {
			switch (setting.kind) {
				case 'boolean':
					return t.boolean({ ...about, resolve: (of) => apiValue<boolean>(of) });
				case 'integer':
					return t.int({ ...about, resolve: (of) => apiValue<number>(of) });
				case 'money':
					return t.float({ ...about, resolve: (of) => apiValue<number>(of) });
				case 'choice':
					return t.field({ ...about, type: enumOf(setting), resolve: (of) => apiValue<string>(of) });
				case 'lines':
				case 'languages':
					return t.stringList({ ...about, resolve: (of) => [...apiValue<readonly string[]>(of)] });
				case 'localised':
					return t.field({
						...about,
						type: ['Translation'],
						resolve: (of) => apiValue<{ languageCode: string; translation: string }[]>(of),
					});
				case 'object':
					return t.field({
						description: setting.description,
						type: objectOf(name).type,
						resolve: (of) => apiValue<object>(of),
					});
				default:
					return t.string({ ...about, resolve: (of) => apiValue<string>(of) });
			}
		});
	}

	function objectOf(name: string) {
		const found = objects[name];
		if (!found) throw new Error(`the API has no type for ${group.group}.${name}`);
		return found;
	}

	const input = builder.inputType(names.input, {
		description: names.inputDescription,
		fields: (t) =>
			Object.fromEntries(
				settingsOf(group).map(([name, setting]) => {
					const { description } = setting;
					const about = { required: required.includes(name), extensions: isSetting, description };
					switch (setting.kind) {
						case 'boolean':
							return [name, t.boolean(about)];
						case 'integer':
							return [name, t.int(about)];
						case 'money':
							return [name, t.float(about)];
						case 'choice':
							return [name, t.field({ ...about, type: enumOf(setting) })];
						case 'lines':
						case 'languages':
							return [name, t.stringList(about)];
						case 'localised':
							return [name, t.field({ ...about, type: [wordingInput] })];
						case 'object':
							return [name, t.field({ description, type: objectOf(name).input })];
						default:
							return [name, t.string(about)];
					}
				}),
			),
	});
	return { type, input };
}
