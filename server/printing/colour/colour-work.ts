// Asks for the tasks of colour-tasks.ts: pictures and colours in the inks of an output profile.
import type { Cmyk } from '../../../rules/designs/operations.ts';
import { runUntrusted } from '../../untrusted-work/run-untrusted.ts';
import type { Task } from '../../untrusted-work/task.ts';
import type * as tasks from './colour-tasks.ts';
import { fileOfProfile, type OutputProfile } from './output-profile.ts';

const module = new URL('./colour-tasks.ts', import.meta.url);
/** A large picture takes seconds, and a job asks for it. */
const ofPictures = { seconds: 60, waitSeconds: 60 };
/** A browser asks for it as a file of its own, and shows the page without it until then. */
const ofPreviews = { seconds: 30, waitSeconds: 30 };
/** A user waits: both together stay below the time that an operation has. */
const ofColours = { seconds: 10, waitSeconds: 8 };

const convertPicture: Task<typeof tasks.convertPicture> = { module, name: 'convertPicture', ...ofPictures };
const measureInk: Task<typeof tasks.measureInk> = { module, name: 'measureInk', ...ofPictures };
const showInInk: Task<typeof tasks.showInInk> = { module, name: 'showInInk', ...ofPreviews };
const convertToInk: Task<typeof tasks.convertToInk> = { module, name: 'convertToInk', ...ofColours };
const convertToScreen: Task<typeof tasks.convertToScreen> = { module, name: 'convertToScreen', ...ofColours };

/** Neither is a fault of ours: the picture or the profile is damaged in a way that only its use shows. */
export class UnusableInput extends Error {
	readonly input: 'profile' | 'picture';

	constructor(input: 'profile' | 'picture') {
		super(`the ${input} cannot be used`);
		this.input = input;
	}
}

function usable<Result extends object>(result: Result | tasks.Unusable): Result {
	if ('unusable' in result) throw new UnusableInput(result.unusable);
	return result;
}

/** Whose work it is, and for which printing condition. */
export interface ColourWork {
	tenantId: string;
	profile: OutputProfile;
	signal?: AbortSignal | undefined;
}

/** A picture as it goes into a print file. */
export interface PreparedPicture {
	width: number;
	height: number;
	/** JPEG in CMYK. */
	jpeg: Buffer;
	/** Deflated, a byte for each pixel; null: nothing shows through. */
	opacity: Buffer | null;
}

type PictureSize = Omit<tasks.PictureWish, 'profileFile' | 'profileHash'>;

const locate = async ({ profile }: ColourWork) => ({
	profileFile: await fileOfProfile(profile),
	profileHash: profile.sha256,
});

/** @throws UnusableInput, UntrustedWorkFailure */
export async function preparePicture(work: ColourWork, bytes: Uint8Array, size: PictureSize): Promise<PreparedPicture> {
	const parameters = { ...size, ...(await locate(work)) };
	const made = await runUntrusted(work.tenantId, convertPicture, { parameters, bytes, signal: work.signal });
	const { width, height, jpegBytes } = usable(made.result);
	const opacity = made.bytes.subarray(jpegBytes);
	return { width, height, jpeg: made.bytes.subarray(0, jpegBytes), opacity: opacity.length > 0 ? opacity : null };
}

/** A picture for screens as it will be printed; of the same kind, JPEG or PNG.
 *  @throws UnusableInput, UntrustedWorkFailure */
export async function proofPicture(work: ColourWork, bytes: Uint8Array): Promise<Buffer> {
	const made = await runUntrusted(work.tenantId, showInInk, {
		parameters: await locate(work),
		bytes,
		signal: work.signal,
	});
	usable(made.result);
	return made.bytes;
}

/** @returns the most ink on one spot, in percent
 *  @throws UnusableInput, UntrustedWorkFailure */
export async function measurePictureInk(work: ColourWork, bytes: Uint8Array): Promise<number> {
	const given = { parameters: await locate(work), bytes, signal: work.signal };
	const { result } = await runUntrusted(work.tenantId, measureInk, given);
	return usable(result).percent;
}

const nothing = new Uint8Array();

/** @throws UnusableInput, UntrustedWorkFailure */
export async function inksOfColours(work: ColourWork, colours: readonly string[]): Promise<Cmyk[]> {
	if (colours.length === 0) return [];
	const parameters = { colours, profileFile: await fileOfProfile(work.profile) };
	const given = { parameters, bytes: nothing, signal: work.signal };
	const { result } = await runUntrusted(work.tenantId, convertToInk, given);
	return usable(result).inks;
}

/** @throws UntrustedWorkFailure */
export async function screenColours(work: ColourWork, inks: readonly Cmyk[]): Promise<string[]> {
	if (inks.length === 0) return [];
	const given = { parameters: { inks }, bytes: work.profile.bytes, signal: work.signal };
	return (await runUntrusted(work.tenantId, convertToScreen, given)).result.colours;
}
