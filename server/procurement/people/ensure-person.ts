// The people of a purchasing system: each is one user of the shop, apart from an account with the same address. A visit of which it is not said who comes
// is a person of its own.
import { isEmail } from '../../../rules/field-formats.ts';
import { isId } from '../../../rules/ids.ts';
import { ensureProcurementUser } from '../../accounts/users/ensure-procurement-user.ts';
import type { Sql } from '../../database/connection.ts';
import type { StoredBuyer } from '../buyers/buyer-rows.ts';

export interface NamedPerson {
	/** As the purchasing system knows them; empty: it does not say. */
	key: string;
	name: string;
	email: string;
}

const longest = 200;

/** From what systems say of a person, in the order in which it tells them apart best. */
export function personOf(said: ReadonlyMap<string, string>, contact: { name: string; email: string }): NamedPerson {
	const first = (...names: string[]) => names.map((name) => said.get(name)).find((value) => value) ?? '';
	const email = first('useremail', 'email', 'emailaddress') || contact.email;
	const full = [first('firstname'), first('lastname')].filter((part) => part !== '').join(' ');
	return {
		key: (first('uniquename', 'uniqueusername', 'userid', 'user') || email).toLowerCase().slice(0, longest),
		name: (full || first('userprintablename', 'userfullname', 'username') || contact.name).slice(0, longest),
		email: isEmail(email) ? email.toLowerCase() : '',
	};
}

interface Visitor {
	person: NamedPerson;
	/** Lines of the earlier cart that is brought back; empty: none. */
	lines: readonly string[];
	language: string;
}

/** Who filled an earlier cart without a name changes it themselves: it has their designs. */
async function findUnnamed(sql: Sql, tenantId: string, buyerId: string, lines: readonly string[]) {
	const ids = lines.filter(isId);
	const [known] = await sql<{ userId: string }[]>`
		select p.user_id from procurement_people p
		join procurement_carts c on c.tenant_id = p.tenant_id and c.user_id = p.user_id
		join procurement_lines l on l.tenant_id = c.tenant_id and l.cart_id = c.id
		where p.tenant_id = ${tenantId} and p.buyer_id = ${buyerId} and p.unnamed and l.id = any(${ids}::uuid[])
		order by c.created_at desc limit 1`;
	return known?.userId;
}

/** Two calls at once find the same one. */
async function findNamed(sql: Sql, tenantId: string, buyerId: string, person: string) {
	await sql`
		select pg_advisory_xact_lock(hashtextextended(${`procurement ${tenantId} ${buyerId} ${person}`}, 0))`;
	const [known] = await sql<{ userId: string }[]>`
		select user_id from procurement_people
		where tenant_id = ${tenantId} and buyer_id = ${buyerId} and person = ${person}`;
	return known?.userId;
}

/** @returns the id of the user that they are here */
export async function ensurePerson(
	sql: Sql,
	tenantId: string,
	buyer: Pick<StoredBuyer, 'id' | 'roleId'>,
	{ person: { key, name, email }, lines, language }: Visitor,
): Promise<string> {
	const isUnnamed = key === '';
	const known = isUnnamed
		? await findUnnamed(sql, tenantId, buyer.id, lines)
		: await findNamed(sql, tenantId, buyer.id, key);
	const wanted = { userId: known ?? null, buyerId: buyer.id, roleId: buyer.roleId, language };
	const userId = await ensureProcurementUser(sql, tenantId, wanted);
	await sql`
		insert into procurement_people (tenant_id, user_id, buyer_id, person, name, email, unnamed)
		values (${tenantId}, ${userId}, ${buyer.id}, ${key || userId}, ${name}, ${email}, ${isUnnamed})
		on conflict (tenant_id, user_id) do update
		set name = coalesce(nullif(excluded.name, ''), procurement_people.name),
			email = coalesce(nullif(excluded.email, ''), procurement_people.email), last_seen_at = now()`;
	return userId;
}
