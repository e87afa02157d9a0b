// What operations know of a call: whose shop it is.
import type { Tenant } from './find-tenant.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		tenant: Tenant;
	}
}
