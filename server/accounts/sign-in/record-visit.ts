// An operator enters or leaves a shop: it is in its audit log and in that of the shop they came from, in one transaction.
import { asTenant } from '../../database/as-tenant.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { AccountServices, Origin } from '../services.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';

interface Visit {
	action: 'enterTenant' | 'leaveTenant';
	tenant: Pick<Tenant, 'id' | 'slug' | 'name'>;
	/** As whom they act in the shop. */
	technicalId: string;
	/** Who they are in their own; undefined: no one knows any more. */
	operatorId: string | undefined;
	operator: ActingOperator;
	/** Undefined where no call of theirs ends it. */
	origin: Pick<Origin, 'address' | 'requestId'> | undefined;
}

/** In a transaction of the shop that is entered or left. */
export async function recordVisit(
	{ record }: Pick<AccountServices, 'record'>,
	sql: Sql,
	{ action, tenant: { id, slug, name }, technicalId, operatorId, operator, origin }: Visit,
): Promise<void> {
	const { email, home, homeId } = operator;
	const entity = { type: 'tenant', id };
	const from = { email, address: origin?.address, requestId: origin?.requestId };
	await record(sql, id, { id: technicalId, ...from }, { action, entity, after: { slug, name, from: home } });
	await asTenant(sql, homeId, () =>
		record(sql, homeId, { id: operatorId, ...from }, { action, entity, after: { slug, name } }),
	);
}
