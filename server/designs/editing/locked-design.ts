// Designs of those who may edit them: a shopper their own, staff the templates of products and what was ordered. To everybody else they do not exist.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import type { DesignProvider } from '../../../rules/designs/printformer.ts';
import type { Sql } from '../../database/connection.ts';
import type { LockedDocument } from '../../editing/edited-document.ts';
import { Refused } from '../../failure.ts';
import { type DesignAccess, type DesignCaller, designReader, findAccess } from '../access/design-access.ts';
import { readDesign } from '../templates/find-template.ts';

export interface LockedDesign extends LockedDocument<Design> {
	access: DesignAccess;
	/** What the caller may do with it. */
	role: DesignRole;
	isReleased: boolean;
}

interface Row {
	id: string;
	document: unknown;
	revision: number;
	isReleased: boolean;
	provider: DesignProvider;
}

const roles: Readonly<Record<DesignAccess, DesignRole>> = {
	owner: 'shopper',
	link: 'shopper',
	staff: 'staff',
	viewer: 'staff',
	template: 'template',
};

const readerOf = ({ user, orderTokens }: DesignCaller) => designReader(user, orderTokens);

/** What is made elsewhere is changed there. @throws Refused DESIGN_NOT_IN_STUDIO */
export function refuseOutsideStudio({ provider }: { provider: DesignProvider }): void {
	if (provider !== 'studio') throw new Refused('DESIGN_NOT_IN_STUDIO');
}

/** No one else changes it until the end of the transaction. @throws Refused NOT_FOUND, DESIGN_NOT_IN_STUDIO */
export async function lockToOpen(sql: Sql, caller: DesignCaller, id: string): Promise<LockedDesign> {
	const { tenant } = caller;
	const access = await findAccess(sql, tenant.id, readerOf(caller), id, 'all');
	if (!access) throw new Refused('NOT_FOUND');
	const [row] = await sql<Row[]>`
		select d.id, d.document, d.revision, d.release_id is not null as is_released, d.provider from designs d
		where d.tenant_id = ${tenant.id} and d.id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	refuseOutsideStudio(row);
	return { ...row, document: readDesign(row.document), access, role: roles[access] };
}

/** To change it. @throws Refused NOT_FOUND, FORBIDDEN to who may only look at it */
export async function lockDesign(sql: Sql, caller: DesignCaller, id: string): Promise<LockedDesign> {
	const design = await lockToOpen(sql, caller, id);
	if (design.access === 'viewer') throw new Refused('FORBIDDEN');
	return design;
}

/** Without its document. @throws Refused NOT_FOUND, DESIGN_NOT_IN_STUDIO */
export async function findRevision(sql: Sql, caller: DesignCaller, id: string): Promise<number> {
	const { tenant } = caller;
	const access = await findAccess(sql, tenant.id, readerOf(caller), id, 'revision');
	const [row] = access
		? await sql<Pick<Row, 'revision' | 'provider'>[]>`
				select revision, provider from designs where tenant_id = ${tenant.id} and id = ${id}`
		: [];
	if (!row) throw new Refused('NOT_FOUND');
	refuseOutsideStudio(row);
	return row.revision;
}
