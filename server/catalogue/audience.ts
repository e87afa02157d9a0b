// Who looks at the catalogue, and what is there for him. The one place where that is decided: whatever else a question asks for
// can only make it less.
import { mayDo } from '../../rules/permissions.ts';
import type { Subject } from '../accounts/subject.ts';
import type { Sql } from '../database/connection.ts';

export interface Audience {
	/** Sees also what is not published or offline; what is archived, only in the administration. */
	staff: boolean;
	/** Ids of roles, in order. */
	roles: readonly string[];
}

export const everybody: Audience = { staff: false, roles: [] };

export function audienceOf(user: Subject | undefined): Audience {
	if (!user) return everybody;
	if (mayDo(user, 'qProd')) return { staff: true, roles: [] };
	return user.roles.length === 0 ? everybody : { staff: false, roles: user.roles.map(({ id }) => id).sort() };
}

export const isEverybody = ({ staff, roles }: Audience): boolean => !staff && roles.length === 0;

/** The same for all who see the same. */
export const audienceKey = (audience: Audience): string => (audience.staff ? 'staff' : audience.roles.join(' '));

/** On `product_list l`: what lists show. */
export function inLists(sql: Sql, { staff, roles }: Audience, today: string) {
	if (staff) return sql`not l.archived and not l.unlisted`;
	return roles.length === 0
		? sql`l.open and (l.valid_from is null or l.valid_from <= ${today}::date)
			and (l.valid_until is null or l.valid_until >= ${today}::date)`
		: sql`(l.open or l.roles && ${[...roles]}::uuid[]) and (l.valid_from is null or l.valid_from <= ${today}::date)
			and (l.valid_until is null or l.valid_until >= ${today}::date)`;
}

/** On `product_list l`: what has a page. What stands in no category is found by its address alone. */
export const hasPage = (sql: Sql, { staff, roles }: Audience, today: string) =>
	staff
		? sql`not l.archived`
		: sql`(l.open or l.roles && ${[...roles]}::uuid[] or l.unlisted and l.published and not l.archived)
			and (l.valid_from is null or l.valid_from <= ${today}::date)
			and (l.valid_until is null or l.valid_until >= ${today}::date)`;

/** On `categories c`. */
export function openCategory(sql: Sql, { staff, roles }: Audience) {
	if (staff) return sql`true`;
	return roles.length === 0
		? sql`c.online and c.open_to is null`
		: sql`c.online and (c.open_to is null or c.open_to && ${[...roles]}::uuid[])`;
}
