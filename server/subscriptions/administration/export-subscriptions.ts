// Subscriptions as a table to take away: those that a list shows, the latest first, read in portions while they are sent.
import { isId } from '../../../rules/ids.ts';
import { decimalText, minorDigits } from '../../../rules/money.ts';
import { paymentIntervals } from '../../../rules/pricing/kinds.ts';
import { intervalIn, paymentToCome } from '../../../rules/subscriptions/after-pause.ts';
import { statusOf, subscriptionStates } from '../../../rules/subscriptions/machine.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { shopDayOf } from '../../calendar/today.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { csvRow, type Separator, utf8Mark } from '../../import-export/tables/csv.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import {
	type ListedSubscription,
	listedColumns,
	type SubscriptionFilter,
	subscriptionAttentions,
	subscriptionStatuses,
	wantedSubscriptions,
	withTerms,
} from './find-subscriptions.ts';

export interface ExportRequest {
	filter: SubscriptionFilter;
	separator: Separator;
	/** In whose words; undefined: codes, for programs. */
	language: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const id = (value: unknown): string | undefined => (isId(text(value)) ? text(value) : undefined);

/** The same words as the list is asked for with; what makes no sense is left out. */
export function readExportRequest(query: Record<string, unknown>): ExportRequest {
	return {
		separator: query.separator === 'semicolon' ? ';' : ',',
		language: text(query.language) || undefined,
		filter: {
			search: text(query.search).slice(0, 100),
			status: subscriptionStatuses.find((known) => known === query.status),
			state: subscriptionStates.find((known) => known === query.state),
			interval: paymentIntervals.find((known) => known === query.interval),
			attention: subscriptionAttentions.find((known) => known === query.attention),
			productId: id(query.productId),
			userId: id(query.userId),
			plan: query.plan === 'true' ? true : query.plan === 'false' ? false : undefined,
		},
	};
}

interface Writing {
	mark: '.' | ',';
	t: Translate | undefined;
	tenant: Tenant;
}

type WriteCell = (subscription: ListedSubscription, writing: Writing) => string;

const amount =
	(name: 'net' | 'gross'): WriteCell =>
	(subscription, { mark }) =>
		decimalText(subscription[name], minorDigits(subscription.currency), mark);

const day =
	(find: (subscription: ListedSubscription) => Date | null): WriteCell =>
	(subscription, { tenant }) => {
		const at = find(subscription);
		return at ? shopDayOf(at, tenant) : '';
	};

/** New columns come last, so that tables of today and of last year fit together. */
const columns = {
	number: ({ number }) => number,
	status: (subscription, { t }) => {
		const status = statusOf(subscription);
		return t?.(`adminSubscriptions.status.${status}`) ?? status;
	},
	state: ({ state }, { t }) =>
		state === 'opening' || state === 'abandoned' ? '' : (t?.(`adminSubscriptions.state.${state}`) ?? state),
	customer: ({ customerName }) => customerName,
	email: ({ customerMail }) => customerMail,
	products: ({ products }) => products.join(', '),
	interval: ({ intervalUnit, intervalCount: count }, { t }) =>
		t?.(`adminSubscriptions.every.${intervalUnit}`, { count }) ?? `${count} ${intervalUnit}`,
	net: amount('net'),
	gross: amount('gross'),
	currency: ({ currency }) => currency,
	startedOn: day(({ startedAt }) => startedAt),
	trialEndsOn: day(({ trialEnd }) => trialEnd),
	nextPaymentOn: day((subscription) => paymentToCome(intervalIn(subscription))),
	endsOn: day(({ endedAt, cancelAt }) => endedAt ?? cancelAt),
} satisfies Record<string, WriteCell>;

type Column = keyof typeof columns;
const columnNames = Object.keys(columns).filter((name): name is Column => name in columns);

const atATime = 500;

interface Row extends ListedSubscription {
	exactly: string;
}

/** The next ones behind the last that was sent; to the microsecond, as JavaScript's dates do not know them. */
const findPortion = (sql: Sql, tenantId: string, filter: SubscriptionFilter, last: Row | undefined) => sql<Row[]>`
	select ${listedColumns(sql)}, s.created_at::text as exactly from ${withTerms(sql)}
	where ${wantedSubscriptions(sql, tenantId, filter)}
	${last ? sql`and (s.created_at, s.id) < (${last.exactly}::timestamptz, ${last.id}::uuid)` : sql``}
	order by s.created_at desc, s.id desc limit ${atATime}`;

async function findWords(sql: Sql, tenant: Tenant, language: string): Promise<Translate> {
	const wanted = { language: spokenLanguage(tenant, language), tenantDefault: defaultLanguage(tenant) };
	const texts = await resolveInterfaceTexts(sql, tenant.id, { ...wanted, groups: ['adminSubscriptions'] });
	return translatorOf(wanted.language, texts);
}

/** @param inTenant a transaction for each portion: no one who reads slowly holds one */
export async function* writeSubscriptions(
	inTenant: InTenant,
	tenant: Tenant,
	{ filter, separator, language }: ExportRequest,
): AsyncGenerator<string, void, undefined> {
	const t = language === undefined ? undefined : await inTenant((sql) => findWords(sql, tenant, language));
	const writing: Writing = { mark: separator === ';' ? ',' : '.', t, tenant };
	yield utf8Mark +
		csvRow(
			columnNames.map((name) => t?.(`adminSubscriptions.column.${name}`) ?? name),
			separator,
		);
	let last: Row | undefined;
	for (;;) {
		const rows = await inTenant((sql) => findPortion(sql, tenant.id, filter, last));
		yield rows
			.map((row) =>
				csvRow(
					columnNames.map((name) => columns[name](row, writing)),
					separator,
				),
			)
			.join('');
		last = rows.at(-1);
		if (!last || rows.length < atATime) return;
	}
}
