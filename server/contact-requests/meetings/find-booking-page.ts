// Where anyone books a meeting at the provider of the calendar, if the shop has connected one.
import { schedulingSettings } from '../../../rules/settings/scheduling.ts';
import type { Sql } from '../../database/connection.ts';
import { findSettings } from '../../settings/store-settings.ts';

export interface BookingPage {
	schedulingUrl: string;
	isSandbox: boolean;
	eventType: string;
}

export async function findBookingPage(sql: Sql, tenantId: string): Promise<BookingPage | undefined> {
	const { enabled, eventType } = (await findSettings(sql, tenantId, schedulingSettings)).values;
	if (!enabled || eventType === '') return undefined;
	const [found] = await sql<BookingPage[]>`
		select scheduling_url, is_sandbox, event_type from scheduling_connections
		where tenant_id = ${tenantId} and event_type = ${eventType}`;
	return found;
}
