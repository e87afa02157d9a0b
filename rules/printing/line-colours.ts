// The lines of a product, in the same colours over previews, on data sheets and in the drawing of the format.
export const lineColours = {
	bleed: '#d6336c',
	trim: '#1f2933',
	safe: '#2b8a3e',
	fold: '#1971c2',
	dieLine: '#ae3ec9',
	/** Around other lines, so that they are seen on dark pictures too. */
	halo: '#ffffff',
} as const;

/** Of those that are not drawn through. */
export const lineDashes: Partial<Record<keyof typeof lineColours, string>> = { safe: '3 3', fold: '8 4' };
