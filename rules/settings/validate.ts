// What may stand in settings; asked by the screen and by the server.
import { type FieldError, type FieldRules, fieldError, findFieldError } from '../fields.ts';
import type { PlainTextKey } from '../messages/groups.ts';
import { findRecipientError } from '../recipients.ts';
import { tidyEmail, tidyField } from '../tidy-fields.ts';
import {
	type Setting,
	type SettingContext,
	type SettingErrors,
	type SettingsGroup,
	type SettingValues,
	settingsOf,
} from './schema.ts';

const isOneLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

const notAChoice = fieldError('fields.notAChoice');

const textError = (text: string, rules: FieldRules): FieldError | undefined =>
	isOneLine(text) ? findFieldError(text, rules) : notAChoice;

/** The rules of a line that is typed now. */
export function rulesOf(
	setting: Extract<Setting, { kind: 'text' }>,
	text: string,
	context: SettingContext,
): FieldRules {
	if (typeof setting.rules === 'function') return setting.rules(text, context);
	return setting.rules.kind === 'phone' ? { ...setting.rules, country: context.country } : setting.rules;
}

type Named<Kind> = Extract<Setting, { kind: Kind }>;

/** Message keys follow from the name of a setting; a test compares them with the messages that ship. */
const message = (key: string): FieldError => ({ key: key as PlainTextKey });

const isWhole = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;

function lineError(setting: Named<'text'>, text: string, prefix: string, context: SettingContext) {
	const found = textError(text, rulesOf(setting, text, context));
	if (found || !setting.pattern) return found;
	return setting.pattern.test(text) ? undefined : message(`${prefix}.${setting.invalid}`);
}

function errorOf(group: SettingsGroup, name: string, value: unknown, context: SettingContext): SettingErrors {
	const setting = group.settings[name] as Setting;
	const invalid = message(`${group.messages}.${setting.name ?? name}Invalid`);
	const unless = (isRight: boolean, found: FieldError = notAChoice) => ({ [name]: isRight ? undefined : found });
	switch (setting.kind) {
		case 'boolean':
		case 'languages':
			return {};
		case 'integer':
			return unless(isWhole(value as number, setting.min, setting.max), invalid);
		case 'money':
			return unless(isWhole(value as number, 0, setting.max), invalid);
		case 'choice':
			return unless(setting.choices.includes(value as string));
		case 'option': {
			if (setting.isOption) return unless(value === context.before?.[name] || setting.isOption(value as string));
			const options = setting.options ?? context.options?.[name];
			return unless(!options || [setting.default, context.before?.[name], ...options].includes(value as string));
		}
		case 'text': {
			const isSaved = setting.savedIsRight && value === context.before?.[name];
			return { [name]: isSaved ? undefined : lineError(setting, value as string, group.messages, context) };
		}
		case 'lines': {
			const lines = value as readonly string[];
			const found = lines.map((line) => textError(line, setting.rules)).find(Boolean);
			return { [name]: lines.length > setting.most ? notAChoice : found };
		}
		case 'emails': {
			const found = findRecipientError((value as readonly string[]).join(','));
			return { [name]: found && { key: `priceSettings.recipients.${found}` } };
		}
		case 'localised':
			return Object.fromEntries(
				Object.entries(value as Record<string, string>).map(([code, text]) => [
					`${name} ${code}`,
					textError(text, setting.rules),
				]),
			);
		case 'object':
			return setting.errorsOf(value as object);
	}
}

export function settingErrors<Group extends SettingsGroup>(
	group: Group,
	values: SettingValues<Group>,
	context: SettingContext,
): SettingErrors {
	const found = settingsOf(group).map(([name]) => errorOf(group, name, values[name], context));
	const alone: SettingErrors = Object.assign({}, ...found);
	const together = Object.entries(group.check?.(values) ?? {}).filter(([name]) => !alone[name]);
	return { ...alone, ...Object.fromEntries(together) };
}

/** Those that cannot be saved as they are. */
export function faultySettings<Group extends SettingsGroup>(
	group: Group,
	values: SettingValues<Group>,
	context: SettingContext,
): string[] {
	const found = Object.entries(settingErrors(group, values, context)).flatMap(([name, error]) => (error ? [name] : []));
	return [...new Set(found.map((name) => name.split(' ')[0] ?? name))];
}

function tidyValue(setting: Setting, value: unknown, { country }: SettingContext): unknown {
	switch (setting.kind) {
		case 'text': {
			const kind = typeof setting.rules === 'function' ? 'text' : (setting.rules.kind ?? 'text');
			return tidyField(kind, value as string, country);
		}
		case 'option':
			return (value as string).trim();
		case 'lines':
			return (value as readonly string[]).map((line) => line.trim()).filter(Boolean);
		case 'emails':
			return (value as readonly string[]).map(tidyEmail);
		case 'localised':
			return Object.fromEntries(
				Object.entries(value as Record<string, string>).map(([code, text]) => [code, text.trim()]),
			);
		case 'object':
			return setting.tidy(value as object);
		default:
			return value;
	}
}

/** As they are kept: without blanks around texts and within numbers. */
export function tidySettings<Group extends SettingsGroup>(
	group: Group,
	values: SettingValues<Group>,
	context: SettingContext,
): SettingValues<Group> {
	const tidied = settingsOf(group).map(([name, setting]) => [name, tidyValue(setting, values[name], context)]);
	return Object.fromEntries(tidied) as SettingValues<Group>;
}
