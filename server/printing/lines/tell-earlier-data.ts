// What was sent before the order is the beginning of its story.
import { splitFiles } from '../../../rules/printing/current-files.ts';
import type { PrintDataState } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';
import { type NewPrintEvent, recordPrintEvent } from '../../orders/core/print-events.ts';

interface EarlierFile {
	id: string;
	itemId: string;
	side: string | null;
	userId: string | null;
	state: PrintDataState;
	refusalCode: string | null;
	byStaff: boolean;
	isLate: boolean;
	createdAt: Date;
	changedAt: Date;
	releasedAt: Date | null;
	releaseRevokedAt: Date | null;
}

/** Each at its moment, that of the release before the order too. */
function eventsOf(file: EarlierFile, isCurrent: boolean): NewPrintEvent[] {
	const { id: dataId, side, userId, state, refusalCode, releasedAt, releaseRevokedAt } = file;
	const about = { dataId, side };
	const byShopper = { ...about, actor: 'shopper', userId } as const;
	const bySystem = { ...about, actor: 'system' } as const;
	if (state === 'refused')
		return [{ ...bySystem, step: 'unreadable', at: file.changedAt, ...(refusalCode ? { refusalCode } : {}) }];
	// What becomes of it shows when its inspection ends.
	if (!isCurrent && state === 'uploaded') return [{ ...byShopper, step: 'uploaded', at: file.createdAt }];
	if (!isCurrent) return [{ ...bySystem, step: 'cameLate', at: file.changedAt }];
	return [
		{ ...byShopper, step: 'cameAlong' },
		...(state === 'released' ? [{ ...byShopper, step: 'released', at: releasedAt } as const] : []),
		...(releaseRevokedAt ? [{ ...bySystem, step: 'releaseRevoked', at: releaseRevokedAt } as const] : []),
	];
}

/** Of lines that are ordered just now. */
export async function tellOfEarlierData(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<void> {
	const files = await sql<EarlierFile[]>`
		select id, item_id, side, user_id, state, refusal_code, by_staff, is_late, created_at, changed_at, released_at, release_revoked_at
		from print_data
		where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null
		order by created_at, id`;
	for (const itemId of itemIds) {
		const { current, attempts } = splitFiles(files.filter((file) => file.itemId === itemId));
		const events = [...current, ...attempts].flatMap((file) => eventsOf(file, current.includes(file)));
		for (const event of events) await recordPrintEvent(sql, tenantId, itemId, event);
	}
}
