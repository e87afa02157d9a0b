// What is said of a page beside what stands on it: names, address, whether it is home, shown, and led to.
import { mayMoveTo } from '../../../rules/pages/needed-pages.ts';
import { contentPageNameKey } from '../../../rules/texts/entity-keys.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { forgetOldSlugsOf, keepOldSlug } from '../../catalogue/old-slugs.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { Word } from '../../texts/queue/save-translations.ts';
import { removeTexts } from '../../texts/remove-texts.ts';
import { recorded } from './create-page.ts';
import { type EditedPage, findEdited, lockPage } from './edited-page.ts';
import { chooseSlug, refuseTaken, saveNames } from './page-names.ts';

/** What is not named stays as it is. */
export interface PageToSave {
	names: readonly Word[] | undefined;
	slug: string | undefined;
	home: boolean | undefined;
	active: boolean | undefined;
	inNavigation: boolean | undefined;
	inFooter: boolean | undefined;
}

/** No one else changes it or another page's home until the end. */
async function holdPageAlone(sql: Sql, tenantId: string, id: string): Promise<EditedPage> {
	await holdTenant(sql, tenantId);
	await lockPage(sql, tenantId, id);
	return findEdited(sql, tenantId, { id });
}

/** What the law wants stays where the shop leads to it. */
function refuseLosing(before: EditedPage, after: { slug: string; home: boolean; active: boolean }): void {
	if (!before.needed) return;
	const lost = (before.active && !after.active) || (!before.home && after.home);
	if (lost || !mayMoveTo(before, after.slug))
		throw new Refused(lost ? 'PAGE_NEEDED' : 'PAGE_NEEDED_THERE', before.slug);
}

export async function savePage(sql: Sql, caller: Caller, id: string, wanted: PageToSave): Promise<EditedPage> {
	const { tenant, services } = caller;
	const before = await holdPageAlone(sql, tenant.id, id);
	const { home = before.home, active = before.active } = wanted;
	const { inNavigation = before.inNavigation, inFooter = before.inFooter } = wanted;
	if (home && (!active || before.kind !== 'page')) throw new Refused('PAGE_NOT_HOME');
	const wished = wanted.slug?.trim();
	const slug =
		wished === undefined || wished === before.slug ? before.slug : chooseSlug(tenant, before.kind, wished || '-', '');
	refuseLosing(before, { slug, home, active });
	if (home && !before.home) await sql`update pages set home = false where tenant_id = ${tenant.id} and home`;
	await sql`
		update pages set slug = ${slug}, home = ${home}, active = ${active}, in_navigation = ${inNavigation},
			in_footer = ${inFooter}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	await keepOldSlug(sql, tenant.id, before.kind, { id, from: before.slug, to: slug });
	if (wanted.names) await saveNames(sql, caller, before, wanted.names);
	const after = await findEdited(sql, tenant.id, { id });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'savePage',
		entity: { type: 'page', id },
		before: recorded(before),
		after: recorded(after),
	});
	await announceChange(sql, tenant.id, 'content');
	return after;
}

/** @param before the page of its kind that follows it; null: the end */
export async function movePage(sql: Sql, caller: Caller, id: string, before: string | null): Promise<void> {
	const { tenant, services } = caller;
	const { kind } = await holdPageAlone(sql, tenant.id, id);
	const others = await sql<{ id: string }[]>`
		select id from pages where tenant_id = ${tenant.id} and kind = ${kind} and id <> ${id} order by position, id`;
	const ids = others.map((other) => other.id);
	const place = before === null ? ids.length : ids.indexOf(before);
	if (place < 0) throw new Refused('NOT_FOUND');
	await sql`
		update pages p set position = given.number
		from unnest(${ids.toSpliced(place, 0, id)}::uuid[]) with ordinality as given (id, number)
		where p.tenant_id = ${tenant.id} and p.id = given.id and p.position <> given.number`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'movePage',
		entity: { type: 'page', id },
		after: { before },
	});
	await announceChange(sql, tenant.id, 'content');
}

/** With everything that was kept of it. */
export async function deletePage(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = await holdPageAlone(sql, tenant.id, id);
	if (before.home || before.needed) {
		const pageTitle = before.names[defaultLanguage(tenant)] ?? before.slug;
		throw new Refused('PAGE_NOT_DELETABLE', pageTitle, { pageTitle });
	}
	await sql`delete from pages where tenant_id = ${tenant.id} and id = ${id}`;
	await forgetOldSlugsOf(sql, tenant.id, before.kind, [id]);
	await removeTexts(sql, tenant.id, [contentPageNameKey(id)]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deletePage',
		entity: { type: 'page', id },
		before: recorded(before),
	});
	await announceChange(sql, tenant.id, 'content');
}
