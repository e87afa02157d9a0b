// What may be in a page. Asked of every operation before it is applied, in the browser and on the server: nothing of another shape
// is ever stored. What is only unfinished, such as a text that no one has written yet, is no error.

import { isCanonicalPath } from '../seo/canonical.ts';
import { isStyleBorder, isStyleColour } from '../theme/style-config.ts';
import type { BlockDefinition } from './block.ts';
import { hasShape, isOneOf, isRecord } from './check-rich-text.ts';
import { type Item, isPartId, mostSections, type PageDocument, type Section } from './document.ts';
import type { TextFields } from './fields.ts';
import { isAnchor, sectionGrounds, sectionSpaces, sectionWidths } from './layout.ts';
import type { At, Operation } from './operations.ts';
import {
	isIdOrNull,
	type PageProblem,
	partProblem,
	type Schema,
	textFieldOf,
	textProblem,
	type Validation,
	valueError,
} from './validate-part.ts';

const longestSeo = { title: 120, description: 320 };

const isLayout = (value: unknown): boolean =>
	hasShape(
		value,
		{
			ground: isOneOf([null, ...sectionGrounds]),
			anchor: (anchor) => typeof anchor === 'string',
			gap: isOneOf(sectionSpaces),
			padding: isOneOf(sectionSpaces),
			width: isOneOf(sectionWidths),
		},
		{ style: isRecord },
	);

/** Colours have a message of their own. */
function styleError(style: unknown): PageProblem['fault'] | undefined {
	const isText = (value: unknown) => typeof value === 'string';
	const shape = { textColor: isText, bgColor: isText, borderColor: isText, ...isStyleBorder };
	if (!hasShape(style, {}, shape)) return 'valueWrong';
	const { rounded: _rounded, borderWidth: _width, ...colours } = style;
	return Object.values(colours).every(isStyleColour) ? undefined : 'colourInvalid';
}

function layoutProblem(layout: unknown, section: string, others: readonly Section[]): PageProblem | undefined {
	const at = { section };
	if (!isLayout(layout)) return { fault: 'shape', at };
	const { anchor, style } = layout as Section['layout'];
	const fault = style === undefined ? undefined : styleError(style);
	if (fault) return { fault, at };
	if (!isAnchor(anchor)) return { fault: 'anchorInvalid', at };
	const taken = others.some(
		(other) => other.id !== section && anchor !== '' && [other.id, other.layout.anchor].includes(anchor),
	);
	return taken ? { fault: 'anchorTaken', at } : undefined;
}

/** A part with nothing else on it than colours and borders. */
const isItem = (value: unknown): boolean =>
	hasShape(value, { id: isPartId, values: isRecord, texts: isRecord }, { style: isRecord });

function itemProblem(item: Item, inner: Schema, section: string, validation: Validation): PageProblem | undefined {
	const at = { section, item: item.id };
	if (!isItem(item)) return { fault: 'shape', at };
	const fault = item.style === undefined ? undefined : styleError(item.style);
	return fault ? { fault, at } : partProblem(item, inner, at, validation);
}

function itemsProblem(section: Section, definition: BlockDefinition, validation: Validation): PageProblem | undefined {
	const { items } = section;
	if (!Array.isArray(items)) return { fault: 'shape', at: { section: section.id } };
	const { max = 0, min = 0 } = definition.items ?? {};
	if (items.length > max) return { fault: 'itemsTooMany', at: { section: section.id } };
	if (items.length < min) return { fault: 'itemsTooFew', at: { section: section.id } };
	if (!items.every(isItem)) return { fault: 'shape', at: { section: section.id } };
	if (new Set(items.map(({ id }) => id)).size !== items.length) return { fault: 'shape', at: { section: section.id } };
	const inner = definition.items;
	if (!inner) return undefined;
	for (const item of items) {
		const problem = itemProblem(item, inner, section.id, validation);
		if (problem) return problem;
	}
	return undefined;
}

const sectionShape = {
	id: isPartId,
	type: (type: unknown) => typeof type === 'string',
	version: Number.isInteger,
	layout: isRecord,
	values: isRecord,
	texts: isRecord,
	items: Array.isArray,
};

export function sectionProblem(
	section: Section,
	others: readonly Section[],
	validation: Validation,
): PageProblem | undefined {
	if (!hasShape(section, sectionShape)) return { fault: 'shape' };
	const at = { section: section.id };
	const definition = Object.hasOwn(validation.definitions, section.type)
		? validation.definitions[section.type]
		: undefined;
	if (!definition || section.version !== definition.version) return { fault: 'blockUnknown', at };
	return (
		layoutProblem(section.layout, section.id, others) ??
		partProblem(section, definition, at, validation) ??
		itemsProblem(section, definition, validation)
	);
}

