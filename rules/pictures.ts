// Where a picture and its sizes are found, for the code that writes or shows them.

/** Of the sizes, in the order in which a browser should try them. */
export const sizeEndings = ['avif', 'webp'] as const;

/** Without the ending of a file: `/media/{id}`. */
export const mediaAddress = (file: string): string => `/media/${file}`;

export const sizeFile = (id: string, width: number, ending: string): string => `${id}/${width}.${ending}`;

export interface Source {
	type: string;
	srcset: string;
}

/** None of a picture that has no sizes. */
export function sourcesOf(id: string, sizes: readonly number[]): Source[] {
	if (sizes.length === 0) return [];
	return sizeEndings.map((ending) => ({
		type: `image/${ending}`,
		srcset: sizes.map((width) => `${mediaAddress(sizeFile(id, width, ending))} ${width}w`).join(', '),
	}));
}
