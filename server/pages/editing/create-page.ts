// New pages: empty ones, ones that begin with a template, copies of others. None of them is published.

import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { freeSlug } from '../../../rules/catalogue/slug.ts';
import { contentIn } from '../../../rules/content/shipped.ts';
import { newId } from '../../../rules/ids.ts';
import type { PageKind } from '../../../rules/pages/block.ts';
import { emptyPage, type PageDocument } from '../../../rules/pages/document.ts';
import { longestPageName } from '../../../rules/pages/editing-limits.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { forgetOldSlug } from '../../catalogue/old-slugs.ts';
import type { Sql } from '../../database/connection.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { Word } from '../../texts/queue/save-translations.ts';
import { currentDocument, keepReferences, validationFor } from '../page-documents.ts';
import { type EditedPage, findEdited, lockPage } from './edited-page.ts';
import { validatedDocument } from './keep-work.ts';
import { baseNameIn, chooseSlug, isNameTaken, refuseTaken, saveNames } from './page-names.ts';
import { refuseFull } from './page-quota.ts';

export interface NewPage {
	kind: PageKind;
	names: readonly Word[];
	/** Made of the name where there is none. */
	slug: string;
	/** What it begins with; undefined: nothing. */
	document: unknown;
}

/** What the audit log says of one. */
export const recorded = ({ id: _id, revision, updatedAt, changed, published, needed, ...rest }: EditedPage) => rest;

interface PageRow {
	id: string;
	kind: PageKind;
	slug: string;
	document: PageDocument;
}

/** At the end of its kind. */
async function insertPage(sql: Sql, tenantId: string, { id, kind, slug, document }: PageRow): Promise<void> {
	await sql`
		insert into pages (tenant_id, id, kind, slug, draft, position)
		select ${tenantId}::uuid, ${id}::uuid, ${kind}, ${slug}, ${JSON.stringify(document)}::text::jsonb,
			coalesce(max(position), 0) + 1
		from pages where tenant_id = ${tenantId} and kind = ${kind}`.catch(refuseTaken);
	await forgetOldSlug(sql, tenantId, kind, slug);
	await keepReferences(sql, tenantId, id, [document]);
}

async function finish(sql: Sql, caller: Caller, action: AuditAction, id: string): Promise<EditedPage> {
	const { tenant, services } = caller;
	const made = await findEdited(sql, tenant.id, { id });
	await services.record(sql, tenant.id, actorOf(caller), {
		action,
		entity: { type: 'page', id },
		after: recorded(made),
	});
	await announceChange(sql, tenant.id, 'content');
	return made;
}

export async function createPage(sql: Sql, caller: Caller, wanted: NewPage): Promise<EditedPage> {
	const { tenant } = caller;
	const { kind, names } = wanted;
	await holdTenant(sql, tenant.id);
	await refuseFull(sql, tenant.id, kind);
	const id = newId();
	const document =
		wanted.document === undefined ? emptyPage : validatedDocument(wanted.document, validationFor(tenant));
	// Without a name there is no address either, and the name is what to say.
	await saveNames(sql, caller, { id, kind }, names);
	const slug = chooseSlug(tenant, kind, wanted.slug, baseNameIn(tenant, names));
	await insertPage(sql, tenant.id, { id, kind, slug, document });
	return finish(sql, caller, 'createPage', id);
}

/** In the words of each language; with a number where that is taken. */
function copiedNames(names: Record<string, string>, number: number): Word[] {
	return Object.entries(names).map(([languageCode, name]) => {
		const { copy } = contentIn(languageCode).names;
		const end = number === 1 ? ` (${copy})` : ` (${copy} ${number})`;
		return { languageCode, translation: `${name.slice(0, longestPageName - end.length)}${end}` };
	});
}

export async function copyPage(sql: Sql, caller: Caller, from: string): Promise<EditedPage> {
	const { tenant } = caller;
	await holdTenant(sql, tenant.id);
	const { kind, draft } = await lockPage(sql, tenant.id, from);
	await refuseFull(sql, tenant.id, kind);
	const { slug, names } = await findEdited(sql, tenant.id, { id: from });
	const id = newId();
	const named = { [defaultLanguage(tenant)]: slug, ...names };
	let words = copiedNames(named, 1);
	for (let number = 2; await isNameTaken(sql, tenant.id, { id, kind, name: baseNameIn(tenant, words) }); number += 1)
		words = copiedNames(named, number);
	await saveNames(sql, caller, { id, kind }, words);
	const taken = await sql<{ slug: string }[]>`select slug from pages where tenant_id = ${tenant.id} and kind = ${kind}`;
	const own = freeSlug(`${slug.slice(0, 70)}-copy`, new Set(taken.map((other) => other.slug)));
	await insertPage(sql, tenant.id, { id, kind, slug: own, document: currentDocument(draft) });
	return finish(sql, caller, 'copyPage', id);
}
