// What the elements of a page are called, in the language of the page around them: a text by what it says, a picture of a field like that field,
// everything else by its name, or by what it is.
import type { Design, DesignElement } from '../../../rules/designs/design.ts';
import { walkElements } from '../../../rules/designs/editing/find-element.ts';
import { fillIn, resolveValues, withoutEmptyFields } from '../../../rules/designs/placeholders.ts';
import type { Platform } from '../../platform/environment.tsx';
import { labelOf } from '../fields/field-uses.ts';

type Speech = Pick<Platform, 't' | 'language'>;

/** No one listens to more. */
const longestName = 300;

const textOf = (element: DesignElement, values: ReadonlyMap<string, string>): string =>
	element.kind === 'text'
		? element.runs
				.map((run) => fillIn(withoutEmptyFields(run.text, values), values, longestName).text)
				.join('')
				.replaceAll('\u00ad', '')
				.trim()
		: '';

function pictureName(element: DesignElement, { fields }: Design, language: string): string {
	if (element.kind !== 'image') return '';
	const { source } = element;
	const field = source && 'field' in source ? fields.find(({ key }) => key === source.field) : undefined;
	return field ? labelOf(field.labels, language) : element.alternativeText;
}

const coversPage = ({ box }: DesignElement, { width, height }: Design['product']): boolean =>
	box.x <= 0 && box.y <= 0 && box.x + box.width >= width && box.y + box.height >= height;

function kindName(element: DesignElement, { product }: Design, t: Speech['t']): string {
	if (element.kind !== 'shape') return t(`studio.free.kind.${element.kind}`);
	const { shape, fillId } = element;
	if (shape === 'rectangle' && coversPage(element, product)) return t('studio.free.background');
	if (shape === 'line' || fillId === null) return t('studio.free.shape.line');
	return t(shape === 'path' ? 'studio.free.kind.shape' : `studio.free.shape.${shape}`);
}

/** By the id of the element, those of groups included. */
export function nameElements(design: Design, { t, language }: Speech): ReadonlyMap<string, string> {
	const values = resolveValues(design, {});
	const nameOf = (element: DesignElement): string =>
		textOf(element, values) || pictureName(element, design, language) || element.name || kindName(element, design, t);
	return new Map(
		design.pages.flatMap(({ elements }) =>
			[...walkElements(elements)].map((element): [string, string] => [element.id, nameOf(element)]),
		),
	);
}
