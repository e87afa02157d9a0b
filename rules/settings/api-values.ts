// Settings as the API tells and takes them: lists of addresses as one text, texts in several languages as a list.
import { readRecipients } from '../recipients.ts';
import { type Setting, type SettingsGroup, type SettingValues, settingsOf } from './schema.ts';
import { defaultsOf } from './values.ts';

interface Translation {
	languageCode: string;
	translation: string;
}

export function toApi(setting: Setting, value: unknown): unknown {
	if (setting.kind === 'emails') return (value as readonly string[]).join(',');
	if (setting.kind !== 'localised') return value;
	return Object.entries(value as Record<string, string>).map(([languageCode, translation]) => ({
		languageCode,
		translation,
	}));
}

function fromApi(setting: Setting, value: unknown): unknown {
	if (setting.kind === 'emails') return readRecipients(value as string);
	if (setting.kind !== 'localised') return value;
	return Object.fromEntries(
		(value as readonly Translation[]).map(({ languageCode, translation }) => [languageCode, translation]),
	);
}

/** What is not given, or unknown here, is left out. */
export function readGiven<Group extends SettingsGroup>(group: Group, given: object): Partial<SettingValues<Group>> {
	const values = given as Readonly<Record<string, unknown>>;
	const read = settingsOf(group).flatMap(([name, setting]) =>
		values[name] === undefined || values[name] === null ? [] : [[name, fromApi(setting, values[name])]],
	);
	return Object.fromEntries(read) as Partial<SettingValues<Group>>;
}

/** Of a response of the API that holds all of them. */
export const readSettings = <Group extends SettingsGroup>(group: Group, answer: object): SettingValues<Group> => ({
	...defaultsOf(group),
	...readGiven(group, answer),
});

/** For the input of the API. */
export function toGiven<Group extends SettingsGroup>(
	group: Group,
	values: Partial<SettingValues<Group>>,
): Record<string, unknown> {
	const given = values as Readonly<Record<string, unknown>>;
	return Object.fromEntries(
		settingsOf(group).flatMap(([name, setting]) => (name in given ? [[name, toApi(setting, given[name])]] : [])),
	);
}
