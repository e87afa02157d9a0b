// The uploads of a user who wants to know what is kept of them, or have it gone.
import type { PersonPart } from '../../accounts/person-part.ts';
import type { GuestMove } from '../../accounts/sign-in/move-guest.ts';
import { sendDiscard, sendRemoval, type UnfinishedUpload } from './private-files.ts';

export const printDataOfPerson: PersonPart = {
	name: 'printData',
	tables: ['print_data', 'print_uploads'],
	exportPart: (sql, tenantId, { id }) => sql`
		select name, side, file_type, size::float8 as size, sha256, state, released_at, created_at from print_data
		where tenant_id = ${tenantId} and user_id = ${id} order by created_at, id`,
	/** What was ordered belongs to the order, which is kept; its data leads to no account any more, and is called nothing. */
	async erasePart(sql, tenantId, { id }) {
		const uploads = await sql<UnfinishedUpload[]>`
			delete from print_uploads where tenant_id = ${tenantId} and user_id = ${id}
			returning id, received::float8 as received, store_state`;
		await sendDiscard(sql, tenantId, uploads);
		const data = await sql<{ id: string; previews: number; stored: boolean }[]>`
			delete from print_data d where d.tenant_id = ${tenantId} and d.user_id = ${id} and not exists (
				select from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
				where l.tenant_id = ${tenantId} and l.item_id = d.item_id and o.number is not null
			) returning d.id, d.previews, d.stored`;
		await sendRemoval(
			sql,
			tenantId,
			data.filter(({ stored }) => stored),
		);
		await sql`
			update print_data set user_id = null, name = 'file', changed_at = now() where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update print_data set released_by = null where tenant_id = ${tenantId} and released_by = ${id}`;
		await sql`update print_jobs set printed_by = null where tenant_id = ${tenantId} and printed_by = ${id}`;
	},
};

/** What a guest has uploaded goes along with the lines of the cart. */
export const movePrintData: GuestMove = async (sql, tenantId, guestId, userId) => {
	await sql`update print_uploads set user_id = ${userId} where tenant_id = ${tenantId} and user_id = ${guestId}`;
	await sql`update print_data set user_id = ${userId} where tenant_id = ${tenantId} and user_id = ${guestId}`;
	await sql`update print_data set released_by = ${userId} where tenant_id = ${tenantId} and released_by = ${guestId}`;
};
