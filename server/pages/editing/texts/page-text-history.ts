// What became of one text of a page: who wrote what, read from the steps of its draft and from the versions of it that are kept.
import type { PageText } from '../../../../rules/pages/document.ts';
import { readPageTextKey } from '../../../../rules/pages/grid-texts.ts';
import { ofSection } from '../../../../rules/pages/text-key.ts';
import { findNames } from '../../../accounts/users/find-names.ts';
import type { Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';

type Words = PageText['text'];

interface Written {
	languageCode: string;
	/** Null: the words of this language were taken away. */
	text: Words | null;
	/** What a step has found there: known of older words where no version holds them. */
	found: Words | null;
	userId: string | null;
	at: Date;
	/** Else in a step of the draft. */
	inVersion: boolean;
}

export interface PageTextChange {
	languageCode: string;
	before: Words | null;
	after: Words | null;
	by: string | null;
	at: Date;
}

const readVersions = 100;
const shownChanges = 100;

/** An editor who types makes many steps: those of one sitting are one change. */
const sitting = 10 * 60 * 1000;

interface Place {
	page: string;
	section: string;
	item: string;
	name: string;
}

const listSteps = (sql: Sql, tenantId: string, { page, section, item, name }: Place): Promise<Written[]> =>
	sql<Written[]>`
		select o->>'language' as language_code, o->'text'->'text' as text,
			s.inverses->(jsonb_array_length(s.operations) - each.place::int)->'text'->'text' as found, s.user_id, s.created_at as at, false as in_version
		from page_steps s cross join lateral jsonb_array_elements(s.operations) with ordinality as each (o, place)
		where s.tenant_id = ${tenantId} and s.page_id = ${page} and o->>'do' = 'text'
			and o->'at'->>'section' = ${section} and coalesce(o->'at'->>'item', ${ofSection}) = ${item} and o->>'field' = ${name}
		order by s.revision, each.place`;

const listInVersions = (sql: Sql, tenantId: string, { page, section, item, name }: Place): Promise<Written[]> =>
	sql<Written[]>`
		select words.key as language_code, words.value->'text' as text, null as found, v.user_id, v.created_at as at, true as in_version
		from (
			select id, document, user_id, created_at from page_versions
			where tenant_id = ${tenantId} and page_id = ${page}
			order by created_at desc, id desc limit ${readVersions}
		) v
		cross join lateral jsonb_path_query(v.document, '$.sections[*] ? (@.id == $id)', jsonb_build_object('id', ${section}::text)) s
		cross join lateral (
			select s where ${item} = ${ofSection}
			union all select i from jsonb_array_elements(s->'items') i where i->>'id' = ${item}
		) part (p)
		cross join lateral jsonb_each(coalesce(p->'texts'->${name}, '{}'::jsonb)) words
		order by v.created_at, v.id`;

const same = (one: Words | null | undefined, other: Words | null): boolean =>
	JSON.stringify(one ?? null) === JSON.stringify(other);

interface Change extends Written {
	before: Words | null;
	/** A version holds it: what comes after it is another change, however soon. */
	kept: boolean;
}

const goesOn = (change: Change, { userId, at }: Written): boolean =>
	!change.kept && change.userId === userId && at.getTime() - change.at.getTime() < sitting;

/** From the oldest on. A version repeats what steps have written: that is no change. */
function joinChanges(written: readonly Written[]): Change[] {
	const changes: Change[] = [];
	const last = new Map<string, Change>();
	for (const entry of written) {
		const { languageCode, text, inVersion } = entry;
		const previous = last.get(languageCode);
		if (previous && same(previous.text, text)) {
			previous.kept ||= inVersion;
		} else if (previous && goesOn(previous, entry)) {
			Object.assign(previous, entry, { kept: inVersion });
		} else {
			const change = { ...entry, before: (previous ? previous.text : entry.found) ?? null, kept: inVersion };
			last.set(languageCode, change);
			changes.push(change);
		}
	}
	return changes.filter(({ before, text }) => !same(before, text));
}

/** Newest first. */
export async function listPageTextHistory(sql: Sql, tenantId: string, key: string): Promise<PageTextChange[]> {
	const found = readPageTextKey(key);
	if (!found) throw new Refused('NOT_FOUND');
	const place = { ...found, item: found.item ?? ofSection };
	const written = [
		...(await listSteps(sql, tenantId, place)),
		...(await listInVersions(sql, tenantId, place)),
	].toSorted((one, other) => one.at.getTime() - other.at.getTime());
	const changes = joinChanges(written).reverse().slice(0, shownChanges);
	const ids = changes.flatMap(({ userId }) => userId ?? []);
	const names = await findNames(sql, tenantId, ids);
	return changes.map(({ languageCode, before, text, userId, at }) => ({
		languageCode,
		before,
		after: text,
		by: names.get(userId ?? '') ?? null,
		at,
	}));
}
