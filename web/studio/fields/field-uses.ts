// Where the fields of a design are used: which elements show one, and which field an element is filled in by.
import type { Design, DesignElement, DesignField, ImageElement } from '../../../rules/designs/design.ts';
import { walkElements } from '../../../rules/designs/editing/find-element.ts';
import { fieldKeysOf as keysOf } from '../../../rules/designs/placeholders.ts';

export interface FieldUse {
	page: string;
	element: DesignElement;
}

export function* usesOf({ pages }: Pick<Design, 'pages'>, key: string): Generator<FieldUse> {
	for (const { id: page, elements } of pages)
		for (const element of walkElements(elements)) if (keysOf(element).includes(key)) yield { page, element };
}

export const picturesOf = (design: Pick<Design, 'pages'>, key: string): { page: string; element: ImageElement }[] =>
	[...usesOf(design, key)].flatMap(({ page, element }) => (element.kind === 'image' ? { page, element } : []));

/** The first field that an element is filled in by. */
export function fieldOfElement(design: Design, elementId: string): DesignField | undefined {
	for (const { elements } of design.pages)
		for (const element of walkElements(elements)) {
			if (element.id !== elementId) continue;
			const [key] = keysOf(element);
			return design.fields.find((field) => field.key === key);
		}
	return undefined;
}

/** In the language of the page, in any other that there is, or the key. */
export function labelOf(labels: Readonly<Record<string, string>>, language: string, otherwise = ''): string {
	const [sameTongue] = Object.keys(labels).filter((code) => code.split('-')[0] === language.split('-')[0]);
	return (
		labels[language] || (sameTongue && labels[sameTongue]) || Object.values(labels).find((text) => text) || otherwise
	);
}

export const fieldControlId = (key: string): string => `field-${key}`;

/** Of the control, and of what stands around it. */
export function fieldIds(key: string) {
	const control = fieldControlId(key);
	return {
		control,
		label: `${control}-label`,
		hint: `${control}-hint`,
		note: `${control}-note`,
		error: `${control}-error`,
	};
}
