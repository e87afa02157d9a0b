// What a shop wants of machine translation. Off until somebody switches it on: every character costs.
import type { MachineTranslationSettings } from '../../../rules/machine-translation.ts';
import type { Sql } from '../../database/connection.ts';

const untouched: MachineTranslationSettings = { enabled: false, formality: 'more', languages: [] };

/** A language that the shop no longer speaks is not among them. */
export async function findTranslationSettings(sql: Sql, tenantId: string): Promise<MachineTranslationSettings> {
	const [found] = await sql<MachineTranslationSettings[]>`
		select enabled, formality, array(
			select language_code from languages l
			where l.tenant_id = s.tenant_id and l.language_code = any(s.languages) order by l.position, l.language_code
		) as languages
		from machine_translation s where tenant_id = ${tenantId}`;
	return found ?? untouched;
}

export async function storeTranslationSettings(
	sql: Sql,
	tenantId: string,
	{ enabled, formality, languages }: MachineTranslationSettings,
): Promise<void> {
	await sql`
		insert into machine_translation (tenant_id, enabled, formality, languages)
		values (${tenantId}, ${enabled}, ${formality}, ${[...languages]}::text[])
		on conflict (tenant_id) do update set
			enabled = excluded.enabled, formality = excluded.formality, languages = excluded.languages`;
}

/** For a shop in which nobody has decided anything yet. */
export async function beginTranslationSettings(
	sql: Sql,
	tenantId: string,
	{ enabled, formality, languages }: MachineTranslationSettings,
): Promise<void> {
	await sql`
		insert into machine_translation (tenant_id, enabled, formality, languages)
		values (${tenantId}, ${enabled}, ${formality}, ${[...languages]}::text[])
		on conflict (tenant_id) do nothing`;
}

/** Into which languages texts are translated at present: none while it is switched off. */
export const activeLanguages = ({ enabled, languages }: MachineTranslationSettings): readonly string[] =>
	enabled ? languages : [];
