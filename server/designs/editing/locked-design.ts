// Designs of those who may edit them: a shopper their own, staff the templates of products. To everybody else they do not exist.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import type { LockedDocument } from '../../editing/edited-document.ts';
import { editorId } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { readDesign } from '../templates/find-template.ts';

export interface LockedDesign extends LockedDocument<Design> {
	/** What the caller may do with it. */
	role: DesignRole;
	isReleased: boolean;
}

interface Row {
	id: string;
	kind: 'draft' | 'template';
	document: unknown;
	revision: number;
	isReleased: boolean;
}

const mayEdit = (sql: Sql, caller: Caller) => sql`
	case d.kind when 'draft' then d.user_id = ${editorId(caller)} else ${mayDo(caller.user, 'mProd')}::boolean end`;

/** No one else changes it until the end of the transaction. @throws Refused NOT_FOUND */
export async function lockDesign(sql: Sql, caller: Caller, id: string): Promise<LockedDesign> {
	const [row] = await sql<Row[]>`
		select d.id, d.kind, d.document, d.revision, d.release_id is not null as is_released from designs d
		where d.tenant_id = ${caller.tenant.id} and d.id = ${id} and ${mayEdit(sql, caller)}
		for update`;
	if (!row) throw new Refused('NOT_FOUND');
	const { kind, document, ...rest } = row;
	return { ...rest, document: readDesign(document), role: kind === 'draft' ? 'shopper' : 'template' };
}

/** Without its document. @throws Refused NOT_FOUND */
export async function findRevision(sql: Sql, caller: Caller, id: string): Promise<number> {
	const [row] = await sql<{ revision: number }[]>`
		select d.revision from designs d
		where d.tenant_id = ${caller.tenant.id} and d.id = ${id} and ${mayEdit(sql, caller)}
		for no key update`;
	if (!row) throw new Refused('NOT_FOUND');
	return row.revision;
}
