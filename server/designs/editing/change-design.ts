// Takes the steps of an editor of a design in. A changed design is no longer the one that was released.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { designRules } from '../../../rules/designs/editing/design-rules.ts';
import type { DesignRole, OperationProblem } from '../../../rules/designs/editing/validate-operation.ts';
import type { Sql } from '../../database/connection.ts';
import { type ChangedDocument, changeDocument } from '../../editing/change-document.ts';
import type { Change, EditedKind } from '../../editing/edited-document.ts';
import { editorId, findLease } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { findFaceFile } from '../../printing/faces.ts';
import type { DesignCaller } from '../access/design-access.ts';
import { noteCorrection } from '../access/note-correction.ts';
import { handOverPictures } from '../pictures/hand-over.ts';
import { designTables } from './design-tables.ts';
import { keepVersion } from './design-versions.ts';
import { lockDesign } from './locked-design.ts';
import { followTemplate } from './template-steps.ts';

export interface ChangedDesign extends ChangedDocument {
	isReleased: boolean;
}

type DesignChange = Change<Design, DesignOperation>;

/** What could not be set could not be shown either. @throws Refused */
async function checkFaces({ taken }: DesignChange): Promise<void> {
	for (const { kind, number, operations } of taken)
		for (const operation of operations) {
			if (kind !== 'do' || operation.do !== 'face') continue;
			const file = await findFaceFile(operation.face);
			if (file?.sha256 === operation.face.sha256) continue;
			const problem: OperationProblem = { code: 'invalid' };
			throw new Refused('DESIGN_STEP_REFUSED', problem.code, { number, problem });
		}
}

/** Everything at once takes the place of what was designed: that is kept. */
async function keepReplaced(sql: Sql, tenantId: string, { before, taken, userId }: DesignChange): Promise<void> {
	const isWhole = taken.some(({ kind, operations }) => kind === 'do' && operations.some((one) => one.do === 'whole'));
	if (!isWhole) return;
	const { id: designId, revision, document } = before;
	await keepVersion(sql, tenantId, { designId, revision, document, reason: 'beforeRestore', userId });
}

/** Which pictures it shows is noted by the database itself. */
async function save(sql: Sql, tenantId: string, change: DesignChange): Promise<void> {
	await checkFaces(change);
	await keepReplaced(sql, tenantId, change);
	await sql`
		update designs set document = ${JSON.stringify(change.document)}::text::jsonb, revision = ${change.revision},
			release_id = null, updated_at = now()
		where tenant_id = ${tenantId} and id = ${change.before.id}`;
	await followTemplate(sql, tenantId, change.before.id, change.taken);
}

export const designKind = (role: DesignRole): EditedKind<Design, DesignOperation, OperationProblem> => ({
	tables: designTables,
	rules: designRules(role),
	codes: {
		takenOver: 'DESIGN_TAKEN_OVER',
		gap: 'DESIGN_STEP_GAP',
		refused: 'DESIGN_STEP_REFUSED',
		tooLarge: 'DESIGN_TOO_LARGE',
	},
	describeProblem: ({ code }) => code,
	readsLog: role !== 'template',
	save,
});

interface WantedChange {
	design: string;
	client: string;
	steps: unknown;
}

export async function changeDesign(
	sql: Sql,
	caller: DesignCaller,
	{ design: id, ...sent }: WantedChange,
): Promise<ChangedDesign> {
	const design = await lockDesign(sql, caller, id);
	if (design.access !== 'owner')
		await handOverPictures(sql, caller.tenant.id, { designId: id, from: editorId(caller), steps: sent.steps });
	const result = await changeDocument(sql, designKind(design.role), caller, design, sent);
	const isChanged = result.revision !== design.revision;
	if (isChanged && design.access === 'staff') {
		const lease = await findLease(sql, designTables, caller.tenant.id, id);
		await noteCorrection(sql, caller.tenant.id, id, { userId: editorId(caller), since: lease?.since ?? null });
	}
	return { ...result, isReleased: design.isReleased && !isChanged };
}
