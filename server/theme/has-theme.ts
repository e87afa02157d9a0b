// Whether a tenant has a theme of its own.
import { eq } from 'drizzle-orm';
import type { Sql } from '../database/connection.ts';
import { queryBuilder } from '../database/query-builder.ts';
import { themes } from './tables.ts';

export async function hasTheme(sql: Sql, tenantId: string): Promise<boolean> {
	return (await queryBuilder(sql).$count(themes, eq(themes.tenantId, tenantId))) > 0;
}
