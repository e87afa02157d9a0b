import { describe, expect, it } from 'vitest';
import { findFieldError } from '../fields.ts';
import { tidyFileName } from './file-name.ts';

describe('the name of an uploaded file', () => {
	it.each([
		['Karte Größe 3.pdf', 'Karte Größe 3.pdf'],
		['名刺.pdf', '名刺.pdf'],
		['C:\\Eigene Dateien\\karte.pdf', 'karte.pdf'],
		['fremde/<b>karte</b>.pdf', 'b_.pdf'],
		['<b>karte<i>.pdf', '_b_karte_i_.pdf'],
		['karte\u202Efdp.exe', 'kartefdp.exe'],
		['kar\u0000te\n.pdf\u200B', 'karte.pdf'],
		['', 'file'],
		['\u202E', 'file'],
	])('of %j is kept as %j', (given, kept) => {
		expect(tidyFileName(given)).toBe(kept);
		expect(findFieldError(kept, {})).toBeUndefined();
	});

	it('is cut where it is too long, and keeps its ending', () => {
		const name = tidyFileName(`${'ä😀'.repeat(300)}.tiff`);
		expect([...name]).toHaveLength(200);
		expect(name).toMatch(/^ä😀.*\.tiff$/u);
		expect(name.isWellFormed()).toBe(true);
		expect([...tidyFileName('x'.repeat(304))]).toHaveLength(200);
	});
});
