// The few colours that one design is printed in.
export interface Colours {
	paper: string;
	/** The darkest: type and large fields. */
	ink: string;
	accent: string;
	/** A light tone between paper and accent. */
	soft: string;
}

/** Fills a field of this size, from its upper left corner. */
export type Art = (width: number, height: number, colours: Colours) => string;
