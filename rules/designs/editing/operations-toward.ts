// From one design toward another by single operations, as far as each is allowed: what somebody has sent is never believed to be a design that they were
// allowed to make.
import { isSameJson } from '../../editing/same-json.ts';
import type { Design, DesignElement, DesignPage } from '../design.ts';
import { applyOperation } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import { type DesignRole, findOperationProblem } from './validate-operation.ts';

class Approach {
	readonly operations: DesignOperation[] = [];
	design: Design;
	readonly #role: DesignRole;

	constructor(design: Design, role: DesignRole) {
		this.design = design;
		this.#role = role;
	}

	/** @returns whether it is allowed, and done */
	attempt(operation: DesignOperation): boolean {
		if (findOperationProblem(this.design, operation, this.#role)) return false;
		this.design = applyOperation(this.design, operation).design;
		this.operations.push(operation);
		return true;
	}

	elementsOf(page: string): readonly DesignElement[] {
		return this.design.pages.find(({ id }) => id === page)?.elements ?? [];
	}
}

const withId = <Item extends { id: string }>(items: readonly Item[], id: string): Item | undefined =>
	items.find((item) => item.id === id);

function approachAlternatives(approach: Approach, wanted: Design): void {
	const { layoutId, schemeId } = approach.design;
	if (wanted.layoutId !== null && wanted.layoutId !== layoutId)
		approach.attempt({ do: 'layout', layout: wanted.layoutId });
	if (wanted.schemeId !== null && wanted.schemeId !== schemeId)
		approach.attempt({ do: 'scheme', scheme: wanted.schemeId });
}

function approachResources(approach: Approach, wanted: Design): void {
	for (const swatch of wanted.swatches)
		if (!isSameJson(withId(approach.design.swatches, swatch.id), swatch)) approach.attempt({ do: 'swatch', swatch });
	for (const face of wanted.faces)
		if (!isSameJson(withId(approach.design.faces, face.id), face)) approach.attempt({ do: 'face', face });
}

function approachValues(approach: Approach, wanted: Design): void {
	const valueIn = ({ values }: Design, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? null) : null);
	for (const { key } of approach.design.fields) {
		const value = valueIn(wanted, key);
		if (value !== valueIn(approach.design, key)) approach.attempt({ do: 'value', key, value });
	}
}

function approachElement(approach: Approach, page: string, wanted: DesignElement): void {
	const found = withId(approach.elementsOf(page), wanted.id);
	if (!found) {
		approach.attempt({ do: 'insert', page, element: wanted, before: null });
		return;
	}
	const former = new Map<string, unknown>(Object.entries(found));
	const gone = Object.keys(found).filter((key) => !Object.hasOwn(wanted, key));
	const changes = [...Object.entries(wanted), ...gone.map((key) => [key, null] as const)].filter(
		([key, value]) => !isSameJson(former.get(key), value),
	);
	if (changes.length === 0) return;
	const change = (entries: typeof changes): DesignOperation => ({
		do: 'change',
		page,
		element: wanted.id,
		changes: Object.fromEntries(entries),
	});
	if (!approach.attempt(change(changes))) for (const entry of changes) approach.attempt(change([entry]));
}

/** From the one that covers all to the lowest. */
function approachOrder(approach: Approach, page: string, wanted: readonly DesignElement[]): void {
	let before: string | null = null;
	for (const { id } of wanted.toReversed()) {
		const elements = approach.elementsOf(page);
		const index = elements.findIndex((element) => element.id === id);
		if (index < 0) continue;
		if ((elements[index + 1]?.id ?? null) !== before) approach.attempt({ do: 'order', page, element: id, before });
		before = id;
	}
}

function approachPage(approach: Approach, { id: page, elements }: DesignPage): void {
	for (const { id } of approach.elementsOf(page))
		if (!withId(elements, id)) approach.attempt({ do: 'remove', page, element: id });
	for (const element of elements) approachElement(approach, page, element);
	approachOrder(approach, page, elements);
}

/** The operations, in their order; applied to the design, each is allowed. */
export function operationsToward(design: Design, wanted: Design, role: DesignRole): DesignOperation[] {
	const approach = new Approach(design, role);
	approachAlternatives(approach, wanted);
	approachResources(approach, wanted);
	approachValues(approach, wanted);
	for (const page of wanted.pages) approachPage(approach, page);
	return approach.operations;
}
