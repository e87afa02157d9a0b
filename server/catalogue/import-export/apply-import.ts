// Saves what a table of products would change: begun by a person, done by a job, product by product. A process that is killed leaves
// the rest to the next one. What a user has changed since the preview is not overwritten, but reported.
import type { ProductImportError } from '../../../rules/catalogue/product-import.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { blankPayment, blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import type { Caller } from '../../accounts/services.ts';
import { loadUser } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import type { FileImport } from '../../import-export/jobs/imports.ts';
import { beginImport, type ImportToRun, runImport } from '../../import-export/jobs/run-import.ts';
import {
	finishImport,
	listPendingChanges,
	lockRunningImport,
	markRefusedRows,
	type PendingChange,
	recordPortion,
} from '../../import-export/jobs/running-imports.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { changeProducts } from '../products/change-products.ts';
import { insertProduct, proposeSlug } from '../products/create-product.ts';
import { loadOffered, pageShellOf } from '../products/product-context.ts';
import type { ProductToSave } from '../products/product-shape.ts';
import { writeProduct } from '../products/save-product.ts';
import { isSlugTaken } from '../products/validate-product.ts';
import { type Column, columnsOf } from './columns.ts';
import { type Compared, type CompareOptions, compareGroup, newCodesOf, type ProductGroup } from './compare-products.ts';
import { findGroups } from './find-groups.ts';
import type { ProductRow } from './read-product-table.ts';

const importJobName = 'products.import';

export const beginProductImport = (sql: Sql, caller: Caller, id: string): Promise<FileImport> =>
	beginImport(sql, caller, id, {
		kind: 'products',
		job: importJobName,
		action: 'importProducts',
		entity: 'productImport',
	});

/** Its names are code, slug and parent of its row. */
type KeptChange = PendingChange;

/** Changes that are looked at once. */
const atATime = 400;

/** The rows of the file again, as far as they change something. */
function rowsAgain(changes: readonly KeptChange[], columns: readonly Column[]): ProductRow[] {
	return [...Map.groupBy(changes, ({ rowNumber }) => rowNumber)].map(([number, cells]) => {
		const [code = '', slug = '', parent = ''] = cells[0]?.names ?? [];
		return {
			number,
			code,
			slug,
			parent,
			cells: cells.flatMap(({ columnName, after }) => {
				const column = columns.find(({ name }) => name === columnName);
				return column ? [{ column, text: after, broken: false }] : [];
			}),
		};
	});
}

/** Whether a row still finds what its sender has seen. */
function isAsSeen(row: ProductRow, { product }: ProductGroup, changes: readonly KeptChange[]): boolean {
	const variant = row.parent
		? product?.variants.find(({ code, slug }) => slug === row.slug || code.toLowerCase() === row.code.toLowerCase())
		: product;
	return changes
		.filter(({ rowNumber }) => rowNumber === row.number)
		.every(({ columnName, before }) => {
			if (before === null) return variant === undefined;
			const cell = row.cells.find(({ column }) => column.name === columnName);
			return variant !== undefined && (cell ? cell.column.read(variant) === before : true);
		});
}

const toSave = ({ after, before, changedVariants }: Compared): ProductToSave => ({
	...after,
	variants: after.variants
		.filter(({ id }) => changedVariants.has(id))
		.map((variant) => ({
			...variant,
			id: before?.variants.some(({ id }) => id === variant.id) ? variant.id : null,
			key: variant.id,
		})),
	removedVariants: [],
	deletedVariants: [],
});

async function saveGroup(sql: Sql, tenant: Tenant, userId: string, compared: Compared) {
	const wanted = toSave(compared);
	if (compared.before) return writeProduct(sql, tenant, userId, compared.before, wanted);
	const own = compared.rows.find(({ names: [, , parent] }) => parent === '');
	const given = own?.names[1] ?? '';
	const slug = given || (await proposeSlug(sql, tenant.id, wanted.names[defaultLanguage(tenant)] ?? ''));
	await insertProduct(sql, tenant.id, { id: compared.after.id, slug, code: wanted.code });
	const before = {
		...compared.after,
		slug,
		names: {},
		descriptions: {},
		seoTitles: {},
		seoDescriptions: {},
		fields: {},
		categoryIds: [],
		labelIds: [],
		variants: [],
		pricing: blankPricing,
		...blankPayment,
	};
	return writeProduct(sql, tenant, userId, before, { ...wanted, slug });
}

