import { describe, expect, it } from 'vitest';
import { findFileError } from './files.ts';
import { formatFileSize } from './formats.ts';
import { mostUploadBytes } from './printing/print-data.ts';

const file = (name: string, type: string, size = 1) => ({ name, type, size });

describe('a file', () => {
	it.each([
		[file('a.pdf', 'application/pdf'), '.pdf'],
		[file('A.PDF', ''), '.pdf'],
		[file('a.png', 'image/png'), 'image/*'],
		[file('a.png', 'image/png'), 'application/pdf, image/png'],
		[file('a.xyz', ''), undefined],
		[file('a.xyz', ''), ' , '],
		[file('a.xyz', ''), '*'],
	])('%j is taken where %j is asked for', (given, accept) => {
		expect(findFileError(given, { accept })).toBeUndefined();
	});
	it.each([
		[file('a.pdf.exe', 'application/x-msdownload'), '.pdf'],
		[file('apdf', ''), '.pdf'],
		[file('a.svg', 'image/svg+xml'), 'image/png'],
		[file('a.pdf', 'application/pdf'), 'image/*'],
	])('%j is not taken where %j is asked for', (given, accept) => {
		expect(findFileError(given, { accept })).toBe('type');
	});
	it('may be as large as allowed and no larger', () => {
		expect(findFileError(file('a', '', 1000), { maxBytes: 1000 })).toBeUndefined();
		expect(findFileError(file('a', '', 1001), { maxBytes: 1000 })).toBe('size');
		expect(findFileError(file('a', '', 1001), { accept: '.pdf', maxBytes: 1000 })).toBe('type');
	});
	it.each([
		[0, '0 byte', '0 Byte'],
		[1023, '1,023 byte', '1.023 Byte'],
		[1024, '1 kB', '1 kB'],
		[1.5 * 2 ** 20, '1.5 MB', '1,5 MB'],
		[mostUploadBytes, '100 MB', '100 MB'],
		[25_000 * 2 ** 30, '25,000 GB', '25.000 GB'],
	])('of %d bytes is written as %s in English and %s in German', (bytes, english, german) => {
		expect(formatFileSize(bytes, 'en-GB')).toBe(english);
		expect(formatFileSize(bytes, 'de-DE').replaceAll('\u00a0', ' ')).toBe(german);
	});
});
