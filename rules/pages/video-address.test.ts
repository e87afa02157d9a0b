import { expect, it } from 'vitest';
import { readVideo } from './video-address.ts';

it.each([
	['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0'],
	['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'aqz-KE-bpKQ?autoplay=1&rel=0&start=90'],
	['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0'],
	['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=7', 'aqz-KE-bpKQ?autoplay=1&rel=0&start=7'],
])('a video of YouTube is known by its address %s, and embedded without cookies', (address, embed) => {
	expect(readVideo(address)).toMatchObject({
		provider: 'youtube',
		embed: `https://www.youtube-nocookie.com/embed/${embed}`,
	});
});

it.each([
	['https://vimeo.com/148751763', '148751763?autoplay=1&dnt=1'],
	['https://vimeo.com/148751763/ab12cd34ef', '148751763?autoplay=1&dnt=1&h=ab12cd34ef'],
	['https://player.vimeo.com/video/148751763?h=ab12cd34ef', '148751763?autoplay=1&dnt=1&h=ab12cd34ef'],
])('a video of Vimeo is known by its address %s, and asked not to track', (address, embed) => {
	expect(readVideo(address)).toMatchObject({ provider: 'vimeo', embed: `https://player.vimeo.com/video/${embed}` });
});

it('a file that browsers play is a video, whatever stands behind its path', () => {
	expect(readVideo('https://files.shop.example/film.MP4?v=2')).toMatchObject({
		provider: 'file',
		name: 'files.shop.example',
	});
});

it.each([
	'http://files.shop.example/film.mp4',
	'https://shop.example/about',
	'https://www.youtube.com/@platen',
	'https://www.youtube.com/watch?v=short',
	'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
	'https://vimeo.com/about',
	'https://player.vimeo.com/video/148751763?h=%22onload=',
	'javascript:alert(1)',
	null,
])('%s is no video', (address) => {
	expect(readVideo(address)).toBeUndefined();
});
