// A video of YouTube or Vimeo, or a file. Nothing of it is loaded before a visitor wants it.
import { defineBlock } from '../../rules/pages/block.ts';
import { address, choice, line, picture } from '../../rules/pages/fields.ts';
import { readVideo } from '../../rules/pages/video-address.ts';

export const block = defineBlock({
	type: 'video',
	version: 1,
	tab: 'special',
	rank: 9,
	fields: {
		video: address('video'),
		poster: picture(),
		ratio: choice(['wide', 'landscape', 'square', 'tall'], 'wide'),
		size: choice(['small', 'medium', 'large'], 'large'),
	},
	texts: { title: line(120), caption: line(240) },
	words: ['videos'],
	needs: 'video',
	loads({ video }) {
		const read = readVideo(video);
		if (!read) return [];
		return [read.provider === 'file' ? 'media' : read.provider];
	},
	sample: {},
});
