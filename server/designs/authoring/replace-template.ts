// Another document in the place of the one that is worked on: as a step of the log, so that it can be undone in the studio, and what was there is stored.
import type { Design } from '../../../rules/designs/design.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { applySteps } from '../../editing/change-document.ts';
import { editorId, findLease } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { designKind } from '../editing/change-design.ts';
import { designTables } from '../editing/design-tables.ts';
import { lockDesign } from '../editing/locked-design.ts';
import { insertTemplate } from '../templates/change-templates.ts';
import { type FoundTemplate, findTemplate, holdTemplate } from '../templates/find-template.ts';

/** @throws Refused NOT_FOUND, DESIGN_TAKEN_OVER while it is open in the studio */
export async function replaceDocument(sql: Sql, caller: Caller, id: string, document: Design): Promise<void> {
	const design = await lockDesign(sql, caller, id);
	const tenantId = caller.tenant.id;
	if ((await findLease(sql, designTables, tenantId, id))?.held) throw new Refused('DESIGN_TAKEN_OVER');
	const author = { tenantId, userId: editorId(caller), client: newId() };
	const step = { number: 1, kind: 'do', of: null, operations: [{ do: 'whole', design: document }] } as const;
	await applySteps(sql, designKind('template'), author, design, [step]);
}

export interface NewTemplate {
	productId: string;
	document: Design;
	/** Whether it may take the place of one that there is. */
	overwrite: boolean;
	/** For the audit log: what it was made of. */
	origin: Readonly<Record<string, unknown>>;
}

/** @throws Refused DESIGN_TEMPLATE_EXISTS unless it may be overwritten, DESIGN_TAKEN_OVER */
export async function putTemplate(
	sql: Sql,
	caller: Caller,
	{ productId, document, overwrite, origin }: NewTemplate,
): Promise<FoundTemplate> {
	const { tenant, services } = caller;
	const existing = await findTemplate(sql, tenant.id, { productId }, true);
	if (existing && !overwrite) throw new Refused('DESIGN_TEMPLATE_EXISTS');
	if (existing) await replaceDocument(sql, caller, existing.id, document);
	const id = existing?.id ?? (await insertTemplate(sql, tenant.id, productId, document));
	await services.record(sql, tenant.id, actorOf(caller), {
		action: existing ? 'overwriteDesignTemplate' : 'createDesignTemplate',
		entity: { type: 'product', id: productId },
		...(existing && { before: { revision: existing.revision, version: existing.version } }),
		after: { templateId: id, ...origin },
	});
	return holdTemplate(sql, tenant.id, id);
}
