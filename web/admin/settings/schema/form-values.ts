// Settings as fields hold them: several lines, and several addresses, are one text.

import { readRecipients } from '../../../../rules/recipients.ts';
import { type SettingsGroup, type SettingValues, settingsOf } from '../../../../rules/settings/schema.ts';

export type FormValues<Group extends SettingsGroup> = {
	[Name in keyof Group['settings']]: Group['settings'][Name] extends { kind: 'lines' | 'emails' }
		? string
		: SettingValues<Group>[Name];
};

type Values = Readonly<Record<string, unknown>>;

export function toForm<Group extends SettingsGroup>(group: Group, values: SettingValues<Group>): FormValues<Group> {
	const form = settingsOf(group).map(([name, { kind }]) => {
		const value = (values as Values)[name];
		if (kind !== 'lines' && kind !== 'emails') return [name, value];
		return [name, (value as readonly string[]).join(kind === 'lines' ? '\n' : ',')];
	});
	return Object.fromEntries(form) as FormValues<Group>;
}

const linesOf = (text: string) =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

export function fromForm<Group extends SettingsGroup>(group: Group, form: FormValues<Group>): SettingValues<Group> {
	const values = settingsOf(group).map(([name, { kind }]) => {
		const value = (form as Values)[name];
		if (kind === 'lines') return [name, linesOf(value as string)];
		return [name, kind === 'emails' ? readRecipients(value as string) : value];
	});
	return Object.fromEntries(values) as SettingValues<Group>;
}
