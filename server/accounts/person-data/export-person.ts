// Everything that is kept of a person, to be handed over to them.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Person } from '../person-part.ts';
import { actorOf, type Caller } from '../services.ts';
import { userToChange } from '../users/save-user.ts';

async function collect(sql: Sql, { tenant, services }: Caller, person: Person): Promise<string> {
	const parts: [string, unknown][] = [];
	for (const { name, exportPart } of services.personParts)
		parts.push([name, (await exportPart(sql, tenant.id, person)) ?? null]);
	return JSON.stringify({ shop: tenant.name, exportedAt: new Date(), ...Object.fromEntries(parts) }, undefined, '\t');
}

/** @returns JSON */
export async function exportPerson(sql: Sql, caller: Caller, id: string): Promise<string> {
	const { email } = await userToChange(sql, caller, id);
	const everything = await collect(sql, caller, { id, email });
	const entity = { type: 'user', id };
	await caller.services.record(sql, caller.tenant.id, actorOf(caller), { action: 'exportPerson', entity });
	return everything;
}

/** @returns JSON */
export function exportOwnData(sql: Sql, caller: Caller): Promise<string> {
	const { user } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	if (user.guest || user.technical || user.email === null) throw new Refused('FORBIDDEN');
	return collect(sql, caller, { id: user.id, email: user.email });
}
