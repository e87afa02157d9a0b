// Takes the newest version of its template over into a design, as a step that can be undone.
import { adoptTemplate } from '../../../rules/designs/adopt-template.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { newId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { applySteps } from '../../editing/change-document.ts';
import { editorId, findLease, isOwn } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { findPublished, loadTemplateVersion } from '../templates/find-template.ts';
import { designKind } from './change-design.ts';
import { designTables } from './design-tables.ts';
import { keepVersion } from './design-versions.ts';
import { type LockedDesign, lockDesign } from './locked-design.ts';
import { saveTemplateChange } from './template-steps.ts';

interface Adoption {
	id: string;
	/** Of the tab that has it open; null: none has. */
	client: string | null;
}

interface Begun {
	productId: string;
	templateId: string | null;
	templateVersion: number | null;
}

async function findNewest(sql: Sql, tenantId: string, { productId, templateId, templateVersion }: Begun) {
	const published = (await findPublished(sql, tenantId, [productId])).get(productId);
	const isNewer = published?.templateId === templateId && published.version > (templateVersion ?? 0);
	return isNewer ? published : undefined;
}

interface Adopted {
	document: Design;
	from: number | null;
	to: number;
}

/** What the design would be. @returns undefined for one that has the newest version */
async function findAdopted(sql: Sql, tenantId: string, { id, document }: LockedDesign): Promise<Adopted | undefined> {
	const [begun] = await sql<Begun[]>`
		select product_id, template_id, template_version from designs
		where tenant_id = ${tenantId} and id = ${id} and kind = 'draft'`;
	if (!begun) throw new Refused('NOT_FOUND');
	const newest = await findNewest(sql, tenantId, begun);
	if (!newest) return undefined;
	const { templateId } = newest;
	const from = begun.templateVersion;
	const before = from === null ? null : await loadTemplateVersion(sql, tenantId, { templateId, version: from });
	const next = await loadTemplateVersion(sql, tenantId, newest);
	return { document: adoptTemplate(document, before, next), from, to: newest.version };
}

const lockOwn = async (sql: Sql, caller: Caller, id: string): Promise<LockedDesign> => {
	const design = await lockDesign(sql, caller, id);
	if (design.access !== 'owner') throw new Refused('NOT_FOUND');
	return design;
};

/** To be looked at; nothing is changed. @throws Refused NOT_FOUND */
export const previewNewest = async (sql: Sql, caller: Caller, id: string): Promise<Design | null> =>
	(await findAdopted(sql, caller.tenant.id, await lockOwn(sql, caller, id)))?.document ?? null;

/** Nothing happens to a design that has it. @throws Refused NOT_FOUND, DESIGN_TAKEN_OVER, DESIGN_STEP_REFUSED */
export async function adoptNewest(sql: Sql, caller: Caller, { id, client }: Adoption): Promise<void> {
	const tenantId = caller.tenant.id;
	const design = await lockOwn(sql, caller, id);
	const lease = await findLease(sql, designTables, tenantId, id);
	if (lease?.held && !(client && isOwn(lease, caller, client))) throw new Refused('DESIGN_TAKEN_OVER');
	const adopted = await findAdopted(sql, tenantId, design);
	if (!adopted) return;
	const userId = editorId(caller);
	const { revision, document } = design;
	await keepVersion(sql, tenantId, { designId: id, revision, document, reason: 'beforeTemplate', userId });
	// A tab of its own: the numbers of the one that asked go on.
	const author = { tenantId, userId, client: newId() };
	const step = { number: 1, kind: 'do', of: null, operations: [{ do: 'whole', design: adopted.document }] } as const;
	const [taken] = await applySteps(sql, designKind('template'), author, design, [step]);
	if (!taken) return;
	const { from, to } = adopted;
	await saveTemplateChange(sql, tenantId, { designId: id, revision: taken.revision, from, to });
}
