// What the search keeps beside the words of the shop.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantId } from '../tables.ts';

export const searchMisses = pgTable(
	'search_misses',
	{
		tenantId: tenantId(),
		day: date('day').notNull(),
		languageCode: text('language_code').notNull(),
		term: text('term').notNull(),
		count: integer('count').notNull().default(1),
	},
	(table) => [primaryKey({ columns: [table.tenantId, table.day, table.languageCode, table.term] })],
);
