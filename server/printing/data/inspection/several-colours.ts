// Whether a picture of a page needs more than one ink: one ink prints its colour in tints, which lie on a straight way from white. Runs in the
// child process.
import type { Sharp } from 'sharp';

/** Tints that are this close to the paper have no colour that could be measured. */
const leastStrength = 40;
/** Of the cosine of the angle between two ways: noise of compressed pictures and soft edges stay above. */
const leastLikeness = 0.97;
/** So large a share of what is printed may be noise. */
const mostNoise = 0.005;
/** Every so many pixels are enough. */
const step = 3;

type Way = readonly [number, number, number];

const lengthOf = ([red, green, blue]: Way) => Math.hypot(red, green, blue);

/** @param pixels on white paper; red, green and blue come first of their channels */
export function hasSeveralColours(pixels: Uint8Array, channels: number): boolean {
	const ways: Way[] = [];
	for (let at = 0; at + 2 < pixels.length; at += channels * step) {
		const way: Way = [255 - (pixels[at] ?? 255), 255 - (pixels[at + 1] ?? 255), 255 - (pixels[at + 2] ?? 255)];
		if (lengthOf(way) >= leastStrength) ways.push(way);
	}
	// The strongest one is nearest to the full ink.
	const strongest = ways.reduce<Way>((best, way) => (lengthOf(way) > lengthOf(best) ? way : best), [0, 0, 0]);
	const [red, green, blue] = strongest;
	const likeness = (way: Way) =>
		(way[0] * red + way[1] * green + way[2] * blue) / (lengthOf(way) * lengthOf(strongest));
	const others = ways.filter((way) => likeness(way) < leastLikeness);
	return others.length > ways.length * mostNoise;
}

export async function showsSeveralColours(picture: Sharp): Promise<boolean> {
	const { data, info } = await picture.clone().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
	return info.channels >= 3 && hasSeveralColours(data, info.channels);
}
