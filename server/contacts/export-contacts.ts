// Contacts as a table to take away: those that a list shows, in its order.

import { contactSources } from '../../rules/contacts/sources.ts';
import { csvSeparator } from '../../rules/csv-separator.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { shopDay, shopDayOf } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { writeCsv } from '../import-export/tables/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../import-export/tables/exported-file.ts';
import { writeXlsx } from '../import-export/tables/write-xlsx.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { contactOrders, findContacts, type ListedContact, type WantedContacts } from './find-contacts.ts';

interface ExportRequest {
	wanted: WantedContacts;
	format: 'csv' | 'xlsx';
	language: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 200) : '');

/** As many as a shop can have; a list shows fewer. */
const everyone = 1_000_000;

/** The same words as the list has; what makes no sense is left out. */
export function readExportRequest(query: Record<string, unknown>, tenant: Tenant): ExportRequest {
	return {
		format: query.format === 'xlsx' ? 'xlsx' : 'csv',
		language: spokenLanguage(tenant, text(query.language) || undefined),
		wanted: {
			search: text(query.search),
			source: contactSources.find((source) => source === query.source),
			tag: text(query.tag) || undefined,
			archived: query.archived === 'true',
			task: query.task === 'open' || query.task === 'overdue' ? query.task : undefined,
			sort: contactOrders.find((order) => order === query.sort) ?? 'lastEventAt',
			descending: query.descending !== 'false',
			...{ first: everyone, offset: 0 },
		},
	};
}

interface Writing {
	t: Translate;
	tenant: Tenant;
}

type WriteCell = (contact: ListedContact, writing: Writing) => string;

const columns = {
	name: ({ name }) => name,
	email: ({ email }) => email,
	company: ({ company }) => company,
	phone: ({ phone }) => phone,
	language: ({ language }) => language,
	sources: ({ sources }, { t }) => sources.map((source) => t(`contacts.source.${source}`)).join(', '),
	tags: ({ tags }) => tags.join(', '),
	openTasks: ({ openTasks }) => String(openTasks),
	nextTask: ({ nextTaskOn }) => nextTaskOn ?? '',
	createdAt: ({ createdAt }, { tenant }) => shopDayOf(createdAt, tenant),
	lastEventAt: ({ lastEventAt }, { tenant }) => shopDayOf(lastEventAt, tenant),
	archivedAt: ({ archivedAt }, { tenant }) => (archivedAt ? shopDayOf(archivedAt, tenant) : ''),
} satisfies Record<string, WriteCell>;

const cellOf: Readonly<Record<keyof typeof columns, WriteCell>> = columns;
const names = Object.keys(columns) as (keyof typeof columns)[];
const widths = [28, 32, 28, 20, 12, 28, 28, 14, 14, 14, 14, 14];

export async function exportContacts(
	sql: Sql,
	tenant: Tenant,
	{ wanted, format, language }: ExportRequest,
): Promise<ExportedFile> {
	const texts = await resolveInterfaceTexts(sql, tenant.id, {
		...{ language, tenantDefault: defaultLanguage(tenant), groups: ['adminContacts'] as const },
	});
	const writing = { t: translatorOf(language, texts), tenant };
	const found = await findContacts(sql, tenant, wanted);
	const rows = [
		names.map((name) => writing.t(`contacts.column.${name}`)),
		...found.map((contact) => names.map((name) => cellOf[name](contact, writing))),
	];
	const file = {
		name: plainName(`contacts-${tenant.slug}-${shopDay(tenant)}.${format}`),
		contentType: contentTypes[format],
	};
	if (format === 'csv') return { ...file, content: writeCsv(rows, csvSeparator(language)) };
	return { ...file, content: await writeXlsx(rows, { name: writing.t('contacts.title'), widths }) };
}
