// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.table.name': 'Tabelle',
	'pageBlocks.table.about': 'Zeilen und Spalten, etwa Papiere und ihre Gewichte.',
	'pageBlocks.table.title': 'Überschrift',
	'pageBlocks.table.columns': 'Spalten',
	'pageBlocks.table.columns.2': '2',
	'pageBlocks.table.columns.3': '3',
	'pageBlocks.table.columns.4': '4',
	'pageBlocks.table.striped': 'Jede zweite Zeile dunkler',
	'pageBlocks.table.namedRows': 'Die erste Spalte benennt die Zeile',
	'pageBlocks.table.head1': 'Überschrift der Spalte 1',
	'pageBlocks.table.head2': 'Überschrift der Spalte 2',
	'pageBlocks.table.head3': 'Überschrift der Spalte 3',
	'pageBlocks.table.head4': 'Überschrift der Spalte 4',
	'pageBlocks.table.item': 'Zeile',
	'pageBlocks.table.items.cell1': 'Spalte 1',
	'pageBlocks.table.items.cell2': 'Spalte 2',
	'pageBlocks.table.items.cell3': 'Spalte 3',
	'pageBlocks.table.items.cell4': 'Spalte 4',
};
