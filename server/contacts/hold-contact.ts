// A contact that is changed: locked, so that changes of it come one after the other.
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { type FoundContact, findContact } from './find-contact.ts';

export const entityOf = (id: string) => ({ type: 'contact', id });

/** @throws Refused where there is none, or where it has become a part of another */
export async function holdContact(sql: Sql, { tenant }: Pick<Caller, 'tenant'>, id: string): Promise<FoundContact> {
	const [held] = await sql`
		select from contacts where tenant_id = ${tenant.id} and id = ${id} and merged_into is null for no key update`;
	const contact = held && (await findContact(sql, tenant.id, id));
	if (!contact) throw new Refused('NOT_FOUND');
	return contact;
}

/** Texts of one line. @throws Refused naming the fields */
export function checkOneLine(texts: readonly string[], field: string): void {
	if (texts.some((text) => /\p{Cc}/u.test(text) || !text.isWellFormed()))
		throw new Refused('VALIDATION', field, { field });
}
