// A new shop begins with templates of its terms: nobody orders under those. Staff can, to try their shop.
import { legalSlugs } from '../../../rules/pages/needed-pages.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { User } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import { hasTemplateTexts } from '../../pages/template-texts.ts';

/** `trial`: customers cannot order yet, this one can. */
export type Opening = 'open' | 'closed' | 'trial';

export async function openingFor(sql: Sql, tenantId: string, user: User): Promise<Opening> {
	if (!(await hasTemplateTexts(sql, tenantId, [...legalSlugs.terms, ...legalSlugs.withdrawal]))) return 'open';
	return mayDo(user, 'gAdminArea') ? 'trial' : 'closed';
}
