// Which number comes next. Numbers are drawn when orders are placed and documents drawn up; here they can only be moved forwards.

import { mayBeNext, type NumberKind, numberKinds } from '../../../rules/orders/number-range.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { type HasTimeZone, shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';

export interface NumberRange {
	kind: NumberKind;
	year: number;
	/** The last number that was given, or skipped; 0: none yet. */
	last: number;
}

/** @see gapBefore what was skipped between the last number and the next one */
export interface MovedRange {
	range: NumberRange;
	last: number;
	next: number;
}

const currentYear = (tenant: HasTimeZone): number => Number(shopDay(tenant).slice(0, 4));

/** Of this year, in a fixed order, also those of which no number was given yet. */
export async function listNumberRanges(sql: Sql, tenant: Tenant, year = currentYear(tenant)): Promise<NumberRange[]> {
	const rows = await sql<NumberRange[]>`
		select kind, year, last from number_ranges where tenant_id = ${tenant.id} and year = ${year}`;
	return numberKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, year, last: 0 });
}

/** In one statement, as numbers are being given at this moment. */
export async function setNextNumber(
	sql: Sql,
	caller: Caller,
	{ kind, year, next }: { kind: NumberKind; year: number; next: number },
): Promise<MovedRange> {
	const { tenant, services } = caller;
	// Next January's can be set in December.
	if (year < currentYear(tenant) || year > currentYear(tenant) + 1) throw new Refused('VALIDATION', 'year');
	const known = await listNumberRanges(sql, tenant, year);
	const last = known.find((range) => range.kind === kind)?.last ?? 0;
	if (!mayBeNext(next, last)) throw new Refused('NUMBER_NOT_FORWARD');
	const [range] = await sql<NumberRange[]>`
		insert into number_ranges as known (tenant_id, kind, year, last)
		values (${tenant.id}, ${kind}, ${year}, ${next - 1})
		on conflict (tenant_id, kind, year) do update set last = excluded.last where known.last <= excluded.last
		returning kind, year, last`;
	if (!range) throw new Refused('NUMBER_NOT_FORWARD');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'setNextNumber',
		entity: { type: 'numberRange', id: `${kind} ${year}` },
		before: { next: last + 1 },
		after: { next },
	});
	return { range, last, next };
}
