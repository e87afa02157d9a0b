import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const drawn = (width = 120, height = 80, alpha = 1) =>
	sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha } } });

const owner = { tenantId: 'shop' };

const refusal = (bytes: Uint8Array) =>
	readPicture(bytes, owner).then(
		() => 'taken',
		({ code, message }) => `${code}: ${message}`,
	);

function pngChunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const chunk = Buffer.alloc(body.length + 8);
	chunk.writeUInt32BE(data.length);
	body.copy(chunk, 4);
	chunk.writeUInt32BE(crc32(body), body.length + 4);
	return chunk;
}

/** A valid beginning of a picture of any size, in a few hundred bytes. */
function pngOf(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width);
	header.writeUInt32BE(height, 4);
	header.set([1, 0, 0, 0, 0], 8);
	const data = deflateSync(Buffer.alloc(2 ** 16));
	const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
	return Buffer.concat([
		signature,
		pngChunk('IHDR', header),
		pngChunk('IDAT', data),
		pngChunk('IEND', Buffer.alloc(0)),
	]);
}

describe('a picture that is taken in', () => {
	const formats: [string, (picture: Sharp) => Sharp, string][] = [
		['JPEG', (picture) => picture.jpeg(), 'image/jpeg'],
		['PNG', (picture) => picture.png(), 'image/png'],
		['WebP', (picture) => picture.webp(), 'image/webp'],
		['GIF', (picture) => picture.gif(), 'image/gif'],
		['AVIF', (picture) => picture.avif({ effort: 0 }), 'image/webp'],
	];

	it.each(formats)('may be %s, and is measured', async (_name, write, contentType) => {
		const picture = await readPicture(await write(drawn()).toBuffer(), owner);
		expect(picture).toMatchObject({ contentType, width: 120, height: 80 });
		expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 120, height: 80 });
	});

	it.each(['jpeg', 'webp', 'png', 'avif'] as const)('loses where and with what it was taken: %s', async (format) => {
		const taken = await drawn()
			.withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '53/1 33/1 0/1', GPSLatitudeRef: 'N' } })
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Author</x:xmpmeta>')
			.withIccProfile('p3')
			.toFormat(format, { effort: 1 })
			.toBuffer();
		expect((await sharp(taken).metadata()).exif).toBeDefined();
		expect(taken.includes('Secret')).toBe(true);
		const { bytes } = await readPicture(taken, owner);
		const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
		expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
		expect(Buffer.from(bytes).includes('Secret')).toBe(false);
	});

	it.each(['jpeg', 'webp'] as const)('stands upright, however the camera was held: %s', async (format) => {
		const lying = await drawn().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
		expect(await readPicture(lying, owner)).toMatchObject({ width: 80, height: 120 });
	});

	it('goes on moving', async () => {
		const frames = Buffer.concat(
			await Promise.all(
				[0, 1].map((alpha) =>
					drawn(20, 10, alpha)
						.removeAlpha()
						.negate(alpha === 1)
						.raw()
						.toBuffer(),
				),
			),
		);
		const moving = await sharp(frames, { raw: { width: 20, height: 20, channels: 3, pageHeight: 10 } })
			.gif({ delay: [100, 100], loop: 0 })
			.toBuffer();
		const { bytes, height } = await readPicture(moving, owner);
		expect([height, (await sharp(bytes).metadata()).pages]).toEqual([10, 2]);
	});
});

describe('a file is refused', () => {
	const unsupported = 'UNSUPPORTED_MEDIA_TYPE: a picture is JPEG, PNG, WebP, AVIF, GIF or SVG';

	it.each([
		['a page', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
		['a page that begins like a drawing', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
		['a text', 'just words'],
		['nothing', ''],
		['a document', '%PDF-1.7'],
		['a TIFF', 'II*\0\0\0\0\0\0\0'],
		['an MP4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
	])('that is no picture: %s', async (_what, text) => {
		expect(await refusal(Buffer.from(text, 'latin1'))).toBe(unsupported);
	});

	it('of 50,000 × 50,000 pixels before anything is decoded', async () => {
		const bomb = pngOf(50_000, 50_000);
		expect(bomb.length).toBeLessThan(1000);
		const begun = performance.now();
		expect(await refusal(bomb)).toBe('TOO_LARGE: a picture may have 40 megapixels');
		expect(performance.now() - begun).toBeLessThan(500);
	});

	it('of a little more than 40 megapixels, or very long', async () => {
		expect(await refusal(pngOf(8001, 5000))).toBe('TOO_LARGE: a picture may have 40 megapixels');
		expect(await refusal(pngOf(20_000, 10))).toBe('TOO_LARGE: a picture may be 16383 pixels long');
	});

	it('whose frames are too many pixels together', async () => {
		const frame = '21f90404640000002c0000000001000100000202440100';
		const moving = (frames: number) =>
			Buffer.from(`474946383961d007d007800000000000ffffff${frame.repeat(frames)}3b`, 'hex');
		expect(await sharp(moving(11)).metadata()).toMatchObject({ width: 2000, height: 2000, pages: 11 });
		expect(await refusal(moving(11))).toBe('TOO_LARGE: a picture may have 40 megapixels');
	});

	it('of thousands of frames, however small they are', async () => {
		const frame = '21f90404640000002c0000000001000100000202440100';
		const moving = Buffer.from(`4749463839613c003c00800000000000ffffff${frame.repeat(11_000)}3b`, 'hex');
		expect(moving.length).toBeLessThan(300_000);
		expect(await refusal(moving)).toBe('TOO_LARGE: an animation may have 500 frames');
	});

	it('of more than 20 MiB', async () => {
		expect(await refusal(Buffer.alloc(20 * 2 ** 20 + 1))).toBe('TOO_LARGE: a picture may have 20 MiB');
	});

	it('that is cut off or damaged', async () => {
		const whole = await sharp({
			create: {
				width: 300,
				height: 300,
				channels: 3,
				background: 'red',
				noise: { type: 'gaussian', mean: 128, sigma: 50 },
			},
		})
			.png()
			.toBuffer();
		expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('VALIDATION: the picture is damaged');
		expect(await refusal(Buffer.from('\xFF\xD8\xFF\xE0 and so on', 'latin1'))).toBe(
			'VALIDATION: the picture is damaged',
		);
	});
});
