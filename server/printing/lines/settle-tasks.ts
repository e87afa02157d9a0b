// What the print data of an order asks of the shop: found anew from the tables whenever a line changes, and once a day for what only time brings.
import { providerFailureCodes } from '../../../rules/printing/print-job.ts';
import type { TaskKind } from '../../../rules/tasks/kinds.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { closeTask, openTask } from '../../tasks/open-task.ts';

/** The last reminder is sent after as many days: then staff should call. */
const daysToWait = 7;

const kinds = [
	'printDataFailed',
	'printformerFailed',
	'printDataToCheck',
	'printDataLate',
	'printDataMissing',
] as const satisfies TaskKind[];

type Situation = Record<(typeof kinds)[number], Date | null> & {
	number: string | null;
	/** Of the lines without a print file from the provider, from 1 on. */
	positions: number[];
};

const ofProvider = [...Object.values(providerFailureCodes)];

/** Of the lines of `o` whose files for the press have failed. @param which a condition on the print job `j` */
const failed = (sql: Sql, what: Fragment, which: Fragment): Fragment => sql`
	select ${what} from print_lines l
	join print_jobs j on j.tenant_id = l.tenant_id and j.item_id = l.item_id
	where l.tenant_id = o.tenant_id and l.order_id = o.id and l.state = 'released' and j.state = 'failed' and ${which}
		and not exists (
			select from print_jobs later where later.tenant_id = j.tenant_id and later.item_id = j.item_id
				and later.state <> 'failed' and later.created_at >= j.created_at
		)`;

/** Since when each of them holds; null where it does not. An order that came to nothing needs nobody. */
async function findSituation(sql: Sql, tenantId: string, orderId: string): Promise<Situation | undefined> {
	const [found] = await sql<Situation[]>`
		select o.number, (
			${failed(sql, sql`min(j.created_at)`, sql`coalesce(j.failure_code, '') <> all(${ofProvider})`)}
		) as "printDataFailed", (
			${failed(sql, sql`min(j.created_at)`, sql`j.failure_code = any(${ofProvider})`)}
		) as "printformerFailed", array(
			select q.position + 1 from order_lines q
			where q.tenant_id = o.tenant_id and q.order_id = o.id and q.item_id in (
				${failed(sql, sql`l.item_id`, sql`j.failure_code = any(${ofProvider})`)}
			) order by q.position
		) as positions, (
			select min(d.released_at) from print_lines l
			join print_data d on d.tenant_id = l.tenant_id and d.item_id = l.item_id
			where l.tenant_id = o.tenant_id and l.order_id = o.id and l.state = 'released'
				and d.state = 'released' and d.replaced_by is null and not d.released_by_staff
				and exists (
					select from print_data refused where refused.tenant_id = d.tenant_id and refused.item_id = d.item_id
						and refused.replaced_by is not null and refused.refusal_code = 'byShop'
				)
		) as "printDataToCheck", (
			select min(d.created_at) from print_lines l
			join print_data d on d.tenant_id = l.tenant_id and d.item_id = l.item_id
			where l.tenant_id = o.tenant_id and l.order_id = o.id and l.state <> 'printed' and d.is_late and d.replaced_by is null
		) as "printDataLate", (
			select min(l.state_since) + make_interval(days => ${daysToWait}) from print_lines l
			where l.tenant_id = o.tenant_id and l.order_id = o.id and l.state not in ('released', 'printed')
				and l.state_since < now() - make_interval(days => ${daysToWait}) and o.shipped <> 'all'
		) as "printDataMissing"
		from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.status in ('placed', 'processed')
			and o.cancelled_at is null`;
	return found;
}

/** With the lines that it is about, where that is not all of the order. */
const subjectOf = ({ number, positions }: Situation, kind: TaskKind): string =>
	kind === 'printformerFailed'
		? `${number ?? ''} (${positions.map((position) => `#${position}`).join(', ')})`
		: (number ?? '');

export async function settleTasks(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const found = await findSituation(sql, tenantId, orderId);
	for (const kind of kinds) {
		const since = found?.[kind];
		if (found && since)
			await openTask(sql, tenantId, { kind, objectId: orderId, subject: subjectOf(found, kind), since });
		else await closeTask(sql, tenantId, { kind, objectId: orderId });
	}
}

/** Orders that have begun to wait for too long, and those whose tasks something else may have made unnecessary. */
export const findOrdersToSettle = (sql: Sql, tenantId: string) => sql<{ id: string }[]>`
	select l.order_id as id from print_lines l
	join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id and o.status in ('placed', 'processed') and o.shipped <> 'all'
		and o.cancelled_at is null
	where l.tenant_id = ${tenantId} and l.state not in ('released', 'printed')
		and l.state_since < now() - make_interval(days => ${daysToWait})
	union
	select object_id from tasks where tenant_id = ${tenantId} and kind = any(${[...kinds]}) and done_at is null`;
