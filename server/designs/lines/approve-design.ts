// The shop releases the design of an ordered line by hand, in the customer's place: for this line alone. The design itself stays without a release, so that
// its owner confirms whatever else they order of it.
import type { Finding } from '../../../rules/designs/findings.ts';
import { notPrintable } from '../../../rules/designs/not-printable.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Series } from '../../../rules/designs/series.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendDesignApproved } from '../../printing/data/tell-refusal-job.ts';
import { holdLine } from '../../printing/jobs/change-print-jobs.ts';
import { takeApproval } from '../../printing/lines/released-lines.ts';
import { settleLine } from '../../printing/lines/settle-lines.ts';
import { designReader } from '../access/design-access.ts';
import { findReached, type ReachedDraft } from '../drafts/find-drafts.ts';
import type { DesignStores } from '../pictures/find-artwork.ts';
import { checkOrderedVariant, freezeByStaff, insertProofRelease } from '../printformer/release.ts';
import { freezeContent, insertRelease } from '../releases/release-draft.ts';
import { checkDesign } from '../rendering/check-design.ts';
import { type LoadedWork, loadWork } from '../rendering/load-work.ts';
import { checkRows } from '../rows/check-rows.ts';
import { findSeries, type StoredSeries, valuesOf } from '../rows/find-series.ts';

interface Parts {
	inTenant: InTenant;
	stores: DesignStores;
}

interface Approval {
	itemId: string;
	/** That was looked at. */
	revision: number;
	/** Of its rows that were looked at; 0: it never had any. */
	seriesRevision: number;
}

/** @throws Refused DESIGN_HAS_ERRORS, with the codes. @returns those that are overruled */
function overrule(findings: readonly Finding[]): string[] {
	const found = [...new Set(findings.filter(({ severity }) => severity !== 'hint').map(({ code }) => code))];
	const codes = found.filter((code) => notPrintable.has(code));
	if (codes.length > 0) throw new Refused('DESIGN_HAS_ERRORS', codes.join(', '), { codes });
	return found;
}

/** Of a series, those of every row: each code once. @throws Refused DESIGN_HAS_ERRORS for values that cannot be printed, with the row */
async function findFindings(
	{ document }: ReachedDraft,
	series: Series,
	{ work, specification }: LoadedWork & { specification: PrintSpecification },
): Promise<Finding[]> {
	if (series.rows.length === 0) return (await checkDesign(document, {}, specification, work)).findings;
	const found = new Map<string, Finding>();
	const checked = checkRows({ design: document, series, specification, work }, 0, series.rows.length);
	for await (const { row, errors, findings } of checked) {
		if (errors.length > 0) throw new Refused('DESIGN_HAS_ERRORS', 'seriesRow', { codes: ['seriesRow'], row });
		for (const finding of findings) found.set(finding.code, finding);
	}
	return [...found.values()];
}

/** The design of a line that those reach who look after orders. @throws Refused NOT_FOUND, DESIGN_CHANGED */
async function findOfLine(
	sql: Sql,
	{ tenant, user }: Caller,
	{ itemId, revision, seriesRevision }: Approval,
	hold = false,
): Promise<ReachedDraft> {
	const [line] = await sql<{ designId: string; seriesRows: number | null }[]>`
		select l.design_id, l.series_rows from order_lines l join orders o on o.tenant_id = ${tenant.id} and o.id = l.order_id
		where l.tenant_id = ${tenant.id} and l.item_id = ${itemId} and l.design_id is not null and o.number is not null`;
	const draft = line && (await findReached(sql, tenant.id, designReader(user), line.designId, hold));
	if (!draft) throw new Refused('NOT_FOUND');
	const isOther = draft.revision !== revision || draft.seriesRevision !== seriesRevision;
	// Another number of people is another order.
	if (isOther || draft.seriesRows !== line.seriesRows) throw new Refused('DESIGN_CHANGED');
	return draft;
}

interface Looked {
	design: ReachedDraft;
	series: StoredSeries;
	loaded: LoadedWork;
}

/** Of one that is made elsewhere: the copy that was looked at there. */
async function freeze({ inTenant, stores }: Parts, looked: Looked) {
	const { design, series, loaded } = looked;
	const { work, specification } = loaded;
	if (!specification) throw new Refused('PRODUCT_NOT_PRINTED');
	if (design.provider === 'printformer') return freezeByStaff({ inTenant, stores }, work.tenantId, looked);
	const acceptedCodes = overrule(await findFindings(design, series, { work, specification }));
	const content = await freezeContent({ design: design.document, series: valuesOf(series) }, specification, work);
	return { content, acceptedCodes };
}

/** @throws Refused NOT_FOUND, DESIGN_CHANGED, DESIGN_HAS_ERRORS, PRODUCT_NOT_PRINTED, PRINT_DATA_FINAL */
export async function approveDesign({ inTenant, stores }: Parts, caller: Caller, approval: Approval): Promise<void> {
	const { tenant, services, user } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	const { design, series, loaded } = await inTenant(async (sql) => {
		const found = await findOfLine(sql, caller, approval);
		const rows = await findSeries(sql, tenant.id, found.id);
		return { design: found, series: rows, loaded: await loadWork(sql, stores, tenant.id, found) };
	});
	const frozen = await freeze({ inTenant, stores }, { design, series, loaded });
	await inTenant(async (sql) => {
		const held = await findOfLine(sql, caller, approval, true);
		const { itemId } = approval;
		const { state, release: before } = await holdLine(sql, tenant.id, itemId);
		if (state === 'printed') throw new Refused('PRINT_DATA_FINAL');
		if ('copy' in frozen) await checkOrderedVariant(sql, tenant.id, held.id, frozen.copy);
		const given = { design: held, userId: user.id, isByStaff: true };
		const releaseId =
			'copy' in frozen
				? await insertProofRelease(sql, tenant.id, { ...given, ...frozen })
				: await insertRelease(sql, tenant.id, { ...given, ...frozen });
		await takeApproval(sql, tenant.id, itemId, { designId: held.id, releaseId });
		await settleLine(sql, tenant.id, itemId);
		await sendDesignApproved(sql, tenant.id, { itemId, releaseId });
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'approveDesign',
			entity: { type: 'design', id: held.id },
			before: { state, release: before?.id ?? null, itemId },
			after: { state: 'released', release: releaseId, acceptedCodes: frozen.acceptedCodes },
		});
	});
}
