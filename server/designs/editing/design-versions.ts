// States of a design that are stored: what it was when something else came in its place, and work that could not be saved.
import type { Design } from '../../../rules/designs/design.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import type { DesignVersionReason } from '../../../rules/designs/version-reasons.ts';
import { isStorable } from '../../../rules/editing/storable.ts';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { editorId } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import type { DesignCaller } from '../access/design-access.ts';
import { readDesign } from '../templates/find-template.ts';
import { findRevision, lockDesign } from './locked-design.ts';

interface NewVersion {
	designId: string;
	revision: number;
	document: Design;
	reason: DesignVersionReason;
	userId: string | null;
}

/** Of each design. */
const mostVersions = 30;

/** The same state for the same reason is stored once. @returns the id of the version */
export async function keepVersion(
	sql: Sql,
	tenantId: string,
	{ designId, revision, document, reason, userId }: NewVersion,
): Promise<string> {
	const json = JSON.stringify(document);
	const [same] = await sql<{ id: string }[]>`
		select id from design_versions
		where tenant_id = ${tenantId} and design_id = ${designId} and reason = ${reason}
			and document = ${json}::text::jsonb
		order by created_at desc limit 1`;
	if (same) return same.id;
	const id = newId();
	await sql`
		insert into design_versions
			(tenant_id, id, design_id, revision, document, reason, user_id, created_at, template_version)
		values (
			${tenantId}, ${id}, ${designId}, ${revision}, ${json}::text::jsonb, ${reason}, ${userId}, clock_timestamp(),
			(select template_version from designs where tenant_id = ${tenantId} and id = ${designId} and kind = 'draft')
		)`;
	await sql`
		delete from design_versions where tenant_id = ${tenantId} and id in (
			select id from design_versions where tenant_id = ${tenantId} and design_id = ${designId}
			order by created_at desc, id desc offset ${mostVersions}
		)`;
	return id;
}

/** Work of a tab that could not be saved in the design, because another had taken it over. @throws Refused */
export async function keepDesignWork(sql: Sql, caller: DesignCaller, id: string, sent: unknown): Promise<string> {
	const { revision } = await lockDesign(sql, caller, id);
	const { design, errors } = validateDesign(sent);
	if (!design) {
		const [error] = errors;
		if (error?.path === '' && error.code === 'limit') throw new Refused('DESIGN_TOO_LARGE');
		throw new Refused('DESIGN_REFUSED', error?.path, { error });
	}
	if (!isStorable(design)) throw new Refused('DESIGN_REFUSED');
	const userId = editorId(caller);
	return keepVersion(sql, caller.tenant.id, { designId: id, revision, document: design, reason: 'unsaved', userId });
}

export interface DesignVersion {
	id: string;
	designId: string;
	revision: number;
	reason: DesignVersionReason;
	at: Date;
}

export interface DesignVersions {
	items: DesignVersion[];
	total: number;
}

/** Of a design that the caller reaches. */
export async function countDesignVersions(sql: Sql, tenantId: string, id: string): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from design_versions where tenant_id = ${tenantId} and design_id = ${id}`;
	return row?.total ?? 0;
}

/** Newest first, without their documents. */
export async function listDesignVersions(
	sql: Sql,
	caller: DesignCaller,
	id: string,
	{ first, offset }: { first: number; offset: number },
): Promise<DesignVersions> {
	await findRevision(sql, caller, id);
	const rows = await sql<(DesignVersion & { total: number; id: string | null })[]>`
		select counted.total, v.* from (
			select count(*)::int as total from design_versions
			where tenant_id = ${caller.tenant.id} and design_id = ${id}
		) counted
		left join (
			select id, design_id, revision, reason, created_at as at from design_versions
			where tenant_id = ${caller.tenant.id} and design_id = ${id}
			order by created_at desc, id desc limit ${first} offset ${offset}
		) v on true
		order by v.at desc, v.id desc`;
	return {
		total: rows[0]?.total ?? 0,
		items: rows.filter((row) => row.id !== null).map(({ total: _total, ...row }) => row),
	};
}

export interface WholeDesignVersion extends DesignVersion {
	document: Design;
	/** That it had then; null: not known, or of a template. */
	templateVersion: number | null;
}

/** @throws Refused NOT_FOUND, also if the design is not the caller's */
export async function findDesignVersion(sql: Sql, caller: DesignCaller, id: string): Promise<WholeDesignVersion> {
	const [row] = await sql<(Omit<WholeDesignVersion, 'document'> & { document: unknown })[]>`
		select id, design_id, revision, reason, created_at as at, document, template_version from design_versions
		where tenant_id = ${caller.tenant.id} and id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	await findRevision(sql, caller, row.designId);
	return { ...row, document: readDesign(row.document) };
}
