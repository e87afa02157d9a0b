// Corrects one text of a page where visitors read it. An editor who may publish changes what visitors read, and the draft with it; an editor who may
// only translate changes the draft, and it is read once the page is published. A page that an editor is editing is left alone.
import { newId } from '../../../../rules/ids.ts';
import type { PageDocument, PageText } from '../../../../rules/pages/document.ts';
import { readPageTextKey } from '../../../../rules/pages/grid-texts.ts';
import { applyAll } from '../../../../rules/pages/operations.ts';
import { isRich, plainText, statusOf } from '../../../../rules/pages/texts.ts';
import { documentProblem } from '../../../../rules/pages/validate.ts';
import { mayDo } from '../../../../rules/permissions.ts';
import { actorOf, type Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { describeEditor, editorId } from '../../../editing/lease.ts';
import { Refused } from '../../../failure.ts';
import { announceChange, holdTenant } from '../../../tenants/announce-change.ts';
import { currentDocument, validationFor } from '../../page-documents.ts';
import { takePageSteps } from '../change-page.ts';
import { type EditedPage, findEdited, type LockedPage, lockPage } from '../edited-page.ts';
import { findPageLease } from '../lease.ts';
import { findDraft, findPublished, keepVersion } from '../versions.ts';
import {
	findPageTextError,
	type Indexed,
	operationsOf,
	type PageTextError,
	type TextValidation,
	validationOf,
} from './change-page-texts.ts';

type Words = PageText['text'];

interface CorrectedLanguage {
	languageCode: string;
	/** What is corrected: as visitors read it for those who may publish, else as the draft has it. */
	text: Words | null;
	/** The draft has other words than visitors read. */
	differs: boolean;
	origin: PageText['source'] | null;
	outdated: boolean;
}

export interface PageTextToCorrect {
	key: string;
	page: EditedPage;
	block: string | null;
	ofItem: boolean;
	name: string;
	kind: 'line' | 'lines' | 'rich';
	maxLength: number;
	/** Visitors read a correction at once. */
	publishes: boolean;
	/** Who edits the page at the moment: until they have left it nothing is corrected. */
	editor: string | null;
	languages: CorrectedLanguage[];
}

const same = (one: Words | undefined, other: Words | undefined): boolean =>
	JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const pageOf = (key: string): string => {
	const place = readPageTextKey(key);
	if (!place) throw new Refused('NOT_FOUND');
	return place.page;
};

const mayPublish = ({ user }: Caller): boolean => mayDo(user, 'mContent');

export async function findTextToCorrect(sql: Sql, caller: Caller, key: string): Promise<PageTextToCorrect> {
	const { tenant } = caller;
	const id = pageOf(key);
	const draft = await findDraft(sql, tenant.id, id);
	const shown = await findPublished(sql, tenant.id, id);
	const published = mayPublish(caller) ? shown : null;
	const { places, languages, base } = validationOf(tenant, id, published ?? draft);
	const place = places.get(key);
	if (!place) throw new Refused('NOT_FOUND');
	const drafted = validationOf(tenant, id, draft).places.get(key)?.texts;
	const read = shown ? validationOf(tenant, id, shown).places.get(key)?.texts : undefined;
	const lease = await findPageLease(sql, tenant.id, id);
	return {
		key,
		page: await findEdited(sql, tenant.id, { id }),
		block: place.type ?? null,
		ofItem: place.item !== undefined,
		name: place.name,
		kind: place.field.kind,
		maxLength: place.field.max,
		publishes: published !== null,
		editor: lease?.held ? (await describeEditor(sql, caller, lease)).name : null,
		languages: languages.map((languageCode) => ({
			languageCode,
			text: place.texts[languageCode]?.text ?? null,
			differs: !same(drafted?.[languageCode]?.text, read?.[languageCode]?.text),
			origin: place.texts[languageCode]?.source ?? null,
			outdated: statusOf(place.texts, languageCode, base) === 'outdated',
		})),
	};
}

export interface TextCorrection {
	languageCode: string;
	text: Words;
	/** What the caller saw there. */
	seen: Words | null;
}

export interface CorrectedPageText {
	faults: PageTextError[];
	/** Visitors read it from now on. */
	published: boolean;
	/** The draft has other words, which no one has published yet: they were left as they are. */
	draftKept: boolean;
}

const typed = (key: string, corrections: readonly TextCorrection[]): Indexed[] =>
	corrections.map(({ languageCode, text, seen }, index) => ({
		index,
		key,
		languageCode,
		text: plainText(text),
		seen: seen === null ? '' : plainText(seen),
		source: 'human',
		...(isRich(text) && { made: text }),
	}));

interface Correction {
	page: LockedPage;
	key: string;
	before: TextValidation;
	after: PageDocument;
}

const saidIn = ({ places }: TextValidation, key: string) =>
	Object.entries(places.get(key)?.texts ?? {}).map(([language, { text }]) => [language, plainText(text)]);

/** Only the words of the correction: whatever else the draft holds stays unpublished. */
async function publishCorrection(sql: Sql, caller: Caller, { page, key, before, after }: Correction): Promise<void> {
	const { tenant, services } = caller;
	const problem = documentProblem(after, { ...validationFor(tenant), anyLanguage: true });
	if (problem) throw new Refused('PAGE_NOT_PUBLISHABLE', problem.fault, { problem });
	const document = JSON.stringify(after);
	await sql`
		update pages set published = ${document}::text::jsonb, published_at = clock_timestamp(),
			published_revision = case when draft = ${document}::text::jsonb then revision else published_revision end
		where tenant_id = ${tenant.id} and id = ${page.id}`;
	const { id: pageId, revision } = page;
	const version = { pageId, revision, document: after, reason: 'published', userId: editorId(caller) } as const;
	await keepVersion(sql, tenant.id, version);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'correctPageText',
		entity: { type: 'page', id: pageId },
		before: { key, ...Object.fromEntries(saidIn(before, key)) },
		after: { key, ...Object.fromEntries(saidIn(validationOf(tenant, pageId, after), key)) },
	});
	await announceChange(sql, tenant.id, 'content');
}

