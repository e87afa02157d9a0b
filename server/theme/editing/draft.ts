// The draft of a look: saved while a user works on it, seen by no one else until it is published.
import { compareThemes } from '../../../rules/theme/compare-themes.ts';
import type { OwnTheme } from '../../../rules/theme/theme.ts';
import { findThemeErrors, type ThemeError } from '../../../rules/theme/theme-errors.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { holdTenant } from '../../tenants/announce-change.ts';
import { saveTheme } from '../save-theme.ts';
import { findPublished, loadStyleState } from '../style-state.ts';

interface Draft {
	theme: unknown;
	updatedAt: Date;
}

export async function findDraft(sql: Sql, tenantId: string): Promise<Draft | undefined> {
	const [draft] = await sql<Draft[]>`select theme, updated_at from theme_drafts where tenant_id = ${tenantId}`;
	return draft;
}

/** Two who work on the same look come one after the other. */
async function lockDraft(sql: Sql, tenantId: string): Promise<Draft | undefined> {
	await holdTenant(sql, tenantId);
	return findDraft(sql, tenantId);
}

async function keepDraft(sql: Sql, { tenant, user }: Caller, theme: unknown): Promise<void> {
	// A time that a browser can send back as it got it, and never the same one twice.
	await sql`
		insert into theme_drafts as d (tenant_id, theme, updated_at, updated_by)
		values (
			${tenant.id}, ${sql.json(theme as Parameters<Sql['json']>[0])}, date_trunc('milliseconds', clock_timestamp()),
			${user?.id ?? null}
		)
		on conflict (tenant_id) do update set
			theme = excluded.theme, updated_by = excluded.updated_by,
			updated_at = greatest(excluded.updated_at, d.updated_at + interval '1 millisecond')`;
}

const changedMeanwhile: ThemeError = {
	path: '',
	message: 'Somebody else has changed the draft meanwhile',
	code: 'changedMeanwhile',
};
const noDraft: ThemeError = { path: '', message: 'There is no draft to publish', code: 'noDraft' };

/** Of times as they are written: null where there is no draft. */
const isSeen = (draft: Draft | undefined, seen: string | null) => (draft?.updatedAt.toISOString() ?? null) === seen;

/** @param seen when the draft was saved that the caller has before them; null: there was none */
export async function saveDraft(sql: Sql, caller: Caller, theme: unknown, seen: string | null): Promise<ThemeError[]> {
	const errors = findThemeErrors(theme);
	if (errors.length > 0) return errors;
	if (!isSeen(await lockDraft(sql, caller.tenant.id), seen)) return [changedMeanwhile];
	await keepDraft(sql, caller, theme);
	return [];
}

/** @param seen as above; undefined: whatever is there now */
export async function publishDraft(sql: Sql, caller: Caller, seen: string | undefined): Promise<ThemeError[]> {
	const { tenant, user, services } = caller;
	const draft = await lockDraft(sql, tenant.id);
	if (!draft) return [noDraft];
	if (seen !== undefined && !isSeen(draft, seen)) return [changedMeanwhile];
	const { theme: before } = await loadStyleState(sql, tenant.id);
	const errors = await saveTheme(sql, tenant.id, draft.theme as OwnTheme, user?.id);
	if (errors.length > 0) return errors;
	await sql`delete from theme_drafts where tenant_id = ${tenant.id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'publishTheme',
		entity: { type: 'theme', id: tenant.id },
		...compareThemes(before, draft.theme),
	});
	return [];
}

export async function discardDraft(sql: Sql, caller: Caller): Promise<void> {
	const { tenant, services } = caller;
	if (!(await lockDraft(sql, tenant.id))) return;
	await sql`delete from theme_drafts where tenant_id = ${tenant.id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'discardThemeDraft',
		entity: { type: 'theme', id: tenant.id },
	});
}

/** What was published once is the draft again; visitors see it when that is published. */
export async function restoreVersion(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const version = await findPublished(sql, tenant.id, id);
	if (!version) throw new Refused('NOT_FOUND');
	await lockDraft(sql, tenant.id);
	await keepDraft(sql, caller, version.theme);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'restoreThemeVersion',
		entity: { type: 'theme', id: tenant.id },
		after: { version: id },
	});
}
