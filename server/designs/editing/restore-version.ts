// Brings a stored version of a design back, as a step that can be undone.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { operationsToward } from '../../../rules/designs/editing/operations-toward.ts';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { applySteps } from '../../editing/change-document.ts';
import { editorId, findLease, isOwn } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import type { DesignCaller } from '../access/design-access.ts';
import { designKind } from './change-design.ts';
import { designTables } from './design-tables.ts';
import { findDesignVersion, keepVersion, type WholeDesignVersion } from './design-versions.ts';
import { type LockedDesign, lockDesign } from './locked-design.ts';
import { saveTemplateChange } from './template-steps.ts';

/** What a tab has sent as its unsaved work is only believed as far as a shopper may do it; everything else was in the database. */
const restoringOperations = (design: LockedDesign, { reason, document }: WholeDesignVersion): DesignOperation[] =>
	reason === 'unsaved' && design.role === 'shopper'
		? operationsToward(design.document, document, 'shopper')
		: [{ do: 'whole', design: document satisfies Design }];

/** A state of another version of the template brings that version back. */
async function restoreTemplate(
	sql: Sql,
	tenantId: string,
	{ designId, templateVersion: to, reason }: WholeDesignVersion,
	revision: number,
): Promise<void> {
	const [design] = await sql<{ from: number | null }[]>`
		select template_version as "from" from designs where tenant_id = ${tenantId} and id = ${designId}`;
	if (reason === 'unsaved' || to === null || !design || design.from === to) return;
	await saveTemplateChange(sql, tenantId, { designId, revision, from: design.from, to });
}

/** @returns the revision of the design afterwards @throws Refused */
export async function restoreVersion(
	sql: Sql,
	caller: DesignCaller,
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
	const [taken] = await applySteps(sql, designKind('template'), author, design, [step]);
	if (!taken) return design.revision;
	await restoreTemplate(sql, tenantId, version, taken.revision);
	return taken.revision;
}
