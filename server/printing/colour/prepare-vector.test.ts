import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { loadDefaultProfile } from './output-profile.ts';
import { prepareVector } from './prepare-vector.ts';

const work = { tenantId: newId(), profile: loadDefaultProfile() };
const prepare = (content: string, width = 50_800) =>
	prepareVector(
		work,
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 0 100 50">${content}</svg>`),
		width,
	);

async function pathsOf(content: string) {
	const made = await prepare(content);
	if ('png' in made) throw new Error('became pixels');
	expect([made.width, made.height]).toEqual([100, 50]);
	return made.paths;
}

describe('a vector logo', () => {
	it('keeps its paths, where groups and the view put them, with each colour in inks', async () => {
		const [square, line] = await pathsOf(
			`<g transform="translate(10 5) scale(2)"><rect width="10" height="4" fill="#ff0000"/></g>
			<path d="M 20 10 Q 30 20 40 10" fill="none" stroke="#808080" stroke-width="2" transform="scale(2)"/>`,
		);
		expect(square).toMatchObject({
			path: 'M 0 5 L 20 5 L 20 13 L 0 13 Z',
			fill: { cmyk: [0, 95, 100, 0], spot: null },
			stroke: null,
		});
		expect(line?.path).toMatch(/^M 30 20 C 43\.3333 33\.3333 /);
		expect(line).toMatchObject({ fill: null, stroke: { width: 4, ink: { cmyk: [51, 42, 42, 18] } } });
	});

	it('prints black with black ink alone and leaves out what is white', async () => {
		const [black, white] = await pathsOf('<rect width="5" height="5"/><rect width="5" height="5" fill="#fff"/>');
		expect(black?.fill?.cmyk).toEqual([0, 0, 0, 100]);
		expect(white?.fill?.cmyk).toEqual([0, 0, 0, 0]);
	});

	it.each([
		[
			'fades',
			'<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient></defs><rect width="9" height="9" fill="url(#g)"/>',
		],
		['shows through', '<rect width="9" height="9" fill-opacity=".5"/>'],
		[
			'is cut out',
			'<clipPath id="c"><circle r="9"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>',
		],
		['has dashes', '<path d="M0 0H50" stroke="#000" stroke-dasharray="2 1"/>'],
		['has text without outlines', '<text x="20" y="20">Hi</text>'],
	])('becomes a picture of 600 ppi when it %s', async (_, content) => {
		const made = await prepare(content);
		if (!('png' in made)) throw new Error('stayed paths');
		expect(await sharp(made.png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 600 });
	});

	it('is refused when it is none', async () => {
		await expect(prepareVector(work, Buffer.from('<svg'), 1000)).rejects.toMatchObject({ input: 'picture' });
	});
});
