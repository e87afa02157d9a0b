// What is read of a variant in one language.
import type { FieldValues } from '../../../../rules/catalogue/product-errors.ts';

export const valueIn = (fields: FieldValues, id: string, language: string): string => fields[id]?.words[language] ?? '';

/** Letters and digits, as an article number has them. */
export const codePart = (value: string): string =>
	value
		.normalize('NFD')
		.replace(/[^A-Za-z0-9]+/g, '')
		.slice(0, 12)
		.toUpperCase();
