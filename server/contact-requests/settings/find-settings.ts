// How a shop wants people to get in touch.
import { type ContactSettings, contactSettings } from '../../../rules/settings/contact.ts';
import type { Sql } from '../../database/connection.ts';
import { findSettings } from '../../settings/store-settings.ts';

export async function findContactSettings(sql: Sql, tenantId: string): Promise<ContactSettings> {
	return (await findSettings(sql, tenantId, contactSettings)).values;
}
