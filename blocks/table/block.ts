// Rows and columns, such as papers and their weights.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, flag, line, lines } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'table',
	version: 1,
	tab: 'text',
	rank: 6,
	fields: { columns: choice(['2', '3', '4'], '3'), striped: flag(true), namedRows: flag(true) },
	texts: { title: line(120), head1: line(60), head2: line(60), head3: line(60), head4: line(60) },
	items: {
		min: 1,
		max: 60,
		fields: {},
		texts: { cell1: lines(200), cell2: lines(200), cell3: lines(200), cell4: lines(200) },
	},
	sample: {},
});
