// Opening a design for editing: its document, what can be undone, and whether it is this tab that may change it.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { endLease, type HoldState, renewLease } from '../../editing/lease.ts';
import { type OpenedDocument, openDocument } from '../../editing/open-document.ts';
import { designTables } from './design-tables.ts';
import { keepVersion } from './design-versions.ts';
import { findRevision, lockDesign } from './locked-design.ts';

export interface OpenDesign extends OpenedDocument<DesignOperation> {
	id: string;
	isTemplate: boolean;
	document: Design;
	revision: number;
}

interface Opening {
	design: string;
	client: string;
	/** Even if another tab has it. */
	takeOver: boolean;
}

export async function openDesign(
	sql: Sql,
	caller: Caller,
	{ design: id, client, takeOver }: Opening,
): Promise<OpenDesign> {
	const { document, revision, role } = await lockDesign(sql, caller, id);
	const opened = await openDocument<DesignOperation>(sql, designTables, caller, {
		id,
		client,
		takeOver,
		keepTakenOver: (userId) =>
			keepVersion(sql, caller.tenant.id, { designId: id, revision, document, reason: 'takenOver', userId }),
	});
	return { ...opened, id, isTemplate: role === 'template', document, revision };
}

export interface DesignHold extends HoldState {
	revision: number;
}

/** The sign of life of a tab. It takes nothing: one that has lost the design opens it again. */
export async function holdDesign(sql: Sql, caller: Caller, id: string, client: string): Promise<DesignHold> {
	const revision = await findRevision(sql, caller, id);
	return { ...(await renewLease(sql, designTables, caller, { id, client })), revision };
}

/** Others need not wait any more. What this tab has still on its way is taken in as long as no one else has come. */
export async function leaveDesign(sql: Sql, caller: Caller, id: string, client: string): Promise<boolean> {
	await findRevision(sql, caller, id);
	return endLease(sql, designTables, caller, { id, client });
}
