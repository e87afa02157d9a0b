// Names and addresses of pages, and what may not be one.
import { slugOf } from '../../../rules/catalogue/slug.ts';
import type { PageKind } from '../../../rules/pages/block.ts';
import { longestPageName } from '../../../rules/pages/editing-limits.ts';
import { slugError } from '../../../rules/pages/slugs.ts';
import { contentPageNameKey } from '../../../rules/texts/entity-keys.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { saveTranslations, type Word } from '../../texts/queue/save-translations.ts';

export const baseNameIn = (tenant: Tenant, names: readonly Word[]): string =>
	names.find(({ languageCode }) => languageCode === defaultLanguage(tenant))?.translation.trim() ?? '';

/** Whatever the case of its letters; a page and a link page may be called the same. */
export async function isNameTaken(
	sql: Sql,
	tenantId: string,
	{ id, kind, name }: { id: string; kind: PageKind; name: string },
): Promise<boolean> {
	const [other] = await sql`
		select from pages p
		join text_entries e on e.tenant_id = p.tenant_id and e.key = 'contentPage.' || p.id || '.name'
		where p.tenant_id = ${tenantId} and p.kind = ${kind} and p.id <> ${id} and lower(e.base_text) = lower(${name})
		limit 1`;
	return other !== undefined;
}

export async function saveNames(
	sql: Sql,
	{ tenant, user }: Caller,
	{ id, kind }: { id: string; kind: PageKind },
	names: readonly Word[],
): Promise<void> {
	const name = baseNameIn(tenant, names);
	if (name === '') throw new Refused('PAGE_NAME_REQUIRED');
	if (await isNameTaken(sql, tenant.id, { id, kind, name })) throw new Refused('PAGE_NAME_TAKEN');
	await saveTranslations(
		sql,
		tenant,
		[
			{
				key: contentPageNameKey(id),
				type: 'contentPageName',
				words: names,
				maxLength: longestPageName,
				required: true,
			},
		],
		{ group: 'pages', by: user?.id },
	);
}

const errors = { invalid: 'PAGE_SLUG_INVALID', reserved: 'PAGE_SLUG_RESERVED' } as const;

/** The one that was wished for, else one made of the name. */
export function chooseSlug(tenant: Tenant, kind: PageKind, wished: string, name: string): string {
	const slug = wished.trim() || slugOf(name);
	const languages = tenant.languages.map(({ languageCode }) => languageCode);
	const error = slugError(slug, kind, languages);
	if (error) throw new Refused(errors[error]);
	return slug;
}

export const refuseTaken = (error: unknown): never => {
	throw isTaken(error) ? new Refused('PAGE_SLUG_TAKEN') : error;
};
