// The account of a shop at Printformer: its settings and its key.
import { createHash } from 'node:crypto';
import { printformerSettings } from '../../../rules/settings/printformer.ts';
import type { Sql } from '../../database/connection.ts';
import type { PrintformerAccount } from '../../integrations/printformer/account.ts';
import type { PrintformerClient } from '../../integrations/printformer/client.ts';
import { readSecret } from '../../secrets/keep-secret.ts';
import { findSettings } from '../../settings/store-settings.ts';
import type { PrintformerServices } from './services.ts';

export interface FoundAccount {
	/** Names the account in our tables: ids of another one mean nothing. */
	id: string;
	isEnabled: boolean;
	/** Undefined: something of it is missing. */
	account: PrintformerAccount | undefined;
}

export const accountId = ({ baseUrl, client }: Pick<PrintformerAccount, 'baseUrl' | 'client'>): string => {
	const { origin, protocol } = URL.parse(baseUrl) ?? { origin: baseUrl, protocol: '' };
	// Only a sandbox is without TLS, and it may be at another port after the next start.
	const host = protocol === 'http:' ? 'sandbox' : origin;
	return createHash('sha256').update(`${host}\n${client}`).digest('hex').slice(0, 32);
};

export async function findAccount(
	sql: Sql,
	{ secretsKey }: Pick<PrintformerServices, 'secretsKey'>,
	tenantId: string,
): Promise<FoundAccount> {
	const { values } = await findSettings(sql, tenantId, printformerSettings);
	const { enabled, baseUrl, client } = values;
	const apiKey = await readSecret(sql, secretsKey, tenantId, 'printformerKey');
	const isWhole = baseUrl !== '' && client !== '' && apiKey !== undefined;
	return {
		id: accountId({ baseUrl, client }),
		isEnabled: enabled,
		account: isWhole ? { baseUrl, client, apiKey } : undefined,
	};
}

export interface OpenAccount {
	id: string;
	client: PrintformerClient;
}

/**
 * Also while the shop has switched it off: what was begun is finished.
 * @returns undefined without an account
 * @throws PrintformerFailure when the base URL is none
 */
export async function openAccount(
	services: Pick<PrintformerServices, 'database' | 'provider' | 'secretsKey'>,
	tenantId: string,
	signal?: AbortSignal,
): Promise<OpenAccount | undefined> {
	const { database, provider } = services;
	const { id, account } = await database.inTenant(tenantId, (sql) => findAccount(sql, services, tenantId));
	return account && { id, client: provider.open(account, signal) };
}