export const seoTexts: TextFields = {
	title: { kind: 'line', max: longestSeo.title, required: false },
	description: { kind: 'lines', max: longestSeo.description, required: false },
};

export function documentProblem(document: PageDocument, validation: Validation): PageProblem | undefined {
	const shape = { sections: Array.isArray, seo: isRecord };
	if (!hasShape(document, shape)) return { fault: 'shape' };
	const { sections, seo } = document as PageDocument;
	if (sections.length > mostSections) return { fault: 'sectionsTooMany' };
	// Each is compared with all others, so all of them must be sections before the first is validated.
	if (!sections.every((section: unknown) => hasShape(section, sectionShape))) return { fault: 'shape' };
	if (new Set(sections.map(({ id }) => id)).size !== sections.length) return { fault: 'shape' };
	for (const section of sections) {
		const problem = sectionProblem(section, sections, validation);
		if (problem) return problem;
	}
	const seoShape = { texts: isRecord, image: isIdOrNull, index: (index: unknown) => typeof index === 'boolean' };
	if (!hasShape(seo, seoShape, { canonical: isCanonicalPath })) return { fault: 'shape' };
	return partProblem(
		{ id: 'seo', values: {}, texts: seo.texts },
		{ fields: {}, texts: seoTexts },
		{ section: 'seo' },
		validation,
	);
}

/** The section as it is, and what its block or that of its item asks. */
function schemaAt(document: PageDocument, { section, item }: At, { definitions }: Validation): Schema | undefined {
	const found = document.sections.find(({ id }) => id === section);
	const definition = found && definitions[found.type];
	return item === undefined ? definition : definition?.items;
}

function countProblem(
	document: PageDocument,
	section: string,
	change: 1 | -1,
	validation: Validation,
): PageProblem | undefined {
	const found = document.sections.find(({ id }) => id === section);
	const bounds = found && validation.definitions[found.type]?.items;
	if (!found || !bounds) return { fault: 'shape', at: { section } };
	const count = found.items.length + change;
	if (count > bounds.max) return { fault: 'itemsTooMany', at: { section } };
	return count < bounds.min ? { fault: 'itemsTooFew', at: { section } } : undefined;
}

function valueProblem(
	document: PageDocument,
	{ at, field: name, value }: Extract<Operation, { do: 'value' }>,
	validation: Validation,
): PageProblem | undefined {
	const fields = schemaAt(document, at, validation)?.fields ?? {};
	const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
	const fault = field ? valueError(field, value) : 'fieldUnknown';
	return fault && { fault, at, field: name };
}

/** @param document before the operation */
export function operationProblem(
	document: PageDocument,
	operation: Operation,
	validation: Validation,
): PageProblem | undefined {
	switch (operation.do) {
		case 'insert':
			if (document.sections.length >= mostSections) return { fault: 'sectionsTooMany' };
			return sectionProblem(operation.section, document.sections, validation);
		case 'replace':
			return sectionProblem(operation.section, document.sections, validation);
		case 'layout':
			return layoutProblem(operation.layout, operation.section, document.sections);
		case 'value':
			return valueProblem(document, operation, validation);
		case 'text': {
			const { at, field: name, language, text } = operation;
			const schema = schemaAt(document, at, validation);
			const field = schema && textFieldOf(schema.fields, schema.texts, name);
			return textProblem(field, text, { at, field: name, language }, validation);
		}
		case 'insertItem': {
			const inner = schemaAt(document, { section: operation.section, item: '' }, validation);
			const at = { section: operation.section, item: operation.item.id };
			return (
				countProblem(document, operation.section, 1, validation) ??
				(inner ? itemProblem(operation.item, inner, operation.section, validation) : { fault: 'shape', at })
			);
		}
		case 'itemStyle': {
			const { section, item, style } = operation;
			const fault = style === null ? undefined : styleError(style);
			return fault && { fault, at: { section, item } };
		}
		case 'removeItem':
			return countProblem(document, operation.section, -1, validation);
		case 'seo':
			return isIdOrNull(operation.image) && typeof operation.index === 'boolean' ? undefined : { fault: 'shape' };
		case 'canonical':
			return isCanonicalPath(operation.path) ? undefined : { fault: 'urlInvalid', field: 'canonical' };
		case 'seoText': {
			const { field: name, language, text } = operation;
			return textProblem(textFieldOf({}, seoTexts, name), text, { field: name, language }, validation);
		}
		case 'whole':
			return documentProblem(operation.document, validation);
		case 'remove':
		case 'move':
		case 'moveItem':
			return undefined;
		default:
			return { fault: 'shape' };
	}
}
