// A heading with a line below it.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'title',
	version: 1,
	tab: 'hero',
	fields: { align: choice(['start', 'center'], 'start') },
	texts: { title: line(120, 'required'), subtitle: lines(300) },
	sample: {
		texts: {
			title: { de: 'Eine Überschrift', en: 'A heading' },
			subtitle: { de: 'Ein Satz, der sagt, worum es hier geht.', en: 'A sentence that says what this is about.' },
		},
	},
});
