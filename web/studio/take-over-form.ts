// The studio takes the place of a form that somebody may be filling in: what they have typed and chosen is taken along, and they go on where they were.
import type { Design } from '../../rules/designs/design.ts';
import type { DesignOperation } from '../../rules/designs/editing/design-operation.ts';
import { readDesignForm } from '../../rules/designs/read-form.ts';

/** @param design that the server has rendered the form for */
export function readTypedForm(root: HTMLElement, design: Design): readonly DesignOperation[] {
	const form = root.querySelector('form');
	if (!form) return [];
	const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
	return readDesignForm(design, new URLSearchParams(entries)).operations;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element | null): element is TextControl =>
	element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** @returns goes back to the control that has the focus now, with the caret where it was */
export function holdFocus(root: HTMLElement): () => void {
	const { activeElement: focused } = document;
	if (!focused?.id || !root.contains(focused)) return () => undefined;
	const { id } = focused;
	const caret = isText(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
	return () => {
		const control = document.getElementById(id);
		control?.focus();
		if (caret && isText(control)) control.setSelectionRange(...caret);
	};
}
