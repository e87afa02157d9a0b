// A text that is nothing but the forms of a number, taken apart, so that each form can be written in a field of its own.
import { outlineOf } from './icu-outline.ts';

export interface PluralForm {
	selector: string;
	text: string;
	/** A number for which this form is used. */
	example: number | undefined;
}

export interface PluralText {
	name: string;
	forms: PluralForm[];
	/** What stands around the forms, and belongs to every one of them. */
	before: string;
	after: string;
}

const candidates = [1, 2, 0, 3, 4, 5, 6, 7, 11, 12, 21, 100, 101, 1_000_000, 1.5];

function exampleOf(selector: string, language: string, ordinal: boolean): number | undefined {
	if (selector.startsWith('=')) return Number(selector.slice(1));
	const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
	return candidates.find((number) => rules.select(number) === selector);
}

/** Undefined where there is no number with forms, or more than one: such a text is written as it is. */
export function pluralOf(text: string, language: string): PluralText | undefined {
	const pieces = outlineOf(text) ?? [];
	const choices = pieces.filter((piece) => piece.kind === 'placeholder' && piece.forms.length > 0);
	const [plural, another] = choices;
	if (plural?.kind !== 'placeholder' || another || plural.type === 'select') return undefined;
	const nested = plural.forms.some(({ from, to }) => (outlineOf(text.slice(from, to)) ?? []).some(hasForms));
	if (nested) return undefined;
	return {
		name: plural.name,
		before: text.slice(0, plural.from),
		after: text.slice(plural.to),
		forms: plural.forms.map(({ selector, from, to }) => ({
			selector,
			text: text.slice(from, to),
			example: exampleOf(selector, language, plural.type === 'selectordinal'),
		})),
	};
}

const hasForms = (piece: NonNullable<ReturnType<typeof outlineOf>>[number]) =>
	piece.kind === 'placeholder' && piece.forms.length > 0;

/** The same text with one form changed. */
export function withForm(text: string, selector: string, form: string): string {
	const pieces = outlineOf(text) ?? [];
	const place = pieces
		.flatMap((piece) => (piece.kind === 'placeholder' ? piece.forms : []))
		.find((candidate) => candidate.selector === selector);
	return place ? text.slice(0, place.from) + form + text.slice(place.to) : text;
}
