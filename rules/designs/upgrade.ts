// The way of a stored design to the current version, one version at a time. Stored designs are not rewritten: code that reads one takes this way.
import { designVersion, noAlternatives } from './design.ts';
import { isRecord } from './shape.ts';

export type UpgradeStep = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>;

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Groups in groups that are deeper are refused by validation. */
const deepest = 10;

const withPin = (element: Record<string, unknown>, depth = 0): Record<string, unknown> => ({
	...element,
	isPinned: false,
	...(Array.isArray(element.elements) && depth < deepest
		? { elements: listOf(element.elements).map((inner) => withPin(inner, depth + 1)) }
		: {}),
});

/** Version 2: layouts, schemes and freedom of a template, help of fields, pins of elements. */
const addAlternatives: UpgradeStep = (stored) => ({
	...stored,
	pages: listOf(stored.pages).map((page) => ({
		...page,
		elements: listOf(page.elements).map((element) => withPin(element)),
	})),
	fields: listOf(stored.fields).map((field) => ({ ...field, help: {} })),
	...noAlternatives,
});

/** By the version that a step begins at. A change of the shape raises `designVersion` and adds its step here. */
const steps: ReadonlyMap<number, UpgradeStep> = new Map([[1, addAlternatives]]);

/** @returns undefined for what has no version, a newer one, or one that no step leads on from */
export function upgradeThrough(
	value: unknown,
	known: ReadonlyMap<number, UpgradeStep>,
	current: number,
): Record<string, unknown> | undefined {
	if (!isRecord(value)) return undefined;
	let design = value;
	while (design.version !== current) {
		const step = known.get(design.version as number);
		if (!step || typeof design.version !== 'number' || design.version > current) return undefined;
		design = { ...step(design), version: design.version + 1 };
	}
	return design;
}

export const upgradeDesign = (value: unknown): Record<string, unknown> | undefined =>
	upgradeThrough(value, steps, designVersion);
