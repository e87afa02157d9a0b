// How operations take pictures in: into a folder that is there, and written down.
import type { AuditAction } from '../../../../rules/audit/audit-actions.ts';
import { callerOf } from '../../../accounts/graphql-caller.ts';
import { actorOf } from '../../../accounts/services.ts';
import type { GraphContext } from '../../../graphql/context.ts';
import type { Taking } from '../../add-picture.ts';
import { checkFolder } from '../folders/folders.ts';
import { servicesOf } from '../graphql.ts';

export function taking(
	context: GraphContext,
	action: AuditAction,
	folderId: string | undefined,
	after: object = {},
): Taking {
	const { tenant, inTenant, signal } = context;
	const caller = callerOf(context);
	return {
		...servicesOf(context),
		signal,
		inTenant: (work) =>
			inTenant(async (sql) => {
				await checkFolder(sql, tenant.id, folderId);
				return work(sql);
			}),
		kept: (sql, id) =>
			caller.services.record(sql, tenant.id, actorOf(caller), { action, entity: { type: 'media', id }, after }),
	};
}
