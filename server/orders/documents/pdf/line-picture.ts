// Pictures of what was designed, beside the lines of a document.

export interface LinePicture {
	/** Without transparency. */
	png: Uint8Array;
	/** In pixels. */
	width: number;
	height: number;
}

/** By the position of the line, from 0 on. */
export type LinePictures = ReadonlyMap<number, LinePicture>;

/** @param report is called for each that could not be drawn */
export type LinePictureSource = (
	tenantId: string,
	orderId: string,
	report: (error: unknown) => void,
) => Promise<LinePictures>;
