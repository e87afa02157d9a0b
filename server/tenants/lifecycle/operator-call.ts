// What use cases of operators need: who calls, and the shops of all tenants, each in a transaction of its own.
import { platformHost } from '../../../rules/hosts.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Database, InTenant } from '../../database/connection.ts';

export interface OperatorServices {
	database: Database;
	/** This process must not wait for the database to tell it what it has just changed itself. */
	forget(tenantId: string): void;
	platformDomain: string;
}

export interface OperatorCall {
	caller: Caller;
	services: OperatorServices;
	/** Of the shop that the operator works in. */
	inOwnTenant: InTenant;
}

/** Of the fallback domain of a shop, reached in the same way as the shop of the caller. */
export function fallbackAddress({ shop }: Pick<Caller, 'shop'>, platformDomain: string, slug: string): string {
	const { protocol, port } = new URL(shop);
	return `${protocol}//${platformHost(slug, platformDomain)}${port === '' ? '' : `:${port}`}`;
}
