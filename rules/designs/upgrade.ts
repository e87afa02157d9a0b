// The way of a stored design to the current version, one version at a time. Stored designs are not rewritten: code that reads one takes this way.
import { designVersion } from './design.ts';
import { isRecord } from './shape.ts';

export type UpgradeStep = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** By the version that a step begins at. A change of the shape raises `designVersion` and adds its step here. */
const steps: ReadonlyMap<number, UpgradeStep> = new Map();

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
