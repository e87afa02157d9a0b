// Designs as the port knows them, and who makes them.
import { loadUser } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { DesignCaller, DesignRecord } from '../../integrations/design/port.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import type { Designer } from './create-draft.ts';
import type { Draft } from './find-drafts.ts';

export const recordOf = ({ id, productId, name, releaseId, seriesRows, updatedAt }: Draft): DesignRecord => ({
	...{ id, productId, name, releaseId, updatedAt, rows: seriesRows ?? 1 },
	state: releaseId === null ? 'draft' : 'released',
});

/** @throws Refused UNAUTHORIZED */
export async function loadDesigner(sql: Sql, { tenantId, userId, language }: DesignCaller): Promise<Designer> {
	const [tenant, user] = [await loadTenant(sql, tenantId), await loadUser(sql, tenantId, userId)];
	if (!user) throw new Refused('UNAUTHORIZED');
	return { tenant, user, language: spokenLanguage(tenant, language), day: shopDay(tenant) };
}
