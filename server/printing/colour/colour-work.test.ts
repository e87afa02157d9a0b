import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Cmyk } from '../../../rules/designs/operations.ts';
import { newId } from '../../../rules/ids.ts';
import { maxProfileBytes } from '../../../rules/printing/profile-refusals.ts';
import { checkProfile } from './check-profile.ts';
import { writeCmykTiff } from './cmyk-tiff.ts';
import {
	inksOfColours,
	measurePictureInk,
	preparePicture,
	proofPicture,
	screenColours,
	UnusableInput,
} from './colour-work.ts';
import { fileOfProfile, loadDefaultProfile, uploadedProfile } from './output-profile.ts';

const profile = loadDefaultProfile();
const work = { tenantId: newId(), profile };
const whole = { x: 0, y: 0, width: 1000, height: 1000 };
const size = { crop: whole, maxWidth: 10_000, maxHeight: 10_000 };

const plain = (background: string, width = 60, height = 40) =>
	sharp({ create: { width, height, channels: 3, background } });

/** Inks of one pixel of a JPEG, without a conversion: what the press would get. */
async function inksAt(jpeg: Buffer, x = 5, y = 5): Promise<number[]> {
	const { data, info } = await sharp(jpeg, { ignoreIcc: true })
		.pipelineColourspace('cmyk')
		.toColourspace('cmyk')
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(info.channels).toBe(4);
	const at = (y * info.width + x) * 4;
	return [...data.subarray(at, at + 4)].map((value) => Math.round((value / 255) * 100));
}

const close = (one: readonly number[], other: readonly number[], by: number) =>
	one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) <= by);

describe('colours of screens', () => {
	it('are converted to the inks of the profile once, not by way of another one', async () => {
		expect(await inksOfColours(work, ['#ff0000', '#808080', '#000000', '#ffffff'])).toEqual([
			[0, 95, 100, 0],
			[51, 42, 42, 18],
			[83, 72, 45, 100],
			[0, 0, 0, 0],
		]);
	});

	it('are shown for inks as the profile sees them', async () => {
		const inks: Cmyk[] = [
			[100, 0, 0, 0],
			[0, 0, 0, 100],
			[0, 100, 100, 0],
			[0, 0, 0, 0],
		];
		expect(await screenColours(work, inks)).toEqual(['#009fe3', '#1e1e20', '#e40819', '#ffffff']);
	});
});

