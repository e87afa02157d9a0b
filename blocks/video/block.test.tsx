import { expect, it } from 'vitest';
import { holdToFamily } from '../testing/hold-to-family.tsx';
import { htmlOf, sampleOf } from '../testing/render.tsx';
import { block } from './block.ts';

holdToFamily('video');

const shown = (video: string | null, stage = {}) =>
	htmlOf(sampleOf('video', { language: 'en-GB', values: { video } }), stage, 'en-GB');

it.each([
	['https://www.youtube.com/watch?v=aqz-KE-bpKQ', ['youtube'], 'Watch at YouTube'],
	['https://vimeo.com/148751763', ['vimeo'], 'Watch at Vimeo'],
])('a video of another provider, %s, is not asked for before someone wants it', async (video, loads, link) => {
	const html = await shown(video);
	expect(html).not.toMatch(/<iframe|<video|src="https|youtube-nocookie|player\.vimeo/);
	expect(html).toContain(link);
	expect(block.loads?.({ video })).toEqual(loads);
});

it('a file is played by the browser, which loads nothing before someone presses play', async () => {
	const video = 'https://files.shop.example/film.mp4';
	const html = await shown(video);
	expect(html).toContain('preload="none"');
	expect(html).toContain('Loaded from files.shop.example when you press play.');
	expect(block.loads?.({ video })).toEqual(['media']);
});

it('without scripts the sign leads to the video at its provider', async () => {
	expect(await shown('https://vimeo.com/148751763')).toMatch(
		/<a href="https:\/\/vimeo\.com\/148751763"[^>]* aria-label="Play video: A look over our shoulder"/,
	);
});

it('without an address it says so on the canvas, and nothing to visitors', async () => {
	const section = sampleOf('video', { language: 'en-GB' });
	const bare = { ...section, values: { ...section.values, video: null } };
	expect(await htmlOf(bare, { canvas: true }, 'en-GB')).toContain('No address of a video yet.');
	expect(await htmlOf(bare, {}, 'en-GB')).not.toContain('A look over our shoulder');
	expect(block.loads?.({ video: null })).toEqual([]);
});
