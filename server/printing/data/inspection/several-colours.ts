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

/** How far a pixel is from the paper, in each of the three. */
const away = (pixels: Uint8Array, at: number) => 255 - (pixels[at] ?? 255);

/** @param pixels on white paper; red, green and blue come first of their channels */
export function hasSeveralColours(pixels: Uint8Array, channels: number): boolean {
	const width = channels * step;
	// The strongest one is nearest to the full ink.
	let [red, green, blue, strongest] = [0, 0, 0, 0];
	for (let at = 0; at + 2 < pixels.length; at += width) {
		const [r, g, b] = [away(pixels, at), away(pixels, at + 1), away(pixels, at + 2)];
		const strength = r * r + g * g + b * b;
		if (strength > strongest) [red, green, blue, strongest] = [r, g, b, strength];
	}
	let [printed, others] = [0, 0];
	for (let at = 0; at + 2 < pixels.length; at += width) {
		const [r, g, b] = [away(pixels, at), away(pixels, at + 1), away(pixels, at + 2)];
		const strength = r * r + g * g + b * b;
		if (strength < leastStrength ** 2) continue;
		printed += 1;
		const along = r * red + g * green + b * blue;
		if (along * along < leastLikeness ** 2 * strength * strongest) others += 1;
	}
	return others > printed * mostNoise;
}

export async function showsSeveralColours(picture: Sharp): Promise<boolean> {
	const { data, info } = await picture.clone().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
	return info.channels >= 3 && hasSeveralColours(data, info.channels);
}
