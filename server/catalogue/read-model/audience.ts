// Who looks at the catalogue, and what is there for them. The one place where that is decided: whatever else a query asks for
// can only make it less.
import { mayDo } from '../../../rules/permissions.ts';
import type { User } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import { piece } from '../../database/named.ts';

export interface Audience {
	/** Sees also what is not published or offline; what is archived, only in the administration. */
	staff: boolean;
	/** Ids of roles, in order. */
	roles: readonly string[];
}

export const everybody: Audience = { staff: false, roles: [] };

export function audienceOf(user: Pick<User, 'roles'> | undefined): Audience {
	if (!user) return everybody;
	if (mayDo(user, 'qProd')) return { staff: true, roles: [] };
	return user.roles.length === 0 ? everybody : { staff: false, roles: user.roles.map(({ id }) => id).sort() };
}

export const isEverybody = ({ staff, roles }: Audience): boolean => !staff && roles.length === 0;

/** The same for all who see the same. */
export const audienceKey = (audience: Audience): string => (audience.staff ? 'staff' : audience.roles.join(' '));

const holds = `(l.valid_from is null or l.valid_from <= now()) and (l.valid_until is null or l.valid_until > now())`;

/** As text for `ask`, with :roles. */
export const conditions = {
	inLists({ staff, roles }: Audience): string {
		if (staff) return 'not l.archived and not l.unlisted';
		return roles.length === 0 ? `l.open and ${holds}` : `(l.open or l.roles && :roles::uuid[]) and ${holds}`;
	},
	hasPage: ({ staff }: Audience): string =>
		staff
			? 'not l.archived'
			: `(l.open or l.roles && :roles::uuid[] or l.unlisted and l.published and not l.archived) and ${holds}`,
	openCategory({ staff, roles }: Audience): string {
		if (staff) return 'true';
		return roles.length === 0
			? 'c.online and c.open_to is null'
			: 'c.online and (c.open_to is null or c.open_to && :roles::uuid[])';
	},
};

/** On `product_list l`: what lists show. */
export const inLists = (sql: Sql, audience: Audience) =>
	piece(sql, conditions.inLists(audience), { roles: audience.roles });

/** On `product_list l`: what has a page. What stands in no category is found by its address alone. */
export const hasPage = (sql: Sql, audience: Audience) =>
	piece(sql, conditions.hasPage(audience), { roles: audience.roles });

/** On `categories c`. */
export const openCategory = (sql: Sql, audience: Audience) =>
	piece(sql, conditions.openCategory(audience), { roles: audience.roles });
