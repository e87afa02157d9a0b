// Tickets: each is for one upload of one file to one line, and lives for 24 hours.

import { isSideName } from '../../../rules/designs/print-specification.ts';
import { newId } from '../../../rules/ids.ts';
import { tidyFileName } from '../../../rules/printing/file-name.ts';
import { mostUploadBytes } from '../../../rules/printing/print-data.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type LineReader, reachLine } from './line-access.ts';
import { markLines } from './mark-lines.ts';
import { sendDiscard, type UnfinishedUpload } from './private-files.ts';
import { refuseFinal } from './replace-data.ts';
import { specificationOf } from './specification-port.ts';

/** Of one line; older ones give way. */
const mostOfLine = 5;

export interface UploadWish {
	itemId: string;
	side: string | null;
	name: string;
	size: number;
}

export interface Ticket {
	id: string;
	size: number;
	received: number;
	expiresAt: Date;
}

function validateWish({ side, size }: UploadWish): void {
	if (side !== null && !isSideName(side)) throw new Refused('VALIDATION', 'side');
	if (!Number.isSafeInteger(size) || size < 1) throw new Refused('VALIDATION', 'size: the file is empty');
	if (size > mostUploadBytes) throw new Refused('TOO_LARGE', 'a file may have 100 MiB');
}

/** The oldest tickets of a line that has too many. */
async function dropOldest(sql: Sql, tenantId: string, itemId: string): Promise<void> {
	const dropped = await sql<UnfinishedUpload[]>`
		delete from print_uploads where tenant_id = ${tenantId} and id in (
			select id from print_uploads where tenant_id = ${tenantId} and item_id = ${itemId}
			order by created_at desc, id offset ${mostOfLine - 1}
		) returning id, received::float8 as received, store_state`;
	await sendDiscard(sql, tenantId, dropped);
}

/** @throws Refused: NOT_FOUND for a line that is not the caller's; VALIDATION for one with a design; PRINT_DATA_FINAL; TOO_MANY_REQUESTS */
export async function beginUpload(sql: Sql, caller: Caller, reader: LineReader, wish: UploadWish): Promise<Ticket> {
	const { tenant, user, address, services } = caller;
	validateWish(wish);
	const fileName = tidyFileName(wish.name);
	const line = await reachLine(sql, tenant.id, reader, wish.itemId);
	if (!line) throw new Refused('NOT_FOUND');
	if (line.hasDesign) throw new Refused('VALIDATION', 'itemId: the line is printed from a design');
	const specification = await specificationOf(sql, tenant.id, wish.itemId);
	const isKnown = wish.side === null || !specification || specification.sides.some(({ name }) => name === wish.side);
	if (!isKnown) throw new Refused('VALIDATION', 'side');
	await refuseFinal(sql, tenant.id, line, wish.side, reader.isStaff);
	await services.limits.take(sql, tenant.id, 'printUpload', { address, session: user?.id ?? `item ${wish.itemId}` });
	await dropOldest(sql, tenant.id, wish.itemId);
	const [ticket] = await sql<Ticket[]>`
		insert into print_uploads (tenant_id, id, user_id, item_id, side, name, size, by_staff)
		values (${tenant.id}, ${newId()}, ${user?.id ?? null}, ${wish.itemId}, ${wish.side}, ${fileName}, ${wish.size},
			${!line.isOwn})
		returning id, size::float8 as size, received::float8 as received, expires_at`;
	if (!ticket) throw new Error('no ticket was made');
	await markLines(sql, tenant.id, [wish.itemId]);
	return ticket;
}

export interface FoundUpload extends Ticket, UnfinishedUpload {
	itemId: string;
	side: string | null;
	name: string;
	userId: string | null;
	/** Sent by the shop in place of the customer. */
	byStaff: boolean;
	begunAt: Date;
}

/** @returns undefined when there is none, none any more, or not for this reader */
export async function findUpload(
	sql: Sql,
	tenantId: string,
	reader: LineReader,
	id: string,
): Promise<FoundUpload | undefined> {
	const [upload] = await sql<FoundUpload[]>`
		select id, size::float8 as size, received::float8 as received, store_state, expires_at, item_id, side, name, user_id, by_staff,
			created_at as begun_at
		from print_uploads where tenant_id = ${tenantId} and id = ${id} and expires_at > now()`;
	if (!upload) return undefined;
	const line = await reachLine(sql, tenantId, reader, upload.itemId);
	return line && upload;
}
