// Who calls an operation, as the use cases of accounts know them.
import type { GraphContext } from '../graphql/context.ts';
import type { Caller } from './services.ts';

export function callerOf({ tenant, user, accounts, origin }: GraphContext): Caller {
	if (!accounts || !origin) throw new Error('no account services in this context');
	return { ...origin, tenant, user, services: accounts };
}
