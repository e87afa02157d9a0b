// Print data of three orders of the demo: inspected and released, waiting with its findings, and refused by the shop. The files take the way of
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
import { tenantWithSlug } from '../../server/tenants/find-tenant.ts';
import { type PrintCase, printCases, printDataId, printItemId, printShop } from './print-cases.ts';
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
	orderId: string;
	userId: string | null;
	language: string;
	specification: PrintSpecification;
	/** Undefined: there is no file yet. */
	state: string | undefined;
}

const mostLines = 20;

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
		select l.item_id, l.order_id, l.specification, o.user_id, o.language
		from print_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = any(${ids}::uuid[])`;
	const files = await sql<{ itemId: string; state: string }[]>`
		select item_id, state from print_data where tenant_id = ${tenantId} and item_id = any(${ids}::uuid[])`;
	return known.flatMap(({ printCase, dataId, itemId }) => {
		const line = lines.find((one) => one.itemId === itemId);
		return line ? { ...line, printCase, dataId, state: files.find((file) => file.itemId === itemId)?.state } : [];
	});
}

async function upload(database: Database, store: PrivateStore, tenantId: string, line: DemoLine): Promise<void> {
	const bytes = await makePrintFile[line.printCase](line.specification);
	await store.write(tenantId, originalFile(line.dataId), 'application/pdf', bytes);
	await database.inTenant(tenantId, async (sql) => {
		const { dataId, itemId, userId } = line;
		const inserted = await sql`
			insert into print_data (tenant_id, id, item_id, user_id, name, file_type, size)
			values (${tenantId}, ${dataId}, ${itemId}, ${userId}, ${fileNames[line.printCase]}, 'pdf', ${bytes.length})
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

export async function fillPrintData(database: Database, store: PrivateStore): Promise<void> {
	const tenant = await tenantWithSlug(database, printShop);
	if (!tenant) return;
	const lines = await database.inTenant(tenant.id, (sql) => findLines(sql, tenant.id));
	for (const line of lines) {
		// Once inspected it is anybody's to change.
		if (line.state !== undefined && line.state !== 'uploaded') continue;
		if (line.state === undefined) await upload(database, store, tenant.id, line);
		await inspect(database, store, tenant.id, line.dataId);
		await database.inTenant(tenant.id, (sql) => decide(sql, tenant.id, line));
	}
}
