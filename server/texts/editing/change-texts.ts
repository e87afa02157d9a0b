// Changes texts: all that is asked for, or nothing.
import { isAdmin } from '../../../rules/permissions.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Actor, Recorder } from '../../audit/record-change.ts';
import { showNames } from '../../catalogue/show-names.ts';
import { showDescriptions } from '../../catalogue/show-picture.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { holdTexts } from '../hold-texts.ts';
import { queueChanged } from '../queue/queue-texts.ts';
import { saveTexts, type TextToSave } from '../save-texts.ts';
import type { TextOrigin } from './known-texts.ts';
import { type ChangeError, type TextChange, type ValidatedChange, validateChanges } from './validate-changes.ts';

/** Who changes texts: a person, an import of theirs, or a machine. */
export interface TextWriter {
	tenant: Tenant;
	/** Whether locked texts may be changed. */
	admin: boolean;
	userId: string | undefined;
	origin: TextOrigin;
	/** Writes into the audit log; what a machine writes stands in the history of the texts alone. */
	audit?: { record: Recorder; actor: Actor } | undefined;
}

export const writerOf = (caller: Caller, origin: TextOrigin = 'human'): TextWriter => ({
	tenant: caller.tenant,
	admin: isAdmin(caller.user),
	userId: caller.user?.id,
	origin,
	audit: { record: caller.services.record, actor: actorOf(caller) },
});

/** What ships is no wording of the tenant's own: it may be better in the next release. */
const unlessShipped = (change: ValidatedChange): ValidatedChange =>
	change.text.trim() === '' || change.text === change.known.shipped[change.languageCode]
		? { ...change, text: '' }
		: change;

/** Base text and translations of each key, as they are saved. */
function textsToSave(changes: readonly ValidatedChange[], origin: TextOrigin): TextToSave[] {
	return [...Map.groupBy(changes, ({ key }) => key).values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const { key, type, group, baseText, baseLanguage } = first.known;
		const translations = Object.fromEntries([first, ...others].map(({ languageCode, text }) => [languageCode, text]));
		return { key, type, group, baseText, baseLanguage, translations, origin };
	});
}

/** A user who saves a translation as it is has read it: it fits the base text of now. */
async function confirmUnchanged(sql: Sql, tenantId: string, changes: readonly ValidatedChange[]): Promise<void> {
	const places = changes.map(({ key, languageCode }) => ({ key, language_code: languageCode }));
	if (places.length === 0) return;
	await sql`
		update text_translations t set translated_from = e.base_text
		from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as p (key text, language_code text), text_entries e
		where t.tenant_id = ${tenantId} and t.key = p.key and t.language_code = p.language_code
			and e.tenant_id = t.tenant_id and e.key = t.key and t.translated_from is distinct from e.base_text`;
}

const audited = (changes: readonly ValidatedChange[], pick: (change: ValidatedChange) => string | null) =>
	Object.fromEntries(changes.map((change) => [`${change.key} ${change.languageCode}`, pick(change)]));

/** So many stand in the audit log with their words; of more, only how many they were. */
const auditedWords = 100;

async function auditChanges(
	sql: Sql,
	{ tenant, audit }: TextWriter,
	changes: readonly ValidatedChange[],
): Promise<void> {
	const [first] = changes;
	if (!audit || !first) return;
	const keys = new Set(changes.map(({ key }) => key));
	const words =
		changes.length > auditedWords
			? { after: { changed: changes.length } }
			: { before: audited(changes, ({ before }) => before), after: audited(changes, ({ text }) => text) };
	const id = keys.size === 1 ? first.key : `${keys.size} texts`;
	await audit.record(sql, tenant.id, audit.actor, { action: 'changeTexts', entity: { type: 'text', id }, ...words });
}

/** Things whose base text is another one now: translations by machine are made again. */
const keysOfBaseTexts = (changes: readonly ValidatedChange[]) =>
	changes
		.filter(({ known, languageCode }) => languageCode === known.baseLanguage && !known.shipped[languageCode])
		.map(({ key }) => key);

/** A machine writes portion after portion: what shows all of them is brought into step when they have come. */
const fewProducts = 3;

/** Writes what was validated before, in the same transaction. */
export async function applyChanges(sql: Sql, writer: TextWriter, accepted: readonly ValidatedChange[]): Promise<void> {
	const { tenant, origin, userId: by } = writer;
	const { changed = [], same = [] } = Object.groupBy(accepted.map(unlessShipped), ({ text, before }) =>
		text === (before ?? '') ? 'same' : 'changed',
	);
	await confirmUnchanged(sql, tenant.id, same);
	if (changed.length === 0) return;
	await saveTexts(sql, tenant.id, textsToSave(changed, origin), { by });
	const keys = [...new Set(changed.map(({ key }) => key))];
	await showNames(sql, tenant, keys, origin === 'machine' ? { most: fewProducts } : {});
	await showDescriptions(sql, tenant.id, keys);
	await sql`delete from text_queue where tenant_id = ${tenant.id} and key = any(${keys}::text[])
		and (key, language_code) in (
			select c.key, c.language_code from unnest(${changed.map(({ key }) => key)}::text[],
				${changed.map(({ languageCode }) => languageCode)}::text[]) as c (key, language_code)
		)`;
	await queueChanged(sql, tenant.id, keysOfBaseTexts(changed));
	await auditChanges(sql, writer, changed);
}

/** What was validated stays true until the end of the transaction: two who save the same text at once wait for each other. */
export async function validateHeld(sql: Sql, writer: TextWriter, changes: readonly TextChange[]) {
	await holdTexts(sql, writer.tenant.id, [...new Set(changes.map(({ key }) => key))]);
	return validateChanges(sql, writer, changes);
}

/** @returns what is wrong; nothing was changed unless that is nothing */
export async function changeTexts(
	sql: Sql,
	writer: TextWriter,
	changes: readonly TextChange[],
): Promise<ChangeError[]> {
	const { faults, accepted } = await validateHeld(sql, writer, changes);
	if (faults.length === 0) await applyChanges(sql, writer, accepted);
	return faults;
}
