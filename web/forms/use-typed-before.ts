// What was typed before React took the page over stands in the fields, and the form does not know of it: on a slow phone a whole log-in. The next
// rendering would write the form's own values over it.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormElement } from '../../rules/forms/definition.ts';
import type { FormValue, FormValues } from '../../rules/forms/values.ts';
import type { RunningForm } from './use-form.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Numbers, colours and files have fields that hold more than their text. */
const unread: ReadonlySet<FormElement['type']> = new Set(['quantity', 'multiSelect', 'colour', 'file']);

function readValue(form: HTMLFormElement, { name, type }: FormElement): FormValue | undefined {
	if (unread.has(type)) return undefined;
	const within = `[data-element="${CSS.escape(name)}"]`;
	if (type === 'radio') return form.querySelector<HTMLInputElement>(`${within} input:checked`)?.value;
	const control = form.querySelector<Control>(`${within} :is(input, textarea, select)`);
	return type === 'checkbox' ? (control as HTMLInputElement | null)?.checked : control?.value;
}

const readValues = (
	form: HTMLFormElement,
	elements: readonly FormElement[],
	known: FormValues,
): [string, FormValue][] =>
	elements.flatMap((element): [string, FormValue][] => {
		const value = readValue(form, element);
		return value === undefined || value === known[element.name] ? [] : [[element.name, value]];
	});

export function useTypedBefore(form: RefObject<HTMLFormElement | null>, { elements, state, set }: RunningForm): void {
	const typed = useRef<readonly [string, FormValue][]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered anew
	useLayoutEffect(() => {
		if (!form.current) return;
		typed.current = readValues(form.current, elements, state.vault);
		for (const [name, value] of typed.current) set(name, value);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once more, after what an earlier visit has left was put back
	useEffect(() => {
		for (const [name, value] of typed.current) set(name, value);
	}, []);
}
