// What a form is, as data: pages of elements, their rules, and the conditions under which they are shown or may stay empty.
// Browser and server read the same definition; one that a tenant has made is checked by `findDefinitionErrors`.
import type { DayRules, FieldKind, FieldRules } from '../fields.ts';
import type { FileLimits } from '../files.ts';
import type { PlainTextKey } from '../messages/groups.ts';
import type { NumberLimits } from '../numbers.ts';
import { isUsablePattern } from '../patterns/match-pattern.ts';

/** A text of the catalogue, or one that a tenant has written. */
export type FormText = PlainTextKey | { text: string };

type Scalar = string | number | boolean;

/** A question to the values of other elements. What is hidden counts as empty. */
export type Condition =
	| { element: string; is: Scalar }
	| { element: string; isOneOf: readonly Scalar[] }
	/** Of several choices. */
	| { element: string; includes: string }
	| { element: string; filled: boolean }
	| { all: readonly Condition[] }
	| { any: readonly Condition[] }
	| { not: Condition };

interface Conditional {
	/** Only then it is there. */
	show?: Condition;
	/** Then it is not there; stronger than `show`. */
	hide?: Condition;
}

interface ElementBasics extends Conditional {
	/** Unique in the form. */
	name: string;
	label: FormText;
	hint?: FormText;
	required?: boolean;
	/** Then it may stay empty although it is required. */
	optional?: Condition;
	/** What is said instead of the usual: when it is empty, when it is not right. */
	wording?: { required?: FormText; invalid?: FormText };
	/** Takes the whole width of the form. */
	wide?: boolean;
	/** Stands above this element: with it a new part of the page begins. */
	heading?: FormText;
}

interface Choice {
	value: string;
	label: FormText;
	disabled?: boolean;
}

type TextType = Exclude<FieldKind, 'colour'> | 'textarea';

export interface TextElement extends ElementBasics, Pick<FieldRules, 'maxLength' | 'host'> {
	type: TextType;
	custom?: { pattern: string; message?: FormText };
	/** What a browser may fill in, as in the attribute of an input. */
	autoComplete?: AutoComplete;
}

type AutoComplete =
	| 'off'
	| 'name'
	| 'given-name'
	| 'family-name'
	| 'email'
	| 'username'
	| 'current-password'
	| 'new-password'
	| 'one-time-code'
	| 'organization'
	| 'street-address'
	| 'postal-code'
	| 'address-level2'
	| 'country'
	| 'tel'
	| 'url';

/** A number that is calculated with: clamped, and rounded up to the step. */
export interface QuantityElement extends ElementBasics, NumberLimits {
	type: 'quantity';
	unit?: FormText;
	/** Nothing and less than nothing are refused, in the specification's words. */
	positive?: boolean;
}

export interface ChoiceElement extends ElementBasics {
	type: 'select' | 'radio' | 'multiSelect';
	choices: readonly Choice[];
}

interface CheckboxElement extends ElementBasics {
	type: 'checkbox';
}

interface DateElement extends ElementBasics, Pick<DayRules, 'min' | 'max'> {
	type: 'date';
}

export interface FileElement extends ElementBasics, FileLimits {
	type: 'file';
	/** 1 unless specified. */
	maxFiles?: number;
}

export interface ColourElement extends ElementBasics {
	type: 'colour';
}

export type FormElement =
	| TextElement
	| QuantityElement
	| ChoiceElement
	| CheckboxElement
	| DateElement
	| FileElement
	| ColourElement;

export interface FormPage extends Conditional {
	id: string;
	label: FormText;
	elements: readonly FormElement[];
}

export interface FormDefinition {
	/** Unique among the forms of the product: what was typed is kept under it. */
	id: string;
	pages: readonly FormPage[];
}

export const elementsOf = ({ pages }: FormDefinition): FormElement[] => pages.flatMap(({ elements }) => elements);

/** The elements that a condition asks about. */
function askedBy(condition: Condition | undefined): string[] {
	if (!condition) return [];
	if ('element' in condition) return [condition.element];
	if ('not' in condition) return askedBy(condition.not);
	return ('all' in condition ? condition.all : condition.any).flatMap(askedBy);
}

/** Whose being there an element's own being there hangs on. */
function dependencies(definition: FormDefinition): Map<string, string[]> {
	return new Map(
		definition.pages.flatMap((page) =>
			page.elements.map(({ name, show, hide }): [string, string[]] => [
				name,
				[show, hide, page.show, page.hide].flatMap(askedBy),
			]),
		),
	);
}

/** Elements that in the end hang on themselves. */
function circles(graph: Map<string, string[]>): string[] {
	const done = new Set<string>();
	const found = new Set<string>();
	const visit = (name: string, trail: readonly string[]): void => {
		if (trail.includes(name)) found.add(name);
		if (trail.includes(name) || done.has(name)) return;
		for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
		done.add(name);
	};
	for (const name of graph.keys()) visit(name, []);
	return [...found];
}

function repeated(names: readonly string[]): string[] {
	return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function elementErrors(element: FormElement): string[] {
	const errors: string[] = [];
	// Names such as constructor are in every object, and would be found where no one put them.
	if (!/^[a-z][a-z0-9]*$/i.test(element.name) || element.name in {}) errors.push(`${element.name} cannot be a name`);
	if ('choices' in element && element.choices.length === 0) errors.push(`${element.name} has no choices`);
	if ('custom' in element && element.custom && !isUsablePattern(element.custom.pattern))
		errors.push(`${element.name} has a pattern that cannot be used`);
	if (element.type === 'urlOnHost' && !URL.canParse(element.host ?? '')) errors.push(`${element.name} has no host`);
	return errors;
}

/** What is wrong with a definition, in words for those who made it; empty when nothing. */
export function findDefinitionErrors(definition: FormDefinition): string[] {
	const elements = elementsOf(definition);
	const names = elements.map(({ name }) => name);
	const conditions = [...definition.pages, ...elements].flatMap(({ show, hide }) => [show, hide]);
	const asked = [...conditions, ...elements.map(({ optional }) => optional)].flatMap(askedBy);
	return [
		...(elements.length === 0 ? ['there is nothing in it'] : []),
		...repeated(names).map((name) => `${name} is there twice`),
		...repeated(definition.pages.map(({ id }) => id)).map((id) => `the page ${id} is there twice`),
		...[...new Set(asked)]
			.filter((name) => !names.includes(name))
			.map((name) => `${name} is asked about and not there`),
		...circles(dependencies(definition)).map((name) => `${name} hangs on itself`),
		...elements.flatMap(elementErrors),
	];
}

/** A definition of our own: an error in it is a bug, and told at once. */
export function defineForm(definition: FormDefinition): FormDefinition {
	const errors = findDefinitionErrors(definition);
	if (errors.length > 0) throw new Error(`The form ${definition.id}: ${errors.join('; ')}`);
	return definition;
}
