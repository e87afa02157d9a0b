// How the pictures of a product are framed.

/** `none` is off; the other two are as round as the theme makes small and large things. */
export const roundings = ['none', 'light', 'strong'] as const;
export type Rounding = (typeof roundings)[number];

export interface ImageBorder {
	rounding: Rounding;
	/** In CSS pixels, 0 to 20. */
	width: number;
	/** A colour value such as #0a7d4f, or '' for the colour of lines. */
	colour: string;
}

export const plainBorder: ImageBorder = { rounding: 'light', width: 0, colour: '' };

export const widestBorder = 20;

export const isBorderColour = (colour: string): boolean => colour === '' || /^#[0-9a-f]{6}$/i.test(colour);
