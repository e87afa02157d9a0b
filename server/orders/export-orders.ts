// Orders as a table to take away: those that a list shows, the latest first, read in portions while they are sent.
import { isDay } from '../../rules/dates.ts';
import { isId } from '../../rules/ids.ts';
import { orderStatuses, paymentStates } from '../../rules/orders/machine.ts';
import { paymentMethods } from '../../rules/payments/methods.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { csvRow, type Separator, utf8Mark } from '../import-export/tables/csv.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { type ExportedOrder, headingOf, rowsOf, type Writing } from './export-columns.ts';
import { isWaitingForPrintData, type OrderFilter, planFor, wantedOrders } from './find-orders.ts';

export interface ExportRequest {
	filter: OrderFilter;
	separator: Separator;
	/** A row for each line of an order in place of one for the order. */
	perLine: boolean;
	/** In whose words; undefined: codes, for programs. */
	language: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const day = (value: unknown): string | undefined => (isDay(text(value)) ? text(value) : undefined);

/** The same words as the list has in its own address; what makes no sense is left out. */
export function readExportRequest(query: Record<string, unknown>): ExportRequest {
	return {
		separator: query.separator === 'semicolon' ? ';' : ',',
		perLine: query.lines === '1',
		language: text(query.language) || undefined,
		filter: {
			status: orderStatuses.find((known) => known === query.status),
			payment: paymentStates.find((known) => known === query.payment),
			method: paymentMethods.find((known) => known === query.method),
			from: day(query.from),
			to: day(query.to),
			search: text(query.search).slice(0, 100),
			userId: isId(text(query.userId)) ? text(query.userId) : undefined,
			abandoned: query.abandoned === 'true',
			cancelled: query.cancelled === 'true' ? true : query.cancelled === 'false' ? false : undefined,
			partlyShipped: query.partlyShipped === 'true',
			waitsForPrintData: query.waitsForPrintData === 'true',
			ofSubscription: query.ofSubscription === 'true' ? true : query.ofSubscription === 'false' ? false : undefined,
		},
	};
}

const atATime = 500;

interface Last {
	id: string;
	orderedAt: string;
}

const linesOf = (sql: Sql) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object(
		'code', l.code, 'name', l.name, 'itemName', l.item_name, 'options', l.options, 'quantity', l.quantity, 'unitPrice', l.unit_price,
		'rate', l.rate, 'net', l.net, 'tax', l.tax, 'gross', l.gross
	) order by l.position), '[]') from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id)`;

const parcelsOf = (sql: Sql) => sql`
	(select coalesce(jsonb_agg(jsonb_build_object('carrier', s.carrier, 'carrierName', s.carrier_name, 'number', p.number)
		order by s.created_at, p.position), '[]') from shipments s
	join shipment_parcels p on p.tenant_id = s.tenant_id and p.shipment_id = s.id
	where s.tenant_id = o.tenant_id and s.order_id = o.id and s.removed_at is null)`;

/** The next ones behind the last that was sent; to the microsecond, as JavaScript's dates do not know them. */
async function findPortion(sql: Sql, tenant: Tenant, { filter, perLine }: ExportRequest, last: Last | undefined) {
	const [, rows] = await Promise.all([
		planFor(sql),
		sql<(ExportedOrder & { exactly: string })[]>`
			select o.id, o.number, o.status, o.payment, o.payment_method, o.created_at, o.placed_at, o.net::float8 as net,
				o.tax::float8 as tax, o.gross::float8 as gross, o.refunded::float8 as refunded, o.currency, o.customer_name, o.customer_mail,
				o.line_count, o.delivery_day::text as delivery_day, o.billing_address, o.shipping ->> 'name' as shipping_name,
				coalesce(o.shipping -> 'parts', '[]') as shipping_parts, ${perLine ? linesOf(sql) : sql`'[]'::jsonb`} as lines,
				o.cancelled_at, o.cancel_reason, o.shipped, ${parcelsOf(sql)} as parcels,
				${isWaitingForPrintData(sql)} as waits_for_print_data, o.ordered_at::text as exactly
			from ${wantedOrders(sql, tenant, filter)}
			${last ? sql`and o.ordered_at <= ${last.orderedAt}::timestamptz and (o.ordered_at < ${last.orderedAt}::timestamptz or o.id > ${last.id})` : sql``}
			order by o.ordered_at desc, o.id limit ${atATime}`,
	]);
	return rows;
}

/** The words of the list itself. */
async function findWords(sql: Sql, tenant: Tenant, language: string): Promise<Translate> {
	const wanted = { language: spokenLanguage(tenant, language), tenantDefault: defaultLanguage(tenant) };
	const texts = await resolveInterfaceTexts(sql, tenant.id, { ...wanted, groups: ['adminOrders', 'paymentMethods'] });
	return translatorOf(wanted.language, texts);
}

/** @param inTenant a transaction for each portion: no one who reads slowly holds one */
export async function* writeOrders(
	inTenant: InTenant,
	tenant: Tenant,
	request: ExportRequest,
): AsyncGenerator<string, void, undefined> {
	const { separator, perLine, language } = request;
	const t = language === undefined ? undefined : await inTenant((sql) => findWords(sql, tenant, language));
	const writing: Writing = { mark: separator === ';' ? ',' : '.', t, tenant };
	yield utf8Mark + csvRow(headingOf(perLine, t), separator);
	let last: Last | undefined;
	for (;;) {
		const rows = await inTenant((sql) => findPortion(sql, tenant, request, last));
		yield rows
			.flatMap((order) => rowsOf(order, perLine, writing))
			.map((cells) => csvRow(cells, separator))
			.join('');
		const end = rows.at(-1);
		if (!end || rows.length < atATime) return;
		last = { id: end.id, orderedAt: end.exactly };
	}
}