describe('a picture of a proof', () => {
	it('has the colours that its inks will have: what no press prints is duller, and what shows through still does', async () => {
		const blue = await proofPicture(work, await plain('#0000ff').jpeg({ quality: 100 }).toBuffer());
		const [inks] = await inksOfColours(work, ['#0000ff']);
		const [expected = ''] = await screenColours(work, [inks as Cmyk]);
		const parts = [1, 3, 5].map((at) => Number.parseInt(expected.slice(at, at + 2), 16));
		const { data } = await sharp(blue).raw().toBuffer({ resolveWithObject: true });
		expect(close([...data.subarray(0, 3)], parts, 6)).toBe(true);
		const half = {
			create: { width: 4, height: 4, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
		} as const;
		const shown = await sharp(await proofPicture(work, await sharp(half).png().toBuffer()))
			.raw()
			.toBuffer();
		expect(shown[3]).toBe(128);
		await expect(proofPicture(work, Buffer.from('no picture'))).rejects.toThrow(UnusableInput);
	});
});

describe('a picture for the press', () => {
	it('has the inks of the profile', async () => {
		const { jpeg, opacity } = await preparePicture(work, await plain('#ff0000').png().toBuffer(), size);
		expect(opacity).toBeNull();
		const inks = await inksAt(jpeg);
		expect(close(inks, [0, 95, 100, 0], 1), String(inks)).toBe(true);
	});

	it('stands upright before it is cropped', async () => {
		// Left half red, right half blue; turned by its metadata, red is above blue.
		const left = await plain('#ff0000', 30, 40).png().toBuffer();
		const photo = await plain('#0000ff')
			.composite([{ input: left, left: 0, top: 0 }])
			.jpeg({ chromaSubsampling: '4:4:4', quality: 100 })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const upper = await preparePicture(work, photo, { ...size, crop: { x: 0, y: 0, width: 1000, height: 500 } });
		expect([upper.width, upper.height]).toEqual([40, 30]);
		const inks = await inksAt(upper.jpeg, 20, 15);
		expect(close(inks, [0, 95, 100, 0], 3), String(inks)).toBe(true);
	});

	it('gets smaller to the resolution that is needed and never larger', async () => {
		const bytes = await plain('#336699', 600, 400).png().toBuffer();
		const small = await preparePicture(work, bytes, { ...size, maxWidth: 300, maxHeight: 200 });
		expect([small.width, small.height]).toEqual([300, 200]);
		const same = await preparePicture(work, bytes, size);
		expect([same.width, same.height]).toEqual([600, 400]);
	});

	it('keeps what shows through apart from its colour', async () => {
		const bytes = await sharp({
			create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
		})
			.png()
			.toBuffer();
		const { jpeg, opacity } = await preparePicture(work, bytes, size);
		expect(opacity).not.toBeNull();
		const inks = await inksAt(jpeg, 4, 4);
		expect(close(inks, [0, 95, 100, 0], 2), String(inks)).toBe(true);
	});

	it('of any kind comes out in inks', async () => {
		const grey = plain('#808080').toColourspace('b-w');
		const deep = new Uint16Array(8 * 8).fill(0x8080);
		const kinds = {
			grey: await grey.clone().png().toBuffer(),
			'grey JPEG': await grey.clone().jpeg({ quality: 100 }).toBuffer(),
			palette: await plain('#808080').png({ palette: true }).toBuffer(),
			'16 bits': await sharp(deep, { raw: { width: 8, height: 8, channels: 1 } })
				.toColourspace('grey16')
				.png()
				.toBuffer(),
			'another screen': await plain('#808080').withIccProfile('p3').png().toBuffer(),
		};
		for (const [kind, bytes] of Object.entries(kinds)) {
			const inks = await inksAt((await preparePicture(work, bytes, size)).jpeg);
			expect(close(inks, [51, 42, 42, 18], 1), `${kind}: ${inks}`).toBe(true);
		}
	});

	it('that is in our inks already keeps them', async () => {
		const line: Cmyk[] = Array.from({ length: 16 }, () => [0, 0, 0, 100]);
		const bytes = writeCmykTiff(line, profile.bytes);
		const inks = await inksAt((await preparePicture(work, bytes, size)).jpeg, 8, 0);
		expect(close(inks, [0, 0, 0, 100], 1), String(inks)).toBe(true);
		expect(await measurePictureInk(work, bytes)).toBe(100);
	});

	it('in the inks of another profile is converted', async () => {
		const other = Buffer.from(profile.bytes);
		other.writeUInt32BE(7, 64);
		const line: Cmyk[] = Array.from({ length: 16 }, () => [0, 0, 0, 100]);
		const { jpeg } = await preparePicture(work, writeCmykTiff(line, other), size);
		expect((await inksAt(jpeg, 8, 0))[0]).toBeGreaterThan(50);
	});

	it('tells how much ink lies on its darkest spot', async () => {
		expect(await measurePictureInk(work, await plain('#000000').png().toBuffer())).toBe(300);
		expect(await measurePictureInk(work, await plain('#ffffff').png().toBuffer())).toBe(0);
	});

	it('is refused when it is none', async () => {
		await expect(preparePicture(work, Buffer.from('%PDF-1.4'), size)).rejects.toMatchObject({ input: 'picture' });
		const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>');
		await expect(preparePicture(work, drawing, size)).rejects.toBeInstanceOf(UnusableInput);
	});
});

describe('a profile of a printer', () => {
	const copy = () => Buffer.from(profile.bytes);
	const changed = (change: (bytes: Buffer) => void) => {
		const bytes = copy();
		change(bytes);
		return checkProfile(bytes);
	};

	it('is accepted with its own name', () => {
		expect(checkProfile(profile.bytes)).toEqual({ description: 'FOGRA39L Coated' });
	});

	it('is refused when it is too large, of another kind or damaged', () => {
		expect(checkProfile(Buffer.alloc(maxProfileBytes + 1))).toEqual({ refused: 'tooLarge' });
		expect(checkProfile(Buffer.from('hello'))).toEqual({ refused: 'notAProfile' });
		expect(changed((bytes) => bytes.write('acsq', 36))).toEqual({ refused: 'notAProfile' });
		expect(changed((bytes) => bytes.write('mntr', 12))).toEqual({ refused: 'notForOutput' });
		expect(changed((bytes) => bytes.write('RGB ', 16))).toEqual({ refused: 'notCmyk' });
		expect(changed((bytes) => bytes.writeUInt32BE(12, 0))).toEqual({ refused: 'damaged' });
		expect(changed((bytes) => bytes.writeUInt32BE(4_000_000_000, 128))).toEqual({ refused: 'damaged' });
		const atTag = Buffer.from(profile.bytes).indexOf('B2A0', 128);
		expect(changed((bytes) => bytes.writeUInt32BE(4_000_000_000, atTag + 4))).toEqual({ refused: 'damaged' });
		expect(changed((bytes) => bytes.writeUInt32BE(4_000_000_000, atTag + 8))).toEqual({ refused: 'damaged' });
		expect(changed((bytes) => bytes.write('B2A9', atTag))).toEqual({ refused: 'damaged' });
		expect(checkProfile(copy().subarray(0, 5000))).toEqual({ refused: 'damaged' });
	});

	it('converts as the one that ships when it is the same under another name', async () => {
		const bytes = copy();
		bytes.writeUInt32BE(7, 64);
		const other = uploadedProfile(bytes, 'ours');
		expect(await fileOfProfile(other)).not.toBe(await fileOfProfile(profile));
		expect(await inksOfColours({ ...work, profile: other }, ['#808080'])).toEqual([[51, 42, 42, 18]]);
	});

	it('is told from a picture when only its use shows that it is damaged', async () => {
		const bytes = copy();
		bytes.fill(0, 400);
		const failure = inksOfColours({ ...work, profile: uploadedProfile(bytes, 'broken') }, ['#808080']);
		await expect(failure).rejects.toMatchObject({ input: 'profile' });
	});
});

const isInstalled = (program: string) => {
	try {
		execFileSync('sh', ['-c', `command -v ${program}`]);
		return true;
	} catch {
		return false;
	}
};

type Lab = [number, number, number];

describe('held against another colour engine', () => {
	const patches = ['#ff0000', '#00ff00', '#0000ff', '#808080', '#c0a080', '#204060', '#f0e020', '#e30613', '#5a7d3c'];
	const hasLcms = isInstalled('transicc');
	if (!hasLcms) console.warn('left out: transicc is not installed, patches are not compared with lcms');

	it.runIf(hasLcms)('differs by less than ΔE 2 on each patch', async () => {
		const file = await fileOfProfile(profile);
		const run = (args: string[], input: string) =>
			execFileSync('transicc', args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
		const numbersOf = (text: string) => [...text.matchAll(/-?\d+\.\d+/g)].map(([number]) => Number(number));
		const labOf = (inks: readonly number[]) =>
			numbersOf(run(['-n', '-i', file, '-o', '*Lab', '-t', '1'], `${inks.join(' ')}\n`)) as Lab;
		const ours = await inksOfColours(work, patches);
		for (const [index, patch] of patches.entries()) {
			const rgb = [1, 3, 5].map((at) => Number.parseInt(patch.slice(at, at + 2), 16));
			const theirs = numbersOf(run(['-n', '-i', '*sRGB', '-o', file, '-t', '0'], `${rgb.join(' ')}\n`));
			const [one, other] = [labOf(theirs), labOf(ours[index] ?? [])];
			expect([theirs.length, one.length, other.length]).toEqual([4, 3, 3]);
			const difference = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
			expect(difference, `${patch}: ${theirs} and ${ours[index]}`).toBeLessThan(2);
		}
	});
});
