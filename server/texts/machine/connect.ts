// Who translates for a shop: its own account with the provider, or the sandbox, or no one.
import { type TranslationFailure, translationFailures } from '../../../rules/machine-translation.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import {
	NotTranslated,
	type TranslationAccess,
	type TranslationProvider,
} from '../../integrations/translation/port.ts';
import { readSecret } from '../../secrets/keep-secret.ts';

export interface TranslationServices {
	provider: TranslationProvider;
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
}

/** Without services, as in pages that are only shown, there is no one. */
export async function connect(
	sql: Sql,
	services: TranslationServices | undefined,
	tenantId: string,
): Promise<TranslationAccess | undefined> {
	if (!services) return undefined;
	const key = await readSecret(sql, services.secretsKey, tenantId, 'translationKey');
	return services.provider.open(key, tenantId);
}

export const refusal = (failure: TranslationFailure): Refused => new Refused(translationFailures[failure].code);

/** For calls that a user waits for. */
export async function orRefused<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		throw error instanceof NotTranslated ? refusal(error.fault) : error;
	}
}
