import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PagePart } from '../../rules/page-contract.ts';
import { gzipParts, joinParts } from './page-parts.ts';

const prepared = (text: string) => ({ text });
const textOf = (parts: readonly PagePart[]) =>
	parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const noise = (length: number) =>
	Array.from({ length }, (_, index) => String.fromCodePoint(33 + ((index * 7919) % 5000))).join('');

const documents: [string, PagePart[]][] = [
	['nothing', []],
	['empty parts', ['', prepared(''), '']],
	['a few letters', ['<p>', prepared('ä€😀'), '</p>']],
	['a block that is stored and one that is not', ['x'.repeat(511), prepared('y'), 'z'.repeat(512)]],
	[
		'more than a window',
		[noise(90_000), prepared(noise(90_000)), noise(10), prepared('z'.repeat(100_000)), noise(600)],
	],
	['the same part twice', [prepared('a'), ...Array(2).fill(prepared(noise(5000)))]],
];

describe('a document of parts', () => {
	it.each(documents)('is the same compressed and not: %s', (_, parts) => {
		for (let time = 0; time < 2; time++) {
			expect(joinParts(parts).toString()).toBe(textOf(parts));
			expect(gunzipSync(gzipParts(parts)).toString()).toBe(textOf(parts));
		}
	});

	it('cannot be decompressed when a byte is wrong', () => {
		const bytes = gzipParts(['<p>', prepared(noise(2000)), '</p>']);
		bytes[bytes.length - 8] = (bytes.at(-8) ?? 0) ^ 1;
		expect(() => gunzipSync(bytes)).toThrow('incorrect data check');
	});
});
