// Brings a stored version of a design back, as a step that can be undone.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { operationsToward } from '../../../rules/designs/editing/operations-toward.ts';
import { newId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { applySteps } from '../../editing/change-document.ts';
import { editorId, findLease, isOwn } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { designKind } from './change-design.ts';
import { designTables } from './design-tables.ts';
import { findDesignVersion, keepVersion, type WholeDesignVersion } from './design-versions.ts';
import { type LockedDesign, lockDesign } from './locked-design.ts';

/** What a tab has sent as its unsaved work is only believed as far as a shopper may do it; everything else was in the database. */
const restoringOperations = (design: LockedDesign, { reason, document }: WholeDesignVersion): DesignOperation[] =>
	reason === 'unsaved' && design.role === 'shopper'
		? operationsToward(design.document, document, 'shopper')
		: [{ do: 'whole', design: document satisfies Design }];

/** @returns the revision of the design afterwards @throws Refused */
export async function restoreVersion(
	sql: Sql,
	caller: Caller,
	{ version: versionId, client }: { version: string; client: string },
): Promise<number> {
	const version = await findDesignVersion(sql, caller, versionId);
	const design = await lockDesign(sql, caller, version.designId);
	const tenantId = caller.tenant.id;
	if (!isOwn(await findLease(sql, designTables, tenantId, design.id), caller, client))
		throw new Refused('DESIGN_TAKEN_OVER');
	const operations = restoringOperations(design, version);
	if (operations.length === 0) return design.revision;
	const userId = editorId(caller);
	const { id: designId, revision, document } = design;
	await keepVersion(sql, tenantId, { designId, revision, document, reason: 'beforeRestore', userId });
	// A tab of its own: the numbers of the one that asked go on.
	const author = { tenantId, userId, client: newId() };
	const step = { number: 1, kind: 'do', of: null, operations } as const;
	const taken = await applySteps(sql, designKind('template'), author, design, [step]);
	return design.revision + taken.length;
}
