// Fields of a template, as who makes it adds, renames, removes and binds them. Each gives the operations of one step, in an order in which the design is
// one after each of them: a field is there before something names it, and goes when nothing does any more.
import type { Design, DesignElement, DesignField, DesignPage } from '../design.ts';
import { fieldKeysOf, placeholderOf, replaceKey } from '../placeholders.ts';
import type { DesignOperation } from './design-operation.ts';
import { walkElements } from './find-element.ts';

export const addField = ({ fields }: Design, field: DesignField): DesignOperation[] => [
	{ do: 'fields', fields: [...fields, field] },
];

/** Before another one; null: at the end. */
export function moveField({ fields }: Design, key: string, before: string | null): DesignOperation[] {
	const moved = fields.find((field) => field.key === key);
	if (!moved || before === key) return [];
	const rest = fields.filter((field) => field.key !== key);
	const at = before === null ? rest.length : rest.findIndex((field) => field.key === before);
	return [{ do: 'fields', fields: rest.toSpliced(at < 0 ? rest.length : at, 0, moved) }];
}

/** What is written into the runs and codes instead of the field, and where pictures come from. */
interface Replacement {
	text: string;
	source: { field: string } | null;
}

function replaceField(element: DesignElement, key: string, { text, source }: Replacement): DesignElement {
	switch (element.kind) {
		case 'text':
			return { ...element, runs: element.runs.map((run) => ({ ...run, text: replaceKey(run.text, key, text) })) };
		case 'code':
			return { ...element, value: replaceKey(element.value, key, text) };
		case 'image':
			return { ...element, source };
		case 'group':
			return { ...element, elements: element.elements.map((inner) => replaceWhereUsed(inner, key, { text, source })) };
		default:
			return element;
	}
}

const usesField = (element: DesignElement, key: string): boolean =>
	[...walkElements([element])].some((one) => fieldKeysOf(one).includes(key));

const replaceWhereUsed = (element: DesignElement, key: string, replacement: Replacement): DesignElement =>
	usesField(element, key) ? replaceField(element, key, replacement) : element;

const replaceInPages = (pages: readonly DesignPage[], key: string, replacement: Replacement): DesignPage[] =>
	pages.map((page) => ({
		...page,
		elements: page.elements.map((element) => replaceWhereUsed(element, key, replacement)),
	}));

const isUsedIn = (pages: readonly DesignPage[], key: string): boolean =>
	pages.some(({ elements }) => elements.some((element) => usesField(element, key)));

/** In every arrangement. */
export const isFieldUsed = ({ pages, layouts }: Design, key: string): boolean =>
	[pages, ...layouts.map((layout) => layout.pages)].some((one) => isUsedIn(one, key));

function* replaceEverywhere(design: Design, key: string, replacement: Replacement): Generator<DesignOperation> {
	const { pages, layouts, layoutId } = design;
	if (isUsedIn(pages, key)) yield { do: 'pages', pages: replaceInPages(pages, key, replacement), layoutId };
	if (!layouts.some((layout) => isUsedIn(layout.pages, key))) return;
	const changed = layouts.map((layout) => ({ ...layout, pages: replaceInPages(layout.pages, key, replacement) }));
	yield { do: 'layouts', layouts: changed, layoutId };
}

/** Everything of a field but its key, or its key as well: what names it follows. */
export function changeField(design: Design, key: string, changed: DesignField): DesignOperation[] {
	const { fields, values } = design;
	const withNew = fields.map((field) => (field.key === key ? changed : field));
	if (changed.key === key) return [{ do: 'fields', fields: withNew }];
	const both = fields.flatMap((field) => (field.key === key ? [field, changed] : [field]));
	const value = Object.hasOwn(values, key) ? (values[key] ?? null) : null;
	const moves: DesignOperation[] =
		value === null
			? []
			: [
					{ do: 'value', key: changed.key, value },
					{ do: 'value', key, value: null },
				];
	const replacement = { text: placeholderOf(changed.key), source: { field: changed.key } };
	return [
		{ do: 'fields', fields: both },
		...replaceEverywhere(design, key, replacement),
		...moves,
		{ do: 'fields', fields: withNew },
	];
}

/** What it holds by itself stays where it was named. */
export function removeField(design: Design, key: string): DesignOperation[] {
	const field = design.fields.find((one) => one.key === key);
	if (!field) return [];
	const text = field.kind === 'image' ? '' : field.defaultValue;
	return [
		...replaceEverywhere(design, key, { text, source: null }),
		...(Object.hasOwn(design.values, key) ? [{ do: 'value', key, value: null } as const] : []),
		{ do: 'fields', fields: design.fields.filter((one) => one.key !== key) },
	];
}

/** The whole content of an element is what the field holds. @returns undefined for what no field fills in */
export function bindElement(page: string, element: DesignElement, field: DesignField): DesignOperation | undefined {
	const change = (changes: Record<string, unknown>): DesignOperation => ({
		...{ do: 'change', page, element: element.id, changes },
	});
	if (element.kind === 'image') return field.kind === 'image' ? change({ source: { field: field.key } }) : undefined;
	if (field.kind === 'image') return undefined;
	if (element.kind === 'code') return change({ value: placeholderOf(field.key) });
	if (element.kind !== 'text') return undefined;
	const [first] = element.runs;
	const { faceId = null, swatchId = null } = first ?? {};
	return change({ runs: [{ faceId, swatchId, text: placeholderOf(field.key) }] });
}