export async function correctPageText(
	sql: Sql,
	caller: Caller,
	key: string,
	corrections: readonly TextCorrection[],
): Promise<CorrectedPageText> {
	const { tenant } = caller;
	const id = pageOf(key);
	if (mayPublish(caller)) await holdTenant(sql, tenant.id);
	const page = await lockPage(sql, tenant.id, id);
	const changes = typed(key, corrections);
	const refuse = (change: Indexed, fault: PageTextError['fault']): PageTextError[] => {
		const { index, languageCode } = change;
		return [{ index, key, languageCode, fault }];
	};
	const unchanged = { published: false, draftKept: false };
	if ((await findPageLease(sql, tenant.id, id))?.held)
		return { ...unchanged, faults: changes.flatMap((change) => refuse(change, 'held')) };
	const draft = currentDocument(page.draft);
	const published = mayPublish(caller) ? await findPublished(sql, tenant.id, id) : null;
	const validation = validationOf(tenant, id, published ?? draft);
	const faults = changes.flatMap((change) => {
		const error = findPageTextError(change, validation);
		return error ? refuse(change, error) : [];
	});
	if (faults.length > 0) return { ...unchanged, faults };

	const drafted = validationOf(tenant, id, draft);
	const isSame = ({ languageCode }: Indexed) =>
		same(drafted.places.get(key)?.texts[languageCode]?.text, validation.places.get(key)?.texts[languageCode]?.text);
	const both = changes.filter(isSame);
	const operations = operationsOf(both, drafted);
	if (operations.length > 0) {
		const step = { number: 1, kind: 'do' as const, of: null, operations };
		await takePageSteps(sql, { tenant, userId: editorId(caller) }, page, newId(), [step]);
	}
	if (published) {
		const after = applyAll(published, operationsOf(changes, validation)).document;
		const now = { ...page, revision: page.revision + (operations.length > 0 ? 1 : 0) };
		await publishCorrection(sql, caller, { page: now, key, before: validation, after });
	}
	return { faults: [], published: published !== null, draftKept: both.length < changes.length };
}
