// Who writes for a shop: its own account with a provider, that of the installation, the sandbox, or no one.
import { assistantSettings } from '../../rules/settings/assistant.ts';
import type { Sql } from '../database/connection.ts';
import type { AssistantAccess, AssistantAccount, AssistantProvider } from '../integrations/assistant/port.ts';
import { readSecret } from '../secrets/keep-secret.ts';
import { findSettings } from '../settings/store-settings.ts';

export interface AssistantServices {
	provider: AssistantProvider;
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
}

interface FoundAccess {
	/** Whether the shop has left it on. */
	isEnabled: boolean;
	/** Undefined: no one. */
	access: AssistantAccess | undefined;
}

export async function findAccess(
	sql: Sql,
	services: AssistantServices | undefined,
	tenantId: string,
): Promise<FoundAccess> {
	const { values } = await findSettings(sql, tenantId, assistantSettings);
	const { enabled: isEnabled, baseUrl, model } = values;
	if (!services) return { isEnabled, access: undefined };
	const key = await readSecret(sql, services.secretsKey, tenantId, 'assistantKey');
	const own: AssistantAccount | undefined = baseUrl && model && key ? { baseUrl, model, key } : undefined;
	return { isEnabled, access: services.provider.open(own) };
}
