// The languages that a shop speaks, and how it writes prices in each: adding, removing, arranging them, and which one is the default.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { isNotation, type Notation } from '../../../rules/notations.ts';
import { isLocaleCode } from '../../../rules/well-known-locales.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { refreshCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import {
	addLanguage,
	arrangeLanguages,
	holdLanguages,
	makeDefaultLanguage,
	removeLanguage,
	showLanguage,
	writeNotation,
} from '../../tenants/change-languages.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { emptyQueue } from '../text-queue.ts';

/** More would make every list of products as many times as long. */
const mostLanguages = 30;

function readNotation(given: string | null | undefined): Notation | null {
	if (!given) return null;
	if (!isNotation(given)) throw new Refused('VALIDATION', 'notation');
	return given;
}

type Change = (before: Tenant) => Promise<void>;

/** Pages, lists and addresses follow at once; the log says what it was before. */
async function change(sql: Sql, caller: Caller, action: AuditAction, code: string, work: Change): Promise<Tenant> {
	const { tenant, services } = caller;
	await holdLanguages(sql, tenant.id);
	const before = await loadTenant(sql, tenant.id);
	await work(before);
	const after = await loadTenant(sql, tenant.id);
	const namesAreOld = JSON.stringify(shownIn(before)) !== JSON.stringify(shownIn(after));
	if (namesAreOld) await refreshCatalogue(sql, after);
	await services.record(sql, tenant.id, actorOf(caller), {
		action,
		entity: { type: 'localization', id: code },
		before: { languages: before.languages },
		after: { languages: after.languages },
	});
	await announceChange(sql, tenant.id, 'texts');
	await announceChange(sql, tenant.id, 'content');
	return after;
}

/** What the names in lists depend on. */
const shownIn = ({ languages }: Tenant) =>
	languages.map(({ languageCode, default: isDefault }) => [languageCode, isDefault]).sort();

const find = ({ languages }: Tenant, code: string) => {
	const found = languages.find(({ languageCode }) => languageCode === code);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
};

export function addLocalization(sql: Sql, caller: Caller, code: string, notation: string | null): Promise<Tenant> {
	if (!isLocaleCode(code)) throw new Refused('LANGUAGE_INVALID');
	const written = readNotation(notation);
	return change(sql, caller, 'addLocalization', code, async ({ id, languages }) => {
		if (languages.some(({ languageCode }) => languageCode === code)) throw new Refused('LANGUAGE_TAKEN');
		if (languages.length >= mostLanguages) throw new Refused('VALIDATION', `${mostLanguages} languages`);
		await addLanguage(sql, id, code, written);
	});
}

export function changeNotation(sql: Sql, caller: Caller, code: string, notation: string | null): Promise<Tenant> {
	const written = readNotation(notation);
	return change(sql, caller, 'changeNotation', code, async (tenant) => {
		find(tenant, code);
		await writeNotation(sql, tenant.id, code, written);
	});
}

/** From now on its addresses have no prefix, and its words stand in for missing ones. */
export const setDefaultLocalization = (sql: Sql, caller: Caller, code: string): Promise<Tenant> =>
	change(sql, caller, 'setDefaultLocalization', code, async (tenant) => {
		find(tenant, code);
		await makeDefaultLanguage(sql, tenant.id, code);
	});

/** From now on visitors see it, or no longer do. The default one is always there. */
export const publishLocalization = (sql: Sql, caller: Caller, code: string, published: boolean): Promise<Tenant> =>
	change(sql, caller, 'publishLocalization', code, async (tenant) => {
		if (find(tenant, code).default && !published) throw new Refused('LANGUAGE_DEFAULT_KEPT');
		await showLanguage(sql, tenant.id, code, published);
	});

/** Its texts stay and are shown again if it comes back. The default cannot go, and so neither can the last. */
export const deleteLocalization = (sql: Sql, caller: Caller, code: string): Promise<Tenant> =>
	change(sql, caller, 'deleteLocalization', code, async (tenant) => {
		if (find(tenant, code).default) throw new Refused('LANGUAGE_DEFAULT_KEPT');
		await removeLanguage(sql, tenant.id, code);
		await emptyQueue(sql, tenant.id, [code]);
	});

export const arrangeLocalizations = (sql: Sql, caller: Caller, codes: readonly string[]): Promise<Tenant> =>
	change(sql, caller, 'arrangeLocalizations', 'all', async ({ id, languages }) => {
		const known = languages.map(({ languageCode }) => languageCode).sort();
		if (JSON.stringify([...codes].sort()) !== JSON.stringify(known)) throw new Refused('VALIDATION', 'languageCodes');
		await arrangeLanguages(sql, id, codes);
	});
