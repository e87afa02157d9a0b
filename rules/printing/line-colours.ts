// The lines of a product, in the same colours over previews and on data sheets.
export const lineColours = {
	bleed: '#d6336c',
	trim: '#1f2933',
	safe: '#2b8a3e',
	fold: '#1971c2',
	dieLine: '#ae3ec9',
	/** Around other lines, so that they are seen on dark pictures too. */
	halo: '#ffffff',
} as const;
