import { describe, expect, it } from 'vitest';
import { sampleDesign } from '../../rules/designs/sample-design.ts';
import { fallbackFaceId } from '../../rules/designs/typeset/font-face.ts';
import { loadSampleDesign } from '../testing/designs.ts';
import { ChangedFace, loadFaces } from './load-faces.ts';

describe('the faces of a design', () => {
	it('come opened and with their files, together with the one for letters that they lack', async () => {
		const { faces, files } = await loadFaces(await loadSampleDesign());
		expect([...files.keys()]).toEqual([fallbackFaceId, 'regular', 'bold']);
		expect(faces.faceOf('bold').unitsPerEm).toBe(1000);
		expect(faces.fallback?.face.hasGlyphFor(0x2713)).toBe(true);
		expect(() => faces.faceOf('light')).toThrow('no face light');
	});

	it('are refused when their bytes are not those that set the design', async () => {
		await expect(loadFaces(sampleDesign())).rejects.toThrow(ChangedFace);
	});
});
