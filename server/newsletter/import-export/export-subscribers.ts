// Subscribers as a table to take away, each with the proof of the consent.
import { csvSeparator } from '../../../rules/csv-separator.ts';
import { isId } from '../../../rules/ids.ts';
import { subscriberSources, subscriberStates } from '../../../rules/newsletter/subscription.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Sql } from '../../database/connection.ts';
import { writeCsv } from '../../import-export/tables/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../../import-export/tables/exported-file.ts';
import type { TableFormat } from '../../import-export/tables/table.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import {
	type ListedSubscriber,
	type SubscriberFilter,
	subscriberColumns,
	wantedSubscribers,
} from '../audience/find-subscribers.ts';
import { queryTopics, spokenTopics } from '../core/choose-topics.ts';

export interface ExportRequest {
	filter: SubscriberFilter;
	format: TableFormat;
	language: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The same words as the list is asked for with. @returns what is wrong with it, if something is */
export function readExportRequest(query: Record<string, unknown>, tenant: Tenant): ExportRequest | string {
	const format = (['csv', 'xlsx'] as const).find((known) => known === query.format);
	if (!format) return 'format is csv or xlsx';
	return {
		format,
		language: spokenLanguage(tenant, text(query.language) || undefined),
		filter: {
			search: text(query.search).slice(0, 254),
			state: subscriberStates.find((known) => known === query.state),
			source: subscriberSources.find((known) => known === query.source),
			language: text(query.spoken) || undefined,
			topicId: isId(text(query.topic)) ? text(query.topic) : undefined,
		},
	};
}

interface Row extends ListedSubscriber {
	consent: string | null;
	consentPage: string | null;
	consentAddress: string | null;
	confirmedAddress: string | null;
	note: string | null;
	declaredOn: string | null;
}

/** In ISO, to the second: a proof is exact. */
const moment = (at: Date | null): string => at?.toISOString().replace(/\.\d+Z$/, 'Z') ?? '';

const columns = [
	'email',
	'language',
	'topics',
	'state',
	'source',
	'subscribedAt',
	'confirmedAt',
	'endedAt',
	'suppression',
	'consent',
	'consentPage',
	'consentAddress',
	'confirmedAddress',
	'declared',
	'declaredOn',
] as const;

const widths = [32, 10, 24, 14, 14, 22, 22, 22, 16, 60, 24, 18, 18, 30, 14];

/** The latest of each kind: the consent that holds. */
const findRows = (sql: Sql, tenantId: string, filter: SubscriberFilter) => sql<Row[]>`
	select ${subscriberColumns(sql)}, r.consent, r.page as consent_page, r.network_address as consent_address,
		c.network_address as confirmed_address, d.note, d.declared_on::text as declared_on
	from newsletter_subscribers s
	left join lateral (
		select consent, page, network_address from newsletter_consents k
		where k.tenant_id = s.tenant_id and k.subscriber_id = s.id and k.kind = 'requested' order by k.at desc limit 1
	) r on true
	left join lateral (
		select network_address from newsletter_consents k
		where k.tenant_id = s.tenant_id and k.subscriber_id = s.id and k.kind = 'confirmed' order by k.at desc limit 1
	) c on true
	left join lateral (
		select note, declared_on from newsletter_consents k
		where k.tenant_id = s.tenant_id and k.subscriber_id = s.id and k.kind in ('imported', 'declared') order by k.at desc limit 1
	) d on true
	where ${wantedSubscribers(sql, tenantId, filter)} and s.email <> ''
	order by s.created_at desc, s.id`;

export async function exportSubscribers(
	sql: Sql,
	tenant: Tenant,
	{ filter, format, language }: ExportRequest,
): Promise<ExportedFile> {
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['adminNewsletter'] as const };
	const t = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted));
	const topics = new Map(
		spokenTopics(await queryTopics(sql, tenant.id), tenant, language).map(({ id, name }) => [id, name]),
	);
	const found = await findRows(sql, tenant.id, filter);
	const rows = found.map((row) => [
		row.email,
		row.language,
		row.topicIds.map((id) => topics.get(id) ?? '').join(' | '),
		t(`adminNewsletter.state.${row.state}`),
		t(`adminNewsletter.source.${row.source}`),
		moment(row.createdAt),
		moment(row.confirmedAt),
		moment(row.endedAt),
		row.suppression ? t(`adminNewsletter.reason.${row.suppression}`) : '',
		row.consent ?? '',
		row.consentPage ?? '',
		row.consentAddress ?? '',
		row.confirmedAddress ?? '',
		row.note ?? '',
		row.declaredOn ?? '',
	]);
	const table = [columns.map((name) => t(`adminNewsletter.column.${name}`)), ...rows];
	const file = { name: plainName(`subscribers-${tenant.slug}.${format}`), contentType: contentTypes[format] };
	if (format === 'csv') return { ...file, content: writeCsv(table, csvSeparator(language)) };
	return { ...file, content: await writeXlsx(table, { name: 'Subscribers', widths }) };
}
