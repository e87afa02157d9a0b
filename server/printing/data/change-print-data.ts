// What happens to print data after its inspection: released or removed by the customer, refused or approved by the shop.
import { checkRelease, findApprovalBar, releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { recordPrintEvent } from '../../orders/core/print-events.ts';
import { lockFiles } from '../lines/lock-files.ts';
import { refuseCancelled } from '../lines/refuse-cancelled.ts';
import { settleLine } from '../lines/settle-lines.ts';
import { checkReason } from './check-reason.ts';
import { isReplaced, type PrintData, type ReachedData, reachPrintData } from './find-print-data.ts';
import type { LineReader } from './line-access.ts';
import { markLines } from './mark-lines.ts';
import { sendRemoval } from './private-files.ts';
import {
	admitLate,
	hasEarlier,
	refuseFinal,
	refuseOvertaken,
	replaceEarlier,
	replaceUnread,
	retireData,
} from './replace-data.ts';
import { sendLateUsed, sendRefusal } from './tell-refusal-job.ts';

/** Nobody else changes it until the end of the transaction. @throws Refused NOT_FOUND, PRINT_DATA_REPLACED */
async function hold(sql: Sql, { tenant }: Caller, reader: LineReader, id: string): Promise<ReachedData> {
	const reached = await reachPrintData(sql, tenant.id, reader, id, true);
	if (reached) return reached;
	throw new Refused((await isReplaced(sql, tenant.id, reader, id)) ? 'PRINT_DATA_REPLACED' : 'NOT_FOUND');
}

/** Nothing is decided about a file while a newer one is being inspected, nor about one that came too late before it is used. */
async function holdNewest(sql: Sql, caller: Caller, reader: LineReader, id: string): Promise<ReachedData> {
	const reached = await hold(sql, caller, reader, id);
	await refuseCancelled(sql, caller.tenant.id, reached.data.itemId);
	await refuseOvertaken(sql, caller.tenant.id, reached.data);
	if (reached.data.isLate && (await hasEarlier(sql, caller.tenant.id, reached.data)))
		throw new Refused('PRINT_DATA_FINAL');
	return reached;
}

/**
 * A file that came after the release takes the place of the released one, because somebody says so: before the order the customer, afterwards
 * the shop. It has to be released itself. Used twice it is used once.
 * @throws Refused PRINT_DATA_FINAL, PRINT_DATA_REPLACED
 */
export async function useLateData(sql: Sql, caller: Caller, reader: LineReader, id: string): Promise<void> {
	const tenantId = caller.tenant.id;
	const seen = await reachPrintData(sql, tenantId, reader, id);
	if (seen) await lockFiles(sql, tenantId, [seen.data.itemId]);
	const { data, line } = await hold(sql, caller, reader, id);
	if (!data.isLate) return;
	const { itemId, side } = data;
	await refuseFinal(sql, tenantId, line, side, reader.isStaff);
	await refuseOvertaken(sql, tenantId, data);
	await sql`update print_data set is_late = false, changed_at = now() where tenant_id = ${tenantId} and id = ${id}`;
	await replaceEarlier(sql, tenantId, data, { isLate: false });
	const userId = caller.user?.id ?? null;
	if (!line.isOwn) {
		await recordPrintEvent(sql, tenantId, itemId, { step: 'lateUsed', actor: 'staff', userId, dataId: id, side });
		await sendLateUsed(sql, tenantId, data);
	}
	await settleLine(sql, tenantId, itemId);
	if (reader.isStaff)
		await caller.services.record(sql, tenantId, actorOf(caller), {
			action: 'useLatePrintData',
			entity: { type: 'printData', id },
			after: { itemId, side, sha256: data.sha256 },
		});
}

interface Release {
	userId: string | null;
	acceptedCodes: readonly string[];
	isByStaff: boolean;
}

/** From now on nothing but this file is printed. */
export async function freezeRelease(
	sql: Sql,
	tenantId: string,
	{ id, itemId, side }: Pick<PrintData, 'id' | 'itemId' | 'side'>,
	{ userId, acceptedCodes, isByStaff }: Release,
): Promise<void> {
	await sql`
		update print_data set state = 'released', released_at = now(), released_by = ${userId},
			released_by_staff = ${isByStaff}, accepted_codes = ${[...acceptedCodes]}, released_sha256 = sha256, is_late = false,
			release_text_version = ${releaseTextVersion}, release_revoked_at = null, refusal_code = null, refusal_reason = '', changed_at = now()
		where tenant_id = ${tenantId} and id = ${id}`;
	await replaceUnread(sql, tenantId, { id, itemId, side });
	await recordPrintEvent(sql, tenantId, itemId, {
		...(isByStaff ? { step: 'approved', actor: 'staff' } : { step: 'released', actor: 'shopper' }),
		...{ userId, dataId: id, side },
	});
	await settleLine(sql, tenantId, itemId);
}

/** Released twice it is released once. @throws Refused PRINT_DATA_NOT_RELEASED, with the codes that stop it */
export async function releaseData(
	sql: Sql,
	caller: Caller,
	reader: LineReader,
	id: string,
	acceptedCodes: readonly string[],
): Promise<void> {
	const { data, line } = await holdNewest(sql, caller, reader, id);
	if (data.state === 'released') return;
	const { errors, open } = checkRelease(data.findings, acceptedCodes);
	if (data.state !== 'findings' || errors.length + open.length > 0)
		throw new Refused('PRINT_DATA_NOT_RELEASED', [...errors, ...open].join(', '), { errors, open });
	const accepted = data.findings.filter(({ severity }) => severity === 'warning').map(({ code }) => code);
	const release = { userId: caller.user?.id ?? null, acceptedCodes: [...new Set(accepted)], isByStaff: !line.isOwn };
	await freezeRelease(sql, caller.tenant.id, data, release);
}

const removals = { discarded: 'discardPrintData', removed: 'removePrintData' } as const;

export async function removeData(sql: Sql, caller: Caller, reader: LineReader, id: string): Promise<void> {
	const { data, line } = await hold(sql, caller, reader, id);
	const isFinal = data.state === 'printed' || (data.state === 'released' && line.isOrdered && !reader.isStaff);
	if (isFinal) throw new Refused('PRINT_DATA_FINAL');
	const isAttempt = data.isLate || data.state === 'uploaded';
	const step = isAttempt && (await hasEarlier(sql, caller.tenant.id, data)) ? 'discarded' : 'removed';
	if (line.isOrdered) await retireData(sql, caller.tenant.id, id);
	else await sql`delete from print_data where tenant_id = ${caller.tenant.id} and id = ${id}`;
	// Of what could not be read there was nothing left to remove.
	if (data.stored)
		await recordPrintEvent(sql, caller.tenant.id, data.itemId, {
			...{ step, actor: line.isOwn ? 'shopper' : 'staff', userId: caller.user?.id ?? null },
			...{ dataId: id, side: data.side },
		});
	await admitLate(sql, caller.tenant.id, data.itemId);
	await markLines(sql, caller.tenant.id, [data.itemId]);
	await settleLine(sql, caller.tenant.id, data.itemId);
	if (data.stored) await sendRemoval(sql, caller.tenant.id, [data]);
	if (reader.isStaff)
		await caller.services.record(sql, caller.tenant.id, actorOf(caller), {
			action: removals[step],
			entity: { type: 'printData', id },
			before: { itemId: data.itemId, side: data.side, state: data.state, sha256: data.sha256 },
		});
}

export async function markRefused(
	sql: Sql,
	tenantId: string,
	{ id, itemId, side }: Pick<PrintData, 'id' | 'itemId' | 'side'>,
	{ userId, reason }: { userId: string | null; reason: string },
): Promise<void> {
	await sql`
		update print_data set state = 'refused', refusal_code = 'byShop', refusal_reason = ${reason},
			refusal_untold = true, changed_at = now()
		where tenant_id = ${tenantId} and id = ${id}`;
	await recordPrintEvent(sql, tenantId, itemId, {
		...{ step: 'refused', actor: 'staff', userId, dataId: id, side, reason },
	});
	await settleLine(sql, tenantId, itemId);
}

/** The customer is asked for other data, by mail too; the file stays, so that both can look at it. */
export async function refuseByShop(
	sql: Sql,
	caller: Caller,
	reader: LineReader,
	id: string,
	given: string,
): Promise<void> {
	const reason = checkReason(given);
	const { data } = await holdNewest(sql, caller, reader, id);
	if (data.state === 'printed') throw new Refused('PRINT_DATA_FINAL');
	if (data.state === 'uploaded') throw new Refused('STILL_WORKING');
	await markRefused(sql, caller.tenant.id, data, { userId: caller.user?.id ?? null, reason });
	await sendRefusal(sql, caller.tenant.id, id);
	await caller.services.record(sql, caller.tenant.id, actorOf(caller), {
		action: 'refusePrintData',
		entity: { type: 'printData', id },
		before: { state: data.state },
		after: { state: 'refused', reason },
	});
}

/** By hand, whatever else preflight says: the shop has looked at it. @throws Refused PRINT_DATA_UNREADABLE, PRINT_DATA_PAGE_COUNT */
export async function approveData(sql: Sql, caller: Caller, reader: LineReader, id: string): Promise<void> {
	const { data } = await holdNewest(sql, caller, reader, id);
	if (data.state === 'printed') throw new Refused('PRINT_DATA_FINAL');
	if (data.state === 'uploaded') throw new Refused('STILL_WORKING');
	const bar = findApprovalBar(data.findings);
	if (!data.stored || data.sha256 === null || bar === 'unreadable') throw new Refused('PRINT_DATA_UNREADABLE');
	if (bar === 'pageCount') throw new Refused('PRINT_DATA_PAGE_COUNT');
	const acceptedCodes = [...new Set(data.findings.map(({ code }) => code))];
	await freezeRelease(sql, caller.tenant.id, data, { userId: caller.user?.id ?? null, acceptedCodes, isByStaff: true });
	await caller.services.record(sql, caller.tenant.id, actorOf(caller), {
		action: 'approvePrintData',
		entity: { type: 'printData', id },
		before: { state: data.state },
		after: { state: 'released', sha256: data.sha256, acceptedCodes },
	});
}
