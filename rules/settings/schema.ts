// What a group of settings is made of. Defaults, validation in the browser and on the server, type and input of the API, fields of the screen, and
// what is kept in the database all follow from its schema.
import type { FieldError, FieldRules } from '../fields.ts';
import type { PlainTextKey } from '../messages/groups.ts';

/** By the name of the setting; a part of it as `seller.vatId`, a text in one of several languages as `claim de-DE`. */
export type SettingErrors = Readonly<Record<string, FieldError | undefined>>;

/** What a setting is validated against besides itself. */
export interface SettingContext {
	/** Of the shop, such as https://shop.example */
	host?: string;
	/** In which the shop works: phone numbers without one of their own belong to it. */
	country?: string;
	/** What can be chosen, by the name of the setting, where the shop itself decides that. */
	options?: Readonly<Record<string, readonly string[]>>;
	/** As it is saved. */
	before?: Readonly<Record<string, unknown>>;
}

interface Described {
	/** In the documentation of the API: a whole sentence. */
	description: string;
	/** On the screen it is a field of this card, whose heading is the message `<messages>.<card>`. Left out: the screen itself places it. */
	card?: string;
	/** Its messages are called by this instead of by its key: `<messages>.<name>` is its label. */
	name?: string;
	/** Whether there is a message `<messages>.<name>Hint`. */
	hint?: true;
	/** Where else than in the row of its group it is kept: with the tenant, which every request reads, or among the texts of the shop. */
	keptIn?: 'tenants' | 'texts';
}

interface BooleanSetting extends Described {
	kind: 'boolean';
	default: boolean;
}

/** With a message `<messages>.<name>Invalid`. */
interface IntegerSetting extends Described {
	kind: 'integer';
	default: number;
	min: number;
	max: number;
	/** Shown behind the number: `%`, or a message. */
	unit?: '%' | PlainTextKey;
}

/** In minor units of the shop's currency, from nothing on; with a message `<messages>.<name>Invalid`. */
interface MoneySetting extends Described {
	kind: 'money';
	default: number;
	max: number;
}

/** With a message `<messages>.<name>.<value>` for each choice, unless `labels` say otherwise. */
interface ChoiceSetting extends Described {
	kind: 'choice';
	default: string;
	choices: readonly string[];
	labels?: Readonly<Record<string, PlainTextKey>>;
	/** The name of its enum in the API. */
	apiType: string;
	apiDescription?: string;
	/** Of each choice, in the documentation of the API; left out where the API has the enum already. */
	meanings?: Readonly<Record<string, string>>;
}

/** One of several texts that no enum lists, such as countries, or the pages of the shop. */
interface OptionSetting extends Described {
	kind: 'option';
	default: string;
	/** Left out: those of the context. What is saved may stay. */
	options?: readonly string[];
	/** In place of `options` where the list is not the same everywhere: browsers and servers know different time zones. */
	isOption?(value: string): boolean;
	/** So many that one is found by typing. */
	searched?: true;
	/** The message of the empty one, where there is one. */
	none?: PlainTextKey;
}

/** One line: a plain text, an address of mail or web, a phone number, as its rules say. */
interface TextSetting extends Described {
	kind: 'text';
	default: string;
	rules: FieldRules | ((text: string, context: SettingContext) => FieldRules);
	/** Besides, with the message `<messages>.<invalid>`. */
	pattern?: RegExp;
	invalid?: string;
	/** What is saved already is right, whatever was asked of it when it came. */
	savedIsRight?: true;
	autoComplete?: 'off';
}

/** Several lines, as on an envelope. */
interface LinesSetting extends Described {
	kind: 'lines';
	default: readonly string[];
	rules: FieldRules;
	most: number;
}

/** Addresses of mails; in the API and on the screen with commas between them. */
interface EmailsSetting extends Described {
	kind: 'emails';
	default: readonly string[];
}

/** Some of the languages of the shop. */
interface LanguagesSetting extends Described {
	kind: 'languages';
	default: readonly string[];
}

/** A text in each language of the shop; empty: the one that ships. */
interface LocalisedSetting extends Described {
	kind: 'localised';
	default: Readonly<Record<string, string>>;
	rules: FieldRules;
	keptIn: 'texts';
	/** Of the text. */
	textKey: string;
}

/** Several fields that belong together, with rules and a screen of their own. */
interface ObjectSetting extends Described {
	kind: 'object';
	default: object;
	tidy(value: object): object;
	errorsOf(value: object): SettingErrors;
}

export type Setting =
	| BooleanSetting
	| IntegerSetting
	| MoneySetting
	| ChoiceSetting
	| OptionSetting
	| TextSetting
	| LinesSetting
	| EmailsSetting
	| LanguagesSetting
	| LocalisedSetting
	| ObjectSetting;

type Settings = Readonly<Record<string, Setting>>;

type ValueOf<S extends Setting> = S extends { kind: 'boolean' }
	? boolean
	: S extends { kind: 'integer' | 'money' }
		? number
		: S extends { kind: 'choice'; choices: readonly (infer Choice)[] }
			? Choice
			: S extends { kind: 'text' | 'option' }
				? string
				: S extends { kind: 'lines' | 'emails' | 'languages' }
					? readonly string[]
					: S extends { kind: 'localised' }
						? Readonly<Record<string, string>>
						: S['default'];

type ValuesOf<S extends Settings> = { -readonly [Key in keyof S]: ValueOf<S[Key]> };

export interface SettingsGroup<S extends Settings = Settings> {
	/** By which its row is found. */
	group: string;
	/** Of the shape of the values that are kept; raised together with a new entry of `upgrades`. */
	version: number;
	/** From the values of each version to those of the next; unknown keys stay. */
	upgrades?: readonly ((values: Readonly<Record<string, unknown>>) => Record<string, unknown>)[];
	/** The beginning of its message keys. */
	messages: string;
	settings: S;
	/** What concerns several settings at once. */
	check?(values: ValuesOf<S>): SettingErrors;
}

export type SettingValues<Group extends SettingsGroup> = ValuesOf<Group['settings']>;

export const defineSettings = <const S extends Settings>(group: SettingsGroup<S>): SettingsGroup<S> => group;

/** Its settings in their order. */
export const settingsOf = (group: SettingsGroup): [string, Setting][] => Object.entries(group.settings);

/** Those that are in the row of the group. */
export const isInRow = ({ keptIn }: Setting): boolean => keptIn === undefined;
