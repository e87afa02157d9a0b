// The state of a form as the specification has it: page, pages, vault, required elements, show, hide and optional conditions.
// Each transition takes a state and gives the next one. What is typed stays in the vault, also while its element is hidden.
import { type Condition, elementsOf, type FormDefinition, type FormElement, type FormPage } from './definition.ts';
import { emptyValue, type FormValue, type FormValues, isEmpty, readValue } from './values.ts';

/** How conditions stand now, by the names of the elements that have one. */
type Standing = Readonly<Record<string, boolean>>;

export interface FormState {
	/** The id of the page that is shown. */
	page: string;
	/** The ids of the pages that there are now, in order. */
	pages: readonly string[];
	/** Everything that was entered. */
	vault: FormValues;
	/** The names of the elements that are there and must be filled. */
	requiredElements: readonly string[];
	conditions: { show: Standing; hide: Standing; optional: Standing };
}

function holdsFor(condition: Extract<Condition, { element: string }>, value: FormValue): boolean {
	if ('is' in condition) return value === condition.is;
	if ('isOneOf' in condition) return condition.isOneOf.some((wanted) => wanted === value);
	if ('filled' in condition) return isEmpty(value) !== condition.filled;
	return Array.isArray(value) && value.includes(condition.includes);
}

/** Answers conditions; what is hidden counts as empty, so that one element can hang on another that hangs on a third. */
function observer(definition: FormDefinition, vault: FormValues) {
	const elements = new Map(elementsOf(definition).map((element) => [element.name, element]));
	const pageOf = new Map(definition.pages.flatMap((page) => page.elements.map(({ name }) => [name, page] as const)));
	const known = new Map<string, boolean>();

	const entered = (element: FormElement): FormValue => {
		const value = isThere(element) ? vault[element.name] : undefined;
		return value ?? emptyValue(element);
	};
	const holds = (condition: Condition): boolean => {
		if ('all' in condition) return condition.all.every(holds);
		if ('any' in condition) return condition.any.some(holds);
		if ('not' in condition) return !holds(condition.not);
		const element = elements.get(condition.element);
		return element !== undefined && holdsFor(condition, entered(element));
	};
	const isOpen = ({ show, hide }: Pick<FormPage, 'show' | 'hide'>) => (!show || holds(show)) && !(hide && holds(hide));
	function isThere(element: FormElement): boolean {
		const before = known.get(element.name);
		if (before !== undefined) return before;
		// Elements that hang on each other in a circle are refused before; this only ends what would not end.
		known.set(element.name, false);
		const page = pageOf.get(element.name);
		const there = page !== undefined && isOpen(page) && isOpen(element);
		known.set(element.name, there);
		return there;
	}
	return { holds, isThere };
}

function standing(
	elements: readonly FormElement[],
	which: 'show' | 'hide' | 'optional',
	holds: (condition: Condition) => boolean,
): Standing {
	return Object.fromEntries(
		elements.flatMap((element) => (element[which] ? [[element.name, holds(element[which])] as const] : [])),
	);
}

/** The state that follows from what was entered. A page that is gone leads back to the last one before it. */
function settle(definition: FormDefinition, vault: FormValues, page: string): FormState {
	const elements = elementsOf(definition);
	const { holds, isThere } = observer(definition, vault);
	const pages = definition.pages.filter((each) => each.elements.some(isThere)).map(({ id }) => id);
	const all = definition.pages.map(({ id }) => id);
	const before = all.slice(0, all.indexOf(page) + 1).filter((id) => pages.includes(id));
	const conditions = {
		show: standing(elements, 'show', holds),
		hide: standing(elements, 'hide', holds),
		optional: standing(elements, 'optional', holds),
	};
	const requiredElements = elements
		.filter((element) => element.required && isThere(element) && conditions.optional[element.name] !== true)
		.map(({ name }) => name);
	return { page: before.at(-1) ?? pages[0] ?? '', pages, vault, requiredElements, conditions };
}

/** @param given values to begin with; what does not fit its element is left out */
export function startForm(definition: FormDefinition, given: Readonly<Record<string, unknown>> = {}): FormState {
	const vault = Object.fromEntries(
		elementsOf(definition).map((element) => [
			element.name,
			readValue(element, given[element.name]) ?? emptyValue(element),
		]),
	);
	return settle(definition, vault, definition.pages[0]?.id ?? '');
}

export const setValue = (definition: FormDefinition, state: FormState, name: string, value: FormValue): FormState =>
	settle(definition, { ...state.vault, [name]: value }, state.page);

/** A page that is not there is not gone to. */
export const goToPage = (state: FormState, page: string): FormState =>
	state.pages.includes(page) ? { ...state, page } : state;

const neighbour = (state: FormState, step: number): FormState => {
	const next = state.pages[state.pages.indexOf(state.page) + step];
	return next === undefined ? state : { ...state, page: next };
};

export const nextPage = (state: FormState): FormState => neighbour(state, 1);
export const previousPage = (state: FormState): FormState => neighbour(state, -1);
export const isFirstPage = ({ page, pages }: FormState): boolean => pages[0] === page;
export const isLastPage = ({ page, pages }: FormState): boolean => pages.at(-1) === page;

/** The elements that are there now; of one page, or of all. */
export function visibleElements(definition: FormDefinition, state: FormState, page?: string): FormElement[] {
	const { isThere } = observer(definition, state.vault);
	const pages = definition.pages.filter(({ id }) => page === undefined || id === page);
	return pages.flatMap(({ elements }) => elements).filter(isThere);
}

export const isRequired = ({ requiredElements }: FormState, name: string): boolean => requiredElements.includes(name);

/** The page on which an element stands. */
export const pageOfElement = ({ pages }: FormDefinition, name: string): string | undefined =>
	pages.find(({ elements }) => elements.some((element) => element.name === name))?.id;
