// Print data of three orders of the demo: inspected and released, waiting with its findings, and refused by the shop; and of its subscriptions, released
// for every delivery. The files take the way of
// an upload: into the private store, through the inspection in the child process. What is there stays as it is.
import { pino } from 'pino';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import type { Database, Sql } from '../../server/database/connection.ts';
import type { PrivateStore } from '../../server/media/private/private-store.ts';
import { recordPrintEvent } from '../../server/orders/core/print-events.ts';
import { freezeRelease, markRefused } from '../../server/printing/data/change-print-data.ts';
import { inspectPrintDataJob } from '../../server/printing/data/inspect-job.ts';
import { originalFile } from '../../server/printing/data/private-files.ts';
import { specificationOf } from '../../server/printing/data/specification-port.ts';
import { sendRefusal } from '../../server/printing/data/tell-refusal-job.ts';
import { openPrintLines } from '../../server/printing/lines/settle-lines.ts';
import { type Tenant, tenantWithSlug } from '../../server/tenants/find-tenant.ts';
import { demoShops } from '../data/shops.ts';
import { demoSubscriptions } from '../data/subscriptions.ts';
import type { DemoShop } from '../data/types.ts';
import {
	contractDataId,
	contractItemId,
	type PrintCase,
	printCases,
	printDataId,
	printItemId,
	printShop,
} from './print-cases.ts';
import { makePrintFile } from './print-files.ts';

const fileNames = { findings: 'Hafenfest_Entwurf.pdf', refused: 'Hafenfest_alt.pdf', released: 'Hafenfest_final.pdf' };

const reasons = {
	'de-DE':
		'Die Datei ist kleiner als das bestellte Format. Bitte legen Sie sie in der Größe aus dem Datenblatt neu an, mit Beschnitt.',
	'en-GB':
		'The file is smaller than the format you ordered. Please set it up again in the size of the data sheet, with bleed.',
};

interface DemoLine {
	printCase: PrintCase;
	dataId: string;
	itemId: string;
	/** On the file, and in its name where it is that of a contract. */
	word?: string;
	userId: string | null;
	language: string;
	specification: PrintSpecification;
	/** Undefined: there is no file yet. */
	state: string | undefined;
}

const mostLines = 20;

async function findStates(sql: Sql, tenantId: string, ids: readonly string[]) {
	const files = await sql<{ itemId: string; state: string }[]>`
		select item_id, state from print_data where tenant_id = ${tenantId} and item_id = any(${[...ids]}::uuid[])`;
	return (itemId: string) => files.find((file) => file.itemId === itemId)?.state;
}

/** Lines of the demo's own orders that are printed from data. */
async function findLines(sql: Sql, tenantId: string): Promise<DemoLine[]> {
	const known = printCases.flatMap((printCase) =>
		Array.from({ length: mostLines }, (_, position) => ({
			...{ printCase, dataId: printDataId(printCase, position), itemId: printItemId(printCase, position) },
		})),
	);
	const ids = known.map(({ itemId }) => itemId);
	const orders = await sql<{ orderId: string }[]>`
		select distinct order_id from order_lines where tenant_id = ${tenantId} and item_id = any(${ids}::uuid[])`;
	for (const { orderId } of orders) await openPrintLines(sql, tenantId, orderId);
	const lines = await sql<Omit<DemoLine, 'printCase' | 'dataId' | 'state'>[]>`
		select l.item_id, l.specification, o.user_id, o.language
		from print_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = any(${ids}::uuid[])`;
	const stateOf = await findStates(sql, tenantId, ids);
	return known.flatMap(({ printCase, dataId, itemId }) => {
		const line = lines.find((one) => one.itemId === itemId);
		return line ? { ...line, printCase, dataId, state: stateOf(itemId) } : [];
	});
}

