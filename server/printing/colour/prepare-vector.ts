// A vector logo as the press prints it: its own paths with each colour in the inks of the profile. One that fades or shows through becomes a
// picture in a resolution in which nobody sees pixels.
import type { Cmyk, Ink } from '../../../rules/designs/operations.ts';
import type { VectorDrawing } from '../../../rules/designs/vector.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import type { Task } from '../../untrusted-work/task.ts';
import { type ColourWork, inksOfColours, screenColours, UnusableInput } from './colour-work.ts';
import type * as tasks from './vector-tasks.ts';
import type { ScreenDrawing } from './vector-tree.ts';

const readVector: Task<typeof tasks.readVector> = {
	module: new URL('./vector-tasks.ts', import.meta.url),
	name: 'readVector',
	seconds: 20,
	waitSeconds: 30,
};

const vectorPpi = 600;
const micrometresPerInch = 25_400;

/** Black of a screen would be a mix of four inks: thin lines of it come out blurred. */
export const pureInks: ReadonlyMap<string, Cmyk> = new Map<string, Cmyk>([
	['#000000', [0, 0, 0, 100]],
	['#ffffff', [0, 0, 0, 0]],
]);

async function mapColours(work: ColourWork, { paths }: ScreenDrawing): Promise<Map<string, Ink>> {
	const used = new Set(paths.flatMap(({ fill, stroke }) => [fill, stroke?.colour]));
	const colours = [...used].filter((colour) => colour !== null && colour !== undefined);
	const converted = await inksOfColours(work, colours);
	const inks = colours.map((colour, index) => pureInks.get(colour) ?? converted[index] ?? ([0, 0, 0, 100] as const));
	const screens = await screenColours(work, inks);
	return new Map(
		colours.map((colour, index) => {
			const cmyk = inks[index] ?? [0, 0, 0, 100];
			return [colour, { cmyk, spot: null, screen: screens[index] ?? colour, overprint: false }];
		}),
	);
}

const pixelsOf = (printedWidth: number) => (printedWidth / micrometresPerInch) * vectorPpi;

interface VectorPixels {
	png: Buffer;
	pixels: { width: number; height: number };
}

/** For places that show a part of it, as of any other picture. @throws UnusableInput, UntrustedWorkFailure */
export async function rasteriseVector(
	{ tenantId, signal }: ColourWork,
	svg: Uint8Array,
	printedWidth: number,
): Promise<Buffer> {
	const parameters = { pixelWidth: pixelsOf(printedWidth), asPixels: true };
	const { result, bytes } = await runUntrusted(tenantId, readVector, { parameters, bytes: svg, signal });
	if (!('pixels' in result)) throw new UnusableInput('picture');
	return bytes;
}

/**
 * @param printedWidth in micrometres
 * @returns paths, or a PNG that is to be used as any other picture
 * @throws UnusableInput, UntrustedWorkFailure
 */
export async function prepareVector(
	work: ColourWork,
	svg: Uint8Array,
	printedWidth: number,
): Promise<VectorDrawing | VectorPixels> {
	const parameters = { pixelWidth: pixelsOf(printedWidth) };
	const { result, bytes } = await runUntrusted(work.tenantId, readVector, {
		parameters,
		bytes: svg,
		signal: work.signal,
	});
	if ('unusable' in result) throw new UnusableInput(result.unusable);
	if ('pixels' in result) return { png: bytes, pixels: result.pixels };
	const inks = await mapColours(work, result);
	const inkOf = (colour: string | null) => (colour === null ? null : (inks.get(colour) ?? null));
	return {
		width: result.width,
		height: result.height,
		paths: result.paths.map(({ path, rule, fill, stroke }) => {
			const ink = inkOf(stroke?.colour ?? null);
			return { path, rule, fill: inkOf(fill), stroke: stroke && ink ? { ink, width: stroke.width } : null };
		}),
	};
}
