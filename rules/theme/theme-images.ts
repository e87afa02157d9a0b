// The pictures that belong to a look, and the sizes they must have.

interface WantedSize {
	width: number;
	height: number;
	/** Of what is not a drawing: narrower ones would be blurred. */
	leastWidth: number;
}

const wide: WantedSize = { width: 900, height: 186, leastWidth: 900 };
const icon: WantedSize = { width: 512, height: 512, leastWidth: 512 };
/** The spec says of it only that it is square. */
const square: WantedSize = { width: 512, height: 512, leastWidth: 64 };

export const themeImages = {
	logoWide: wide,
	logoWideDark: wide,
	logoSquare: square,
	logoSquareDark: square,
	favicon: icon,
	faviconDark: icon,
	loginBackground: undefined,
	loginBackgroundDark: undefined,
} as const satisfies Record<string, WantedSize | undefined>;

export type ThemeImageUse = keyof typeof themeImages;

export const themeImageUses = Object.keys(themeImages) as ThemeImageUse[];

export const isThemeImageUse = (use: string): use is ThemeImageUse => Object.hasOwn(themeImages, use);

/** A pixel more or less, as cropping by hand leaves it. */
const tolerance = 0.01;

/** What is wrong with the size of a picture for its use. */
export function findImageError(
	use: ThemeImageUse,
	{ width, height, drawing }: { width: number; height: number; drawing: boolean },
): 'ratio' | 'tooSmall' | undefined {
	const wanted = themeImages[use];
	if (!wanted) return undefined;
	const ratio = wanted.width / wanted.height;
	if (Math.abs(width / height / ratio - 1) > tolerance) return 'ratio';
	return !drawing && width < wanted.leastWidth ? 'tooSmall' : undefined;
}
