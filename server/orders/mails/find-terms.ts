// What a mail says of the law by the shop's own pages: its terms, and what it says about withdrawing, if it says so on a page of its own.
import type { Sql } from '../../database/connection.ts';
import { findPlainPage, type PlainPage } from '../../pages/led-to-pages.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';

interface Agreed {
	/** A plan of the platform: shops buy it as businesses, which may not withdraw, and nothing of it is handed over. */
	isPlan?: boolean;
	language: string;
	lines: readonly { personalised: boolean }[];
}

/** The mail itself says that all of it is made to the customer's specification: a page that grants a withdrawal would contradict it. */
const slugsFor = ({ lines, isPlan }: Agreed): string[] =>
	isPlan || lines.every(({ personalised }) => personalised) ? ['terms'] : ['terms', 'withdrawal'];

export async function findTerms(sql: Sql, tenant: Tenant, agreed: Agreed): Promise<PlainPage[]> {
	const language = publishedLanguage(tenant, agreed.language);
	const pages = await Promise.all(slugsFor(agreed).map((slug) => findPlainPage(sql, tenant, language, slug)));
	return pages.filter((page) => page !== undefined);
}
