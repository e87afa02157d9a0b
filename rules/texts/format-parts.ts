// A text that was taken apart, put together with what it is given. This is all that the browser needs of ICU: a few hundred bytes in
// place of a library, since the parsing is done on the server (compile-messages.ts).
import { formatNumber, formatterCache } from '../formats.ts';
import type { TextArguments } from '../messages/entry.ts';

interface Style {
	parsedOptions?: Intl.NumberFormatOptions & Intl.DateTimeFormatOptions;
}

/** As the parser of `intl-messageformat` writes them; the numbers are its types. */
export type Part =
	| { type: 0; value: string }
	| { type: 1; value: string }
	| { type: 2 | 3 | 4; value: string; style?: string | Style | null }
	| { type: 5; value: string; options: Record<string, { value: Part[] }> }
	| { type: 6; value: string; options: Record<string, { value: Part[] }>; offset: number; pluralType?: string }
	| { type: 7 };

const pluralRules = formatterCache(
	(language, type) => new Intl.PluralRules(language, { type: type as Intl.PluralRuleType }),
);
const numberFormat = formatterCache(
	(language, options) => new Intl.NumberFormat(language, JSON.parse(options) as Intl.NumberFormatOptions),
);
/** Texts get days and moments already written; one that is given as it is must read the same on the server and in the browser. */
const dateFormat = formatterCache(
	(language, options) =>
		new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...(JSON.parse(options) as Intl.DateTimeFormatOptions) }),
);

const namedNumbers: Record<string, Intl.NumberFormatOptions> = {
	integer: { maximumFractionDigits: 0 },
	percent: { style: 'percent' },
};

function optionsOf({ type, style }: Extract<Part, { type: 2 | 3 | 4 }>): string {
	if (typeof style === 'object' && style?.parsedOptions) return JSON.stringify(style.parsedOptions);
	const name = typeof style === 'string' ? style : '';
	if (type === 2) return JSON.stringify(namedNumbers[name] ?? {});
	return JSON.stringify({ [type === 3 ? 'dateStyle' : 'timeStyle']: name || 'medium' });
}

/** Throws where something is not given, or is not what the text needs. */
function given(value: TextArguments | undefined, name: string): string | number | Date {
	const found = value?.[name];
	if (found === undefined) throw new TypeError(`${name} is not given`);
	return found;
}

export interface Spoken {
	language: string;
	/** How the shop writes amounts; without one, as the language does. */
	notation?: string | null;
}

interface Situation extends Spoken {
	values: TextArguments | undefined;
	/** The number that # stands for. */
	count: number;
}

type Choice = Extract<Part, { type: 5 | 6 }>;

function formatChoice(part: Choice, value: string | number | Date, situation: Situation): string {
	const { language } = situation;
	const count = part.type === 6 ? Number(value) - part.offset : situation.count;
	const chosen =
		part.type === 6
			? (part.options[`=${value}`] ?? part.options[pluralRules(language, part.pluralType ?? 'cardinal').select(count)])
			: part.options[String(value)];
	const { value: parts } = chosen ?? part.options.other ?? { value: undefined };
	if (!parts) throw new RangeError('no such choice');
	return formatAll(parts, { ...situation, count });
}

/** A number with a style of its own, such as a percentage, is written as the language does. */
const writeNumber = (value: number, options: string, { language, notation }: Spoken): string =>
	options === '{}' ? formatNumber(value, language, notation) : numberFormat(language, options).format(value);

function formatPart(part: Part, situation: Situation): string {
	const { language, values, count } = situation;
	if (part.type === 0) return part.value;
	if (part.type === 7) return writeNumber(count, '{}', situation);
	const value = given(values, part.value);
	if (part.type === 1) return String(value);
	if (part.type === 5 || part.type === 6) return formatChoice(part, value, situation);
	if (part.type === 2) return writeNumber(Number(value), optionsOf(part), situation);
	return dateFormat(language, optionsOf(part)).format(new Date(value));
}

const formatAll = (parts: readonly Part[], situation: Situation): string =>
	parts.map((part) => formatPart(part, situation)).join('');

export const formatParts = (
	parts: readonly Part[],
	{ language, notation }: Spoken,
	values: TextArguments | undefined,
) => formatAll(parts, { language, notation: notation ?? null, values, count: 0 });
