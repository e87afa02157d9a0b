// What is wrong with a text while it is typed. The server asks again, with the whole parser.

import { outlineNames } from '../../rules/texts/icu-outline.ts';
import type { ImportFault } from '../../rules/texts/import-faults.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { GridText } from './grid-text.ts';

export interface TextFault {
	fault: ImportFault;
	names: readonly string[];
}

/** By `placeOf`. */
export type TextFaults = ReadonlyMap<string, TextFault>;

export const placeOf = (key: string, languageCode: string) => `${key} ${languageCode}`;

export function findFault(text: GridText, languageCode: string, typed: string): TextFault | undefined {
	const { icu, placeholders, placeholdersOptional, baseLanguage } = text;
	if (typed.trim() === '') {
		const isOwnBase = languageCode === baseLanguage && text.type !== 'static';
		return isOwnBase ? { fault: 'baseMissing', names: [] } : undefined;
	}
	if (!icu) return undefined;
	const used = outlineNames(typed);
	if (!used) return { fault: 'brokenText', names: placeholders };
	const unknown = used.filter((name) => !placeholders.includes(name));
	if (unknown.length > 0) return { fault: 'unknownPlaceholder', names: unknown };
	const missing = placeholdersOptional ? [] : placeholders.filter((name) => !used.includes(name));
	return missing.length > 0 ? { fault: 'missingPlaceholder', names: missing } : undefined;
}

export const faultText = (t: Translate, { fault, names }: TextFault): string =>
	t(`texts.fault.${fault}`, { names: names.map((name) => `{${name}}`).join(', ') });
