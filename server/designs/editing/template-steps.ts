// Which version of its template a design has follows the steps that have changed it: undone, it is the one before.
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import type { TakenStep } from '../../../rules/editing/take-steps.ts';
import type { Sql } from '../../database/connection.ts';

interface TemplateChange {
	designId: string;
	/** Of the step that has made it. */
	revision: number;
	from: number | null;
	to: number;
}

export async function saveTemplateChange(
	sql: Sql,
	tenantId: string,
	{ designId, revision, from, to }: TemplateChange,
): Promise<void> {
	await sql`
		update design_steps set template_from = ${from}, template_to = ${to}
		where tenant_id = ${tenantId} and design_id = ${designId} and revision = ${revision}`;
	await sql`update designs set template_version = ${to} where tenant_id = ${tenantId} and id = ${designId}`;
}

/** To be called after steps were taken in. */
export async function followTemplate(
	sql: Sql,
	tenantId: string,
	designId: string,
	taken: readonly TakenStep<DesignOperation>[],
): Promise<void> {
	const turns = taken.filter(({ of, operations }) => of !== null && operations.some((one) => one.do === 'whole'));
	if (turns.length === 0) return;
	const changes = await sql<Omit<TemplateChange, 'designId'>[]>`
		select revision, template_from as "from", template_to as "to" from design_steps
		where tenant_id = ${tenantId} and design_id = ${designId} and template_to is not null
			and revision = any(${turns.map(({ of }) => of)}::int[])`;
	for (const { kind, of } of turns) {
		const change = changes.find(({ revision }) => revision === of);
		if (!change) continue;
		await sql`
			update designs set template_version = ${kind === 'undo' ? change.from : change.to}
			where tenant_id = ${tenantId} and id = ${designId}`;
	}
}
