import { describe, expect, it } from 'vitest';
import { adoptTemplate } from './adopt-template.ts';
import { sampleDesign, sampleImage, sampleText } from './sample-design.ts';
import { validateDesign } from './validate.ts';

const before = sampleDesign();
const next = sampleDesign({
	pages: [
		{ id: 'p1', name: 'front', elements: [sampleText('headline', '{{name}}'), sampleImage('portrait')] },
		{ id: 'p2', name: 'back', elements: [] },
	],
	fields: before.fields.filter(({ key }) => key !== 'role'),
	values: { phone: '+49 1' },
	schemes: [{ id: 'night', labels: {}, colours: { sand: { cmyk: [100, 0, 0, 0], screen: '#009fe3' } } }],
});

describe('a newer version of a template', () => {
	it('keeps what was filled in and added, with its swatches and faces, and takes everything else', () => {
		const own = sampleText('own', 'Hello', { swatchId: 'mine', faceId: 'light' });
		const mine = { id: 'mine', name: 'Mine', cmyk: [0, 50, 0, 0] as const, spot: null, screen: '#f4a9c4' };
		const light = { id: 'light', family: 'Inter', weight: 300, italic: false, sha256: '2'.repeat(64) };
		const draft = sampleDesign({
			pages: before.pages.map((page, index) => (index === 0 ? { ...page, elements: [...page.elements, own] } : page)),
			swatches: [...before.swatches, mine],
			faces: [...before.faces, light],
			values: { name: 'Eva', role: 'Chefin' },
		});
		const adopted = adoptTemplate(draft, before, next);
		expect(adopted.pages[0]?.elements.map(({ id }) => id)).toEqual(['headline', 'portrait', 'own']);
		expect(adopted.values).toEqual({ name: 'Eva', phone: '+49 1' });
		expect(adopted.swatches).toContainEqual(mine);
		expect(adopted.faces).toContainEqual(light);
		expect(validateDesign(adopted).errors).toBeUndefined();
	});

	it('keeps how a picture was cropped, and the colour scheme where there still is one', () => {
		const crop = { x: 100, y: 0, width: 500, height: 500 };
		const draft = sampleDesign({
			pages: [{ id: 'p1', name: 'front', elements: [sampleImage('portrait', { crop })] }, ...before.pages.slice(1)],
			schemes: next.schemes,
			schemeId: 'night',
		});
		const adopted = adoptTemplate(draft, before, next);
		expect(adopted.pages[0]?.elements[1]).toMatchObject({ id: 'portrait', crop });
		expect(adopted.schemeId).toBe('night');
		expect(adopted.swatches.find(({ id }) => id === 'sand')).toMatchObject({ screen: '#009fe3' });
	});

	it('takes nothing of the old template for the shopper’s own, known or not', () => {
		expect(adoptTemplate(before, before, next).pages[0]?.elements.map(({ id }) => id)).toEqual([
			'headline',
			'portrait',
		]);
		const unknown = adoptTemplate(before, null, next).pages[0]?.elements.map(({ id }) => id);
		expect(unknown).toEqual(['headline', 'portrait', 'ground', 'name', 'contact', 'code']);
	});
});
