// Who a link page is of: a picture, a name, a few words.
import { defineBlock } from '../../rules/pages/block.ts';
import { line, lines, picture } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'profileHead',
	version: 1,
	tab: 'linkPage',
	rank: 1,
	fields: { picture: picture() },
	// The name is the heading of its page, and called as headings are.
	texts: { title: line(80, 'required'), bio: lines(300) },
	sample: {},
});
