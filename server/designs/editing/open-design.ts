// Opening a design for editing: its document, what can be undone, and whether it is this tab that may change it.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { actorOf } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { editorId, endLease, findLease, type HoldState, isOwn, renewLease } from '../../editing/lease.ts';
import { type OpenedDocument, openDocument } from '../../editing/open-document.ts';
import type { DesignCaller } from '../access/design-access.ts';
import { designTables } from './design-tables.ts';
import { countDesignVersions, keepVersion } from './design-versions.ts';
import { findRevision, type LockedDesign, lockToOpen } from './locked-design.ts';

export interface OpenDesign extends OpenedDocument<DesignOperation> {
	id: string;
	isTemplate: boolean;
	document: Design;
	revision: number;
	/** How many are stored. */
	versions: number;
}

interface Opening {
	design: string;
	client: string;
	/** Even if another tab has it. */
	takeOver: boolean;
}

/** What staff open of a customer is noted, and stays as it was before they change it. */
async function noteStaff(
	sql: Sql,
	caller: DesignCaller,
	{ id, revision, document, access }: LockedDesign,
	mayChange: boolean,
): Promise<void> {
	const { tenant, services } = caller;
	if (mayChange) {
		const userId = editorId(caller);
		await keepVersion(sql, tenant.id, { designId: id, revision, document, reason: 'beforeStaff', userId });
	}
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'openCustomerDesign',
		entity: { type: 'design', id },
		after: { revision, access, mayChange },
	});
}

export async function openDesign(
	sql: Sql,
	caller: DesignCaller,
	{ design: id, client, takeOver }: Opening,
): Promise<OpenDesign> {
	const design = await lockToOpen(sql, caller, id);
	const { document, revision, role, access } = design;
	const facts = { id, isTemplate: role === 'template', document, revision };
	if (access === 'viewer') {
		await noteStaff(sql, caller, design, false);
		return { ...facts, steps: [], versions: 0, mine: false, editor: null };
	}
	const wasOwn = isOwn(await findLease(sql, designTables, caller.tenant.id, id), caller, client);
	const opened = await openDocument<DesignOperation>(sql, designTables, caller, {
		id,
		client,
		takeOver,
		keepTakenOver: (userId) =>
			keepVersion(sql, caller.tenant.id, { designId: id, revision, document, reason: 'takenOver', userId }),
	});
	// A tab that opens it once more, after a lost connection, has been noted.
	if (access === 'staff' && !wasOwn) await noteStaff(sql, caller, design, opened.mine);
	return { ...opened, ...facts, versions: await countDesignVersions(sql, caller.tenant.id, id) };
}

export interface DesignHold extends HoldState {
	revision: number;
}

/** The sign of life of a tab. It takes nothing: one that has lost the design opens it again. */
export async function holdDesign(sql: Sql, caller: DesignCaller, id: string, client: string): Promise<DesignHold> {
	const revision = await findRevision(sql, caller, id);
	return { ...(await renewLease(sql, designTables, caller, { id, client })), revision };
}

/**
 * Others need not wait any more. What this tab has still on its way is taken in as long as no one else has come. Who does not reach the design any more
 * leaves it as well: with the link of a mail it is open until it is released.
 * @throws Refused NOT_FOUND where this tab does not have it
 */
export async function leaveDesign(sql: Sql, caller: DesignCaller, id: string, client: string): Promise<boolean> {
	if (!isOwn(await findLease(sql, designTables, caller.tenant.id, id), caller, client))
		await findRevision(sql, caller, id);
	return endLease(sql, designTables, caller, { id, client });
}
