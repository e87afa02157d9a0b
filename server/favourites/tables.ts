// What people have put on their watchlist.
import { foreignKey, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { tenants } from '../tenants/tables.ts';

export const favourites = pgTable(
	'favourites',
	{
		tenantId: uuid('tenant_id')
			.notNull()
			.references(() => tenants.id, { onDelete: 'cascade' }),
		userId: uuid('user_id').notNull(),
		/** A product, or a variant of one. */
		productId: uuid('product_id').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenantId, table.userId, table.productId] }),
		foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete(
			'cascade',
		),
		foreignKey({
			columns: [table.tenantId, table.productId],
			foreignColumns: [products.tenantId, products.id],
		}).onDelete('cascade'),
	],
);
