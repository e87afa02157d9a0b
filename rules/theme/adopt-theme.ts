// Takes over a look that was made elsewhere: a preset, or one that was imported.
import type { OwnTheme } from './theme.ts';

/**
 * @param overwriteColors whether its colours come along; without them a shop keeps all colours it has, light and dark, and takes
 * fonts, radius and outline alone
 */
export function adoptTheme(current: OwnTheme, other: OwnTheme, overwriteColors: boolean): OwnTheme {
	if (overwriteColors) return structuredClone(other);
	const { fonts, border } = structuredClone(other);
	return { ...structuredClone(current), ...(fonts ? { fonts } : {}), ...(border ? { border } : {}) };
}
