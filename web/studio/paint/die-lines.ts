// The geometry of die lines, which is loaded for products that have one: most have none.
import type { Design } from '../../../rules/designs/design.ts';
import type { Bounds } from '../../../rules/designs/drawn-design.ts';
import { insetRectangle } from '../../../rules/designs/path.ts';

type Outlines = typeof import('../../../rules/designs/outline.ts');
interface Cut {
	dieLine: string | null;
}

let outlines: Outlines | undefined;

/** To be waited for before anything of the design is shown. */
export async function loadDieLines(...formats: readonly Cut[]): Promise<void> {
	if (formats.some(({ dieLine }) => dieLine !== null)) outlines ??= await import('../../../rules/designs/outline.ts');
}

/** Within which everything important lies. @returns null where there is no room for it */
export function safePathOf(format: Design['product']): string | null {
	const { width, height, safeMargin, dieLine } = format;
	if (dieLine === null) return insetRectangle(width, height, safeMargin);
	return outlines?.safePath(format) ?? null;
}

export const distanceInside = (box: Bounds, outline: string): number =>
	outlines?.distanceInside(box, outline) ?? Number.POSITIVE_INFINITY;