interface Refusal {
	row: number;
	fault: ProductImportError;
}

/** Right rows are saved, wrong ones are left out; then the rest is validated again. */
async function applyGroup(
	sql: Sql,
	tenant: Tenant,
	userId: string,
	{ group, changes, judge }: { group: ProductGroup; changes: readonly KeptChange[]; judge: CompareOptions },
) {
	const refused: Refusal[] = group.rows
		.filter((row) => !isAsSeen(row, group, changes))
		.map(({ number }) => ({ row: number, fault: 'changedMeanwhile' }));
	let rows = group.rows.filter(({ number }) => !refused.some(({ row }) => row === number));
	for (;;) {
		const [first] = rows;
		if (!first) return { refused, codes: [], touched: { productIds: [] as readonly string[], moved: false } };
		const compared = compareGroup({ ...group, rows }, judge);
		const wrong = compared.rows.filter(({ fault }) => fault !== null);
		const slug = group.product ? '' : (rows.find(({ parent }) => parent === '')?.slug ?? '');
		if (slug && (await isSlugTaken(sql, tenant.id, slug)))
			wrong.push(...compared.rows.map((row) => ({ ...row, fault: 'slugTaken' })));
		if (wrong.length === 0)
			return {
				refused,
				codes: newCodesOf(compared),
				touched: { moved: false, ...(await saveGroup(sql, tenant, userId, compared)) },
			};
		for (const { row, fault } of wrong) refused.push({ row, fault: fault as ProductImportError });
		rows = rows.filter(({ number }) => !wrong.some(({ row }) => row === number));
	}
}

/** Up to the end of the last product that is wholly there. */
function wholeProducts(changes: readonly KeptChange[]): readonly KeptChange[] {
	if (changes.length < atATime) return changes;
	const familyOf = ({ names: [code = '', slug = '', parent = ''] }: KeptChange) =>
		(parent || code || slug).toLowerCase();
	const last = changes.at(-1);
	const whole = last ? changes.filter((change) => familyOf(change) !== familyOf(last)) : changes;
	return whole.length > 0 ? whole : changes;
}

/** @returns whether there may be more */
async function applyPortion(sql: Sql, tenantId: string, importId: string): Promise<boolean> {
	const tenant = await loadTenant(sql, tenantId);
	return changeProducts<boolean>(sql, tenant, async () => {
		const running = await lockRunningImport(sql, tenantId, importId);
		if (!running) return { result: false, touched: { productIds: [] } };
		const found = await listPendingChanges(sql, tenantId, importId, { behind: running.reached, first: atATime });
		const changes = wholeProducts(found);
		const last = changes.at(-1);
		if (!last) {
			await finishImport(sql, tenantId, importId);
			return { result: false, touched: { productIds: [] } };
		}
		const offered = await loadOffered(sql, tenant, defaultLanguage(tenant));
		const user = await loadUser(sql, tenantId, running.userId);
		const judge: CompareOptions = {
			surroundings: pageShellOf(tenant, offered.fields),
			mayPrice: mayDo(user, 'mPrice'),
			removeEmpty: true,
		};
		const refused: Refusal[] = [];
		const touched: string[] = [];
		let moved = false;
		const given = new Set<string>();
		for (const found of await findGroups(sql, tenant, rowsAgain(changes, columnsOf(tenant, offered)))) {
			const group = { ...found, takenCodes: new Set([...found.takenCodes, ...given]) };
			const done = await applyGroup(sql, tenant, running.userId, { group, changes, judge });
			refused.push(...done.refused);
			touched.push(...done.touched.productIds);
			for (const code of done.codes) given.add(code);
			moved ||= done.touched.moved ?? false;
		}
		const left = await markRefusedRows(sql, tenantId, importId, refused);
		await recordPortion(sql, tenantId, importId, { done: changes.length, refused: left, reached: last.position });
		return { result: true, touched: { productIds: touched, moved } };
	});
}

export const importProducts = defineJob<ImportToRun>({
	name: importJobName,
	mayTakeSeconds: 300,
	atOnce: 1,
	run: (job) => runImport(job, () => job.inTenant((sql) => applyPortion(sql, job.tenantId, job.payload.importId))),
});
