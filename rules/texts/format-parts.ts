// A text that was taken apart, put together with what it is given. This is all that the browser needs of ICU: a few hundred bytes in
// place of a library, since the parsing is done on the server (compile-messages.ts).
import { formatterCache } from '../formats.ts';
import type { TextArguments } from './catalogue/entry.ts';

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
const dateFormat = formatterCache(
	(language, options) => new Intl.DateTimeFormat(language, JSON.parse(options) as Intl.DateTimeFormatOptions),
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

/** @param count the number that # stands for */
export function formatParts(
	parts: readonly Part[],
	language: string,
	values: TextArguments | undefined,
	count = 0,
): string {
	const inner = (chosen: { value: Part[] } | undefined, number = count): string => {
		if (!chosen) throw new RangeError('no such choice');
		return formatParts(chosen.value, language, values, number);
	};
	let text = '';
	for (const part of parts) {
		if (part.type === 0) text += part.value;
		else if (part.type === 7) text += numberFormat(language, '{}').format(count);
		else {
			const value = given(values, part.value);
			if (part.type === 1) text += value;
			else if (part.type === 2) text += numberFormat(language, optionsOf(part)).format(Number(value));
			else if (part.type === 5) text += inner(part.options[String(value)] ?? part.options.other);
			else if (part.type === 6) {
				const number = Number(value) - part.offset;
				const category = pluralRules(language, part.pluralType ?? 'cardinal').select(number);
				text += inner(part.options[`=${value}`] ?? part.options[category] ?? part.options.other, number);
			} else text += dateFormat(language, optionsOf(part)).format(new Date(value));
		}
	}
	return text;
}
