import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ownBytes } from '../../rendering/own-bytes.ts';
import { compressPage, sizeOfPage } from './cached-page.ts';

const textOf = (length: number) => randomBytes(length).toString('base64').slice(0, length);

describe('a cached page', () => {
	it.each([200, 3000, 12_000, 90_000])('of %i characters holds as much memory as is counted for it', async (length) => {
		const document = [textOf(length)];
		const page = await compressPage({ document, status: 200, movedTo: undefined, kept: true, loads: [] });
		const held = new Set(Object.values(page.bodies).map(({ buffer }) => buffer));
		const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
		expect(sizeOfPage(page)).toBe(bytes);
		const { br, gzip, identity } = page.bodies;
		expect(identity.toString()).toBe(document[0]);
		expect(brotliDecompressSync(br)).toEqual(identity);
		expect(gunzipSync(gzip)).toEqual(identity);
	});
});

describe('bytes of their own', () => {
	it('are copied only where they are part of something larger', () => {
		const whole = Buffer.allocUnsafeSlow(10_000);
		expect(ownBytes(whole)).toBe(whole);
		const part = whole.subarray(5, 15);
		expect(ownBytes(part)).toEqual(part);
		expect(ownBytes(part).buffer.byteLength).toBe(10);
	});
});
