// What was typed into a form, kept in this tab until it is sent or discarded: a reload, or a way to the log-in and back, loses
// nothing. Passwords and files are not kept.
import { elementsOf, type FormDefinition } from '../../rules/forms/definition.ts';
import { type FormState, goToPage, startForm } from '../../rules/forms/state.ts';
import { type FormValues, isStorable } from '../../rules/forms/values.ts';

/** Every key begins with this, so that a user who logs out can clear them all. */
const mark = 'form:';

/** A form may be there several times, such as one for each product: `instance` tells them apart. */
export const keyOfForm = ({ id }: FormDefinition, instance: string | undefined): string =>
	`${mark}${id}${instance === undefined ? '' : `:${instance}`}`;

export function keepForm(key: string, definition: FormDefinition, { page, vault }: FormState): void {
	const kept = elementsOf(definition).filter(isStorable);
	const values = Object.fromEntries(kept.map(({ name }) => [name, vault[name]]));
	try {
		sessionStorage.setItem(key, JSON.stringify({ page, values }));
	} catch {
		// A browser that keeps nothing, or no more: the form works without.
	}
}

export function forgetForm(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// As above.
	}
}

/** @returns undefined where nothing was kept; what no longer fits the form is left out */
export function recallForm(key: string, definition: FormDefinition, initial: FormValues): FormState | undefined {
	try {
		const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
		if (typeof kept !== 'object' || kept === null || typeof kept.values !== 'object') return undefined;
		return goToPage(startForm(definition, { ...initial, ...kept.values }), String(kept.page));
	} catch {
		return undefined;
	}
}
