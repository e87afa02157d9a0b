// Published versions of a template: who published them and when, and the way back to one. They themselves never change.
import { actorOf, type Caller } from '../../accounts/services.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { type FoundTemplate, holdTemplate, loadTemplateVersion } from '../templates/find-template.ts';
import { replaceDocument } from './replace-template.ts';

export interface TemplateVersion {
	version: number;
	publishedAt: Date;
	/** Null: the account is gone, or it came with the shop. */
	publishedBy: string | null;
}

/** The newest first. Older ones are found in the audit log. */
const mostListed = 100;

export async function listTemplateVersions(sql: Sql, tenantId: string, id: string): Promise<TemplateVersion[]> {
	const rows = await sql<TemplateVersion[]>`
		select version, published_at, published_by from design_template_versions
		where tenant_id = ${tenantId} and template_id = ${id} order by version desc limit ${mostListed}`;
	const names = await findNames(
		sql,
		tenantId,
		rows.flatMap(({ publishedBy }) => publishedBy ?? []),
	);
	return rows.map((row) => ({ ...row, publishedBy: (row.publishedBy && names.get(row.publishedBy)) ?? null }));
}

/** What is worked on becomes that version again. Shoppers see nothing of it until it is published. @throws Refused */
export async function restoreTemplateVersion(
	sql: Sql,
	caller: Caller,
	id: string,
	version: number,
): Promise<FoundTemplate> {
	const { tenant, services } = caller;
	const { productId, revision } = await holdTemplate(sql, tenant.id, id);
	const document = await loadTemplateVersion(sql, tenant.id, { templateId: id, version });
	await replaceDocument(sql, caller, id, document);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'restoreDesignTemplate',
		entity: { type: 'product', id: productId },
		before: { revision },
		after: { templateId: id, version },
	});
	return holdTemplate(sql, tenant.id, id);
}
