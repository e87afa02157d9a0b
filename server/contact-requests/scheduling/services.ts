// In whose calendar a shop has meetings booked: its own account with the provider, or the sandbox, or no one's.
import type { Sql } from '../../database/connection.ts';
import type { SchedulingAccess, SchedulingProvider } from '../../integrations/scheduling/port.ts';
import { readSecret } from '../../secrets/keep-secret.ts';

export interface SchedulingServices {
	provider: SchedulingProvider;
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
}

export async function openScheduling(
	sql: Sql,
	{ provider, secretsKey }: SchedulingServices,
	tenantId: string,
): Promise<SchedulingAccess | undefined> {
	return provider.open(await readSecret(sql, secretsKey, tenantId, 'schedulingKey'), tenantId);
}

/** Where the provider reports bookings to, for each shop. */
export const schedulingWebhookPath = (tenantId: string): string => `/service-api/webhooks/calendly/${tenantId}`;
