// The users of a tenant, for administration. Guests are no one to administer, nor is the technical user of operators.
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { SubjectRole } from '../subject.ts';

export interface ListedUser {
	id: string;
	email: string;
	username: string | null;
	language: string;
	codeStep: boolean;
	admin: boolean;
	emailConfirmed: boolean;
	archivedAt: Date | null;
	createdAt: Date;
	lastLoginAt: Date | null;
	/** Of those who look after users. */
	note: string;
	roles: SubjectRole[];
	/** What the user has put into the fields of the profile. */
	values: Record<string, string>;
}

export const userOrders = ['email', 'username', 'surname', 'createdAt', 'lastLoginAt'] as const;
type UserOrder = (typeof userOrders)[number];

export interface WantedUsers {
	/** In address, username, name and company. */
	search: string;
	archived: boolean;
	sort: UserOrder;
	descending: boolean;
	first: number;
	offset: number;
}

const columns = (sql: Sql) => sql`
	u.id, u.email, u.username, u.language, u.code_step, u.admin, u.email_confirmed_at is not null as email_confirmed,
	u.archived_at, u.created_at, u.last_login_at, u.note,
	coalesce((
		select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'label', r.label, 'admin', r.admin, 'access', r.access)
			order by r.name)
		from user_roles h join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
		where h.tenant_id = u.tenant_id and h.user_id = u.id
	), '[]') as roles,
	coalesce((
		select jsonb_object_agg(v.field_name, v.value) from user_field_values v
		where v.tenant_id = u.tenant_id and v.user_id = u.id
	), '{}') as values`;

const orderBy = (sql: Sql, sort: UserOrder) =>
	({
		email: sql`u.email`,
		username: sql`u.username`,
		surname: sql`(select lower(v.value) from user_field_values v where v.tenant_id = u.tenant_id and v.user_id = u.id
			and v.field_name = 'surname')`,
		createdAt: sql`u.created_at`,
		lastLoginAt: sql`u.last_login_at`,
	})[sort];

const matching = (sql: Sql, tenantId: string, { search, archived }: Pick<WantedUsers, 'search' | 'archived'>) => {
	const pattern = containing(search.trim());
	return sql`
		u.tenant_id = ${tenantId} and not u.guest and not u.technical and (u.archived_at is not null) = ${archived} and (
			${search.trim() === ''} or u.email ilike ${pattern} or u.username ilike ${pattern} or exists (
				select from user_field_values v where v.tenant_id = u.tenant_id and v.user_id = u.id
					and v.field_name in ('firstName', 'surname', 'companyName') and v.value ilike ${pattern}
			)
		)`;
};

export function listUsers(sql: Sql, tenantId: string, wanted: WantedUsers): Promise<ListedUser[]> {
	const { sort, descending, first, offset } = wanted;
	return sql<ListedUser[]>`
		select ${columns(sql)} from users u where ${matching(sql, tenantId, wanted)}
		order by ${orderBy(sql, sort)} ${descending ? sql`desc` : sql`asc`} nulls last, u.id
		limit ${first} offset ${offset}`;
}

export async function countUsers(
	sql: Sql,
	tenantId: string,
	wanted: Pick<WantedUsers, 'search' | 'archived'>,
): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from users u where ${matching(sql, tenantId, wanted)}`;
	return row?.total ?? 0;
}

/** Archived or not. */
export async function findUser(sql: Sql, tenantId: string, id: string): Promise<ListedUser | undefined> {
	const [user] = await sql<ListedUser[]>`
		select ${columns(sql)} from users u where u.tenant_id = ${tenantId} and u.id = ${id} and not u.guest
			and not u.technical`;
	return user;
}

/** Of those whose address or username has this in it; archived ones too. At most 100. */
export async function findUserIds(sql: Sql, tenantId: string, search: string): Promise<string[]> {
	const pattern = containing(search);
	const rows = await sql<{ id: string }[]>`
		select id from users
		where tenant_id = ${tenantId} and not guest and not technical and (email ilike ${pattern} or username ilike ${pattern}) limit 100`;
	return rows.map(({ id }) => id);
}
