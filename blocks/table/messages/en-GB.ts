// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.table.name': pageBlockLabel('Table'),
	'pageBlocks.table.about': pageBlockLabel('Rows and columns, such as papers and their weights.'),
	'pageBlocks.table.title': pageBlockLabel('Title'),
	'pageBlocks.table.columns': pageBlockLabel('Columns'),
	'pageBlocks.table.columns.2': pageBlockLabel('2'),
	'pageBlocks.table.columns.3': pageBlockLabel('3'),
	'pageBlocks.table.columns.4': pageBlockLabel('4'),
	'pageBlocks.table.striped': pageBlockLabel('Every other row darker'),
	'pageBlocks.table.namedRows': pageBlockLabel('The first column names the row'),
	'pageBlocks.table.head1': pageBlockLabel('Heading of column 1'),
	'pageBlocks.table.head2': pageBlockLabel('Heading of column 2'),
	'pageBlocks.table.head3': pageBlockLabel('Heading of column 3'),
	'pageBlocks.table.head4': pageBlockLabel('Heading of column 4'),
	'pageBlocks.table.item': pageBlockLabel('Row'),
	'pageBlocks.table.items.cell1': pageBlockLabel('Column 1'),
	'pageBlocks.table.items.cell2': pageBlockLabel('Column 2'),
	'pageBlocks.table.items.cell3': pageBlockLabel('Column 3'),
	'pageBlocks.table.items.cell4': pageBlockLabel('Column 4'),
} satisfies Record<`pageBlocks.table.${string}`, ShippedText>;
