// Locks a text, so that only admins change it, or opens it again.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { saveText } from '../save-texts.ts';
import { findKnownTexts } from './known-texts.ts';

export async function lockText(sql: Sql, caller: Caller, key: string, locked: boolean): Promise<void> {
	const { tenant, services } = caller;
	const known = (await findKnownTexts(sql, tenant.id, [key])).get(key);
	if (!known) throw new Refused('NOT_FOUND');
	if (known.locked === locked) return;
	// A shipped text that no one has changed yet has no row to be locked.
	const { type, group, baseText, baseLanguage } = known;
	await saveText(sql, tenant.id, { key, type, group, baseText, baseLanguage, translations: {}, origin: 'human' });
	await sql`update text_entries set locked = ${locked} where tenant_id = ${tenant.id} and key = ${key}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'lockText',
		entity: { type: 'text', id: key },
		before: { locked: known.locked },
		after: { locked },
	});
}
