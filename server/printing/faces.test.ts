import { describe, expect, it } from 'vitest';
import { fontCatalogue } from '../../rules/theme/fonts.ts';
import { findFaceFile, openFaceFile } from './faces.ts';

describe('the faces of designs', () => {
	it('are found for every family of the catalogue, each with the hash of its bytes', async () => {
		const files = await Promise.all(
			fontCatalogue.map(({ family }) => findFaceFile({ family, weight: 400, italic: false })),
		);
		expect(new Set(files.map((file) => file?.sha256)).size).toBe(fontCatalogue.length);
		for (const file of files) expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
	});

	it('are not found under a name, a weight or an italic that the catalogue does not have', async () => {
		expect(await findFaceFile({ family: '../../etc', weight: 400, italic: false })).toBeUndefined();
		expect(await findFaceFile({ family: 'Caladea', weight: 450, italic: false })).toBeUndefined();
		expect(await findFaceFile({ family: 'Roboto Slab', weight: 400, italic: true })).toBeUndefined();
	});

	it('are read and opened once', async () => {
		const name = { family: 'Caladea', weight: 700, italic: true };
		const [one, other] = [await findFaceFile(name), await findFaceFile(name)];
		if (!one || !other) throw new Error('no face');
		expect(other).toBe(one);
		expect(await openFaceFile(other)).toBe(await openFaceFile(one));
	});
});
