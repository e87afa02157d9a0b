// The design as a whole: its pages against those of the product, and what was filled in.
import type { Design, DesignField } from '../design.ts';
import { type FieldValues, valueOfField } from '../placeholders.ts';
import type { PrintSpecification } from '../print-specification.ts';
import type { Micrometres } from '../units.ts';
import { type DrawnPages, type Found, finding } from './context.ts';

/** A page of another size is cut as it is, offered to be scaled, or refused. */
const sizeTolerance: { same: Micrometres; scalable: Micrometres } = { same: 500, scalable: 2000 };

export function* checkPages({ pages, product }: Design, specification: PrintSpecification): Found {
	const { sides, width, height } = specification;
	if (pages.length !== sides.length)
		yield finding('wrongPageCount', 'error', { numbers: { pages: pages.length, wanted: sides.length } });
	const difference = Math.max(Math.abs(product.width - width), Math.abs(product.height - height));
	if (difference <= sizeTolerance.same) return;
	const numbers = { width: product.width, height: product.height, wantedWidth: width, wantedHeight: height };
	if (difference <= sizeTolerance.scalable) yield finding('pageSizeScalable', 'warning', { numbers });
	else yield finding('wrongPageSize', 'error', { numbers });
}

/** Where a field is printed first. */
function findUse(key: string, pages: DrawnPages): { page: number; elementId: string } | undefined {
	for (const [index, { reports }] of pages.entries()) {
		const user = reports.find((report) => report.kind !== 'image' && report.fields.includes(key));
		if (user) return { page: index + 1, elementId: user.elementId };
	}
	return undefined;
}

/** A choice that is given is a choice; letters that are given are an example. */
const hasExample = ({ kind, defaultValue }: DesignField) =>
	(kind === 'text' || kind === 'multiline' || kind === 'qr') && defaultValue !== '';

/**
 * Findings name fields by their keys; the labels are in the design. Whoever has typed what the example says means it, and has to accept it:
 * a required field that nobody has touched is as empty as it looks.
 */
export function* checkFields(design: Design, values: FieldValues, pages: DrawnPages): Found {
	for (const field of design.fields) {
		const { key, required, defaultValue } = field;
		const value = valueOfField(design, field, values);
		const use = findUse(key, pages);
		const parts = { ...use, names: [key] };
		const isExample = use !== undefined && hasExample(field) && value === defaultValue;
		const isUntouched = isExample && ![values, design.values].some((known) => Object.hasOwn(known, key));
		if (required && (value.trim() === '' || isUntouched)) yield finding('requiredFieldEmpty', 'error', parts);
		else if (isExample) yield finding('defaultTextLeft', 'warning', parts);
	}
}
