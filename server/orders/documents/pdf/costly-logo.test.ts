import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rewritePicture } from '../../../media/picture-work.ts';
import { openUntrustedWork } from '../../../untrusted-work/run-untrusted.ts';
import { drawLogo, prepareLogo } from './prepare-logo.ts';

/** As it could be stored before the sanitiser counted what filters cost. */
function drawingWith(filters: number, octaves: number): Buffer {
	const filter = (id: number) =>
		`<filter id="f${id}"><feTurbulence baseFrequency=".7" numOctaves="${octaves}"/></filter><rect width="100%" height="100%" filter="url(#f${id})"/>`;
	const inside = Array.from({ length: filters }, (_, id) => filter(id)).join('');
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="5500" height="1136">${inside}</svg>`);
}

describe('a logo with costly filters', () => {
	it('is drawn in the size that is printed, not in the one that it says of itself', async () => {
		const { width, height } = await prepareLogo('a', drawingWith(1, 2), '#ffffff');
		expect([width, height]).toEqual([886, 183]);
	});

	it('of one shop is given up after its time, and delays the uploads of another by one turn alone', async () => {
		const run = openUntrustedWork({ atOnce: 1 });
		const ended: string[] = [];
		const note = (name: string, work: Promise<unknown>) =>
			work.then(
				() => ended.push(`${name} done`),
				({ reason }) => ended.push(`${name} ${reason}`),
			);
		const logo = { parameters: { isDrawing: true, headerGround: '#ffffff' }, bytes: drawingWith(400, 2000) };
		const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
			.png()
			.toBuffer();
		const picture = { parameters: { type: 'png' as const }, bytes };
		const impatient = { ...drawLogo, seconds: 0.5 };
		await Promise.all([
			...['logo 1', 'logo 2', 'logo 3'].map((name) => note(`a: ${name}`, run('a', impatient, logo))),
			...['upload 1', 'upload 2'].map((name) => note(`b: ${name}`, run('b', rewritePicture, picture))),
		]);
		expect(ended).toEqual([
			'a: logo 1 tooLong',
			'b: upload 1 done',
			'a: logo 2 tooLong',
			'b: upload 2 done',
			'a: logo 3 tooLong',
		]);
	});
});
