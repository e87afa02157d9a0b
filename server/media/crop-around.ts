// The part of a picture that is a thumbnail.

/** Of a thumbnail. */
const ratio = 4 / 3;

export interface Shape {
	width: number;
	height: number;
	/** What stays in view, as shares of width and height. */
	focalX: number;
	focalY: number;
}

/** The largest part of this shape with the focal point as near to its middle as the edges allow. */
export function cropAround({ width, height, focalX, focalY }: Shape) {
	const cropped = {
		width: Math.max(1, Math.min(width, Math.round(height * ratio))),
		height: Math.max(1, Math.min(height, Math.round(width / ratio))),
	};
	const begin = (whole: number, part: number, focal: number) =>
		Math.round(Math.min(Math.max(focal * whole - part / 2, 0), whole - part));
	return { ...cropped, left: begin(width, cropped.width, focalX), top: begin(height, cropped.height, focalY) };
}