/** Lines of contracts that deliver again and again what is released once. */
async function findContractLines(sql: Sql, tenant: Tenant): Promise<DemoLine[]> {
	const known = (demoSubscriptions[tenant.slug as DemoShop['slug']] ?? []).flatMap(({ data: word }, index) =>
		word === undefined ? [] : [{ word, dataId: contractDataId(index), itemId: contractItemId(index) }],
	);
	const ids = known.map(({ itemId }) => itemId);
	const lines = await sql<Pick<DemoLine, 'itemId' | 'userId' | 'language' | 'specification'>[]>`
		select l.item_id, s.user_id, s.language, sp.specification
		from subscription_lines l
		join subscriptions s on s.tenant_id = ${tenant.id} and s.id = l.subscription_id and s.state <> 'ended'
		join products p on p.tenant_id = ${tenant.id} and p.id = l.product_id
		join print_specifications sp on sp.tenant_id = ${tenant.id} and sp.product_id = coalesce(p.parent_id, p.id)
		where l.tenant_id = ${tenant.id} and l.item_id = any(${ids}::uuid[])`;
	const stateOf = await findStates(sql, tenant.id, ids);
	return known.flatMap((one) => {
		const line = lines.find(({ itemId }) => itemId === one.itemId);
		return line ? [{ ...line, ...one, printCase: 'released', state: stateOf(one.itemId) }] : [];
	});
}

const fileNameOf = ({ printCase, word }: DemoLine): string =>
	word === undefined ? fileNames[printCase] : `${word}.pdf`;

async function upload(database: Database, store: PrivateStore, tenantId: string, line: DemoLine): Promise<void> {
	const bytes = await makePrintFile[line.printCase](line.specification, line.word);
	await store.write(tenantId, originalFile(line.dataId), 'application/pdf', bytes);
	await database.inTenant(tenantId, async (sql) => {
		const { dataId, itemId, userId } = line;
		const inserted = await sql`
			insert into print_data (tenant_id, id, item_id, user_id, name, file_type, size)
			values (${tenantId}, ${dataId}, ${itemId}, ${userId}, ${fileNameOf(line)}, 'pdf', ${bytes.length})
			on conflict do nothing`;
		if (inserted.count > 0)
			await recordPrintEvent(sql, tenantId, itemId, { step: 'uploaded', actor: 'shopper', userId, dataId });
	});
}

async function inspect(database: Database, store: PrivateStore, tenantId: string, id: string): Promise<void> {
	await inspectPrintDataJob({ store, specificationOf }).run({
		...{ tenantId, payload: { id }, log: pino({ level: 'silent' }), signal: new AbortController().signal },
		...{ inTenant: (work) => database.inTenant(tenantId, work), attempt: { number: 1, last: true } },
	});
}

/** What customer and shop have done with it. */
async function decide(sql: Sql, tenantId: string, line: DemoLine): Promise<void> {
	const [data] = await sql<{ id: string; itemId: string; side: string | null }[]>`
		select id, item_id, side from print_data
		where tenant_id = ${tenantId} and id = ${line.dataId} and state = 'findings' for update`;
	if (!data) return;
	const { printCase, userId, language } = line;
	if (printCase === 'released')
		await freezeRelease(sql, tenantId, data, { userId, acceptedCodes: [], isByStaff: false });
	if (printCase === 'refused') {
		await markRefused(sql, tenantId, data, { userId: null, reason: reasons[language === 'de-DE' ? 'de-DE' : 'en-GB'] });
		await sendRefusal(sql, tenantId, data.id);
	}
}

async function fillShop(database: Database, store: PrivateStore, tenant: Tenant): Promise<void> {
	const lines = await database.inTenant(tenant.id, async (sql) => [
		...(tenant.slug === printShop ? await findLines(sql, tenant.id) : []),
		...(await findContractLines(sql, tenant)),
	]);
	for (const line of lines) {
		// Once inspected it is anybody's to change.
		if (line.state !== undefined && line.state !== 'uploaded') continue;
		if (line.state === undefined) await upload(database, store, tenant.id, line);
		await inspect(database, store, tenant.id, line.dataId);
		await database.inTenant(tenant.id, (sql) => decide(sql, tenant.id, line));
	}
}

export async function fillPrintData(database: Database, store: PrivateStore): Promise<void> {
	for (const { slug } of Object.values(demoShops)) {
		const tenant = await tenantWithSlug(database, slug);
		if (tenant) await fillShop(database, store, tenant);
	}
}
