// Drafts that members of a company share with each other: looked at and copied by colleagues, changed by nobody but their owner. To everybody outside of
// the company, and once it shares none, they do not exist.
import { findNames } from '../../accounts/users/find-names.ts';
import { findMembership, type Membership } from '../../companies/core/find-membership.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { type Draft, draftColumns } from '../drafts/find-drafts.ts';
import { readDesign } from '../templates/find-template.ts';

export interface CompanyDraft {
	draft: Draft & { userId: string };
	/** Null: the owner has no name any more. */
	ownerName: string | null;
	isOwn: boolean;
	/** Whether the reader may end that it is shared. */
	mayEnd: boolean;
	sharedAt: Date;
}

export interface CompanyDrafts {
	items: CompanyDraft[];
	total: number;
}

/** @returns undefined for users whose company shares no drafts, and for those without one */
export async function findSharingCompany(sql: Sql, tenantId: string, userId: string): Promise<Membership | undefined> {
	const membership = await findMembership(sql, tenantId, userId);
	return membership?.shareDrafts ? membership : undefined;
}

/** Of `company_drafts c` and `designs d`: what its owner has taken out of every list is deleted in their eyes, though it can be brought back. */
const isThere = (sql: Sql, tenantId: string): Fragment => sql`(
	d.user_id = c.user_id and (
		exists (
			select from list_items i
			where i.tenant_id = ${tenantId} and i.design_id = d.id and i.user_id = d.user_id and i.removed_at is null
		)
		or exists (select from order_lines l where l.tenant_id = ${tenantId} and l.design_id = d.id)
	)
)`;

interface Row extends Draft {
	userId: string;
	sharedAt: Date;
}

async function show(
	sql: Sql,
	tenantId: string,
	reader: { userId: string; role: Membership['role'] },
	rows: readonly Row[],
): Promise<CompanyDraft[]> {
	const names = await findNames(
		sql,
		tenantId,
		rows.map(({ userId }) => userId),
	);
	return rows.map(({ sharedAt, ...draft }) => {
		const isOwn = draft.userId === reader.userId;
		return {
			draft: { ...draft, document: readDesign(draft.document) },
			...{ sharedAt, isOwn, ownerName: names.get(draft.userId) ?? null },
			mayEnd: isOwn || reader.role === 'companyAdmin',
		};
	});
}

/** The latest first. @returns undefined where this user shares none with anybody */
export async function findCompanyDrafts(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<CompanyDrafts | undefined> {
	const company = await findSharingCompany(sql, tenantId, userId);
	if (!company) return undefined;
	const shared = sql`
		from company_drafts c join designs d on d.tenant_id = ${tenantId} and d.id = c.design_id
		where c.tenant_id = ${tenantId} and c.company_id = ${company.companyId} and ${isThere(sql, tenantId)}`;
	const [counted] = await sql<{ total: number }[]>`select count(*)::int as total ${shared}`;
	const rows = await sql<Row[]>`
		select ${draftColumns(sql)}, c.shared_at ${shared}
		order by c.shared_at desc, c.design_id limit ${first} offset ${offset}`;
	const items = await show(sql, tenantId, { userId, role: company.role }, rows);
	return { items, total: counted?.total ?? 0 };
}

/** @returns undefined for what is not shared with this user, as for what does not exist */
export async function findCompanyDraft(
	sql: Sql,
	tenantId: string,
	userId: string,
	id: string,
): Promise<CompanyDraft | undefined> {
	const company = await findSharingCompany(sql, tenantId, userId);
	if (!company) return undefined;
	const rows = await sql<Row[]>`
		select ${draftColumns(sql)}, c.shared_at
		from company_drafts c join designs d on d.tenant_id = ${tenantId} and d.id = c.design_id
		where c.tenant_id = ${tenantId} and c.company_id = ${company.companyId} and c.design_id = ${id}
			and ${isThere(sql, tenantId)}`;
	return (await show(sql, tenantId, { userId, role: company.role }, rows))[0];
}
