// Series in the API: the rows of a design that the caller reaches, and what keeps them from being printed.
import { readFile } from 'node:fs/promises';
import { type Series, seriesLimits } from '../../../rules/designs/series.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findReached, type ReachedDraft } from '../drafts/find-drafts.ts';
import { designerOf, designReaderOf } from '../drafts/graphql.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import type { RowFindings } from '../rows/check-rows.ts';
import { findSeries, type StoredSeries } from '../rows/find-series.ts';
import { findRowFindings, mostRowsAtOnce } from './find-row-findings.ts';
import { readSeriesFile } from './read-series-file.ts';
import { saveSeries } from './save-series.ts';

const whose = 'Id of a design of the caller, or of an order that the caller may open.';

/** @throws Refused NOT_FOUND, UNAUTHORIZED */
async function findOpen(sql: Sql, context: GraphContext, id: string): Promise<ReachedDraft> {
	const draft = await findReached(sql, designerOf(context).tenant.id, designReaderOf(context), id);
	if (!draft) throw new Refused('NOT_FOUND');
	return draft;
}

builder.objectFields(designRef, (t) => ({
	seriesRows: t.exposeInt('seriesRows', {
		nullable: true,
		description: 'Number of rows of its series, each of which is printed; null without a series.',
	}),
	seriesRevision: t.exposeInt('seriesRevision', {
		description: 'Number of the last change of its series; 0 if there never was one.',
	}),
}));

const seriesTable = builder.objectRef<Series & { revision?: number }>('DesignSeries').implement({
	description: 'Rows that a design is printed for, one after the other, such as people.',
	fields: (t) => ({
		columns: t.stringList({ description: 'Names of the columns.', resolve: ({ columns }) => [...columns] }),
		mapping: t.expose('mapping', {
			type: 'JSON',
			description: 'Keys of fields by the position of their column, from 0; other columns are not printed.',
		}),
		rows: t.expose('rows', { type: 'JSON', description: 'Rows, each a list of the texts of its cells.' }),
		revision: t.int({
			description: 'Number of the last change, which the next save names; 0 if it was never saved.',
			resolve: ({ revision }) => revision ?? 0,
		}),
	}),
});

builder.queryField('designSeries', (t) =>
	t.field({
		type: seriesTable,
		description: 'The series of a design, without rows if it has none. Fails with `NOT_FOUND`.',
		extensions: needs('own'),
		args: { designId: t.arg.id({ required: true, description: whose }) },
		resolve(_root, { designId }, context): Promise<StoredSeries> {
			return context.inTenant(async (sql) => {
				const { id } = await findOpen(sql, context, checkId(designId));
				return findSeries(sql, context.tenant.id, id);
			});
		},
	}),
);

const rowFindings = builder.objectRef<RowFindings>('DesignRowFindings').implement({
	description: 'What was found in a row of a series.',
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Position of the row, from 0.' }),
		errors: t.expose('errors', {
			type: 'JSON',
			description:
				'Values that cannot be printed: a list of objects with `field`, `code` (`required`, `tooLong`, `choice`) and `limit`.',
		}),
		findings: t.expose('findings', {
			type: 'JSON',
			description: 'What preflight finds in the row, as `findings` of a design.',
		}),
	}),
});

builder.queryField('designRowFindings', (t) =>
	t.field({
		type: [rowFindings],
		description:
			'What keeps rows of the series of a design from being printed, or must be accepted; rows in which nothing was found are left out. Empty if the product is not printed any more. Fails with `NOT_FOUND`.',
		extensions: needs('own'),
		args: {
			designId: t.arg.id({ required: true, description: whose }),
			first: t.arg.int({ description: `Number of rows to check, at most ${mostRowsAtOnce}.`, defaultValue: 25 }),
			offset: t.arg.int({ description: 'Position of the first row.', defaultValue: 0 }),
		},
		resolve(_root, { designId, first, offset }, context) {
			const { tenant } = designerOf(context);
			const { designStores: stores, inTenant } = context;
			if (!stores) throw new Error('no stores of designs in this context');
			const parts = { inTenant, stores, tenantId: tenant.id, reader: designReaderOf(context) };
			return findRowFindings(parts, { designId: checkId(designId), first: first ?? 25, offset: offset ?? 0 });
		},
	}),
);

builder.mutationField('saveDesignSeries', (t) =>
	t.field({
		type: seriesTable,
		description:
			'Saves the rows that a design is printed for, and takes its release back. Rows without any text are left out; without rows the design is printed as it is. Fails with `DESIGN_CHANGED`, whose `revision` is the current one, if the series was changed in the meantime, with `FORBIDDEN` if the caller may only view the design, and with `VALIDATION` for more than 2,000 rows, 100 columns, 2,000 characters in a cell or 400,000 in total, for a mapping that does not fit the design, and with `orderedRows`, the number that was ordered, for any other number of rows of a design that was ordered.',
		extensions: needs('own'),
		args: {
			designId: t.arg.id({ required: true, description: whose }),
			revision: t.arg.int({ required: true, description: 'Revision that is changed; 0 if it was never saved.' }),
			table: t.arg({
				type: 'JSON',
				required: true,
				description: 'Object with `columns`, `mapping` and `rows`, as `DesignSeries`.',
			}),
		},
		resolve(_root, { designId, revision, table }, context) {
			designerOf(context);
			const caller = { ...callerOf(context), orderTokens: context.orderTokens };
			const change = { designId: checkId(designId), revision, table };
			return context.inTenant((sql) => saveSeries(sql, caller, change));
		},
	}),
);

builder.mutationField('readDesignSeriesFile', (t) =>
	t.field({
		type: seriesTable,
		description:
			'Reads a CSV or XLSX file (at most 4 MiB) as rows of a series, with columns mapped by their names. Nothing is saved. Fails with `SERIES_FILE_UNUSABLE`, with the cause in `reason` and its position in `row`.',
		extensions: { ...needs('own'), ...takesFiles({ bytes: seriesLimits.fileBytes }) },
		args: {
			designId: t.arg.id({ required: true, description: whose }),
			file: t.arg({
				type: 'Upload',
				required: true,
				description: 'The CSV or XLSX file; its first row names the columns.',
			}),
		},
		async resolve(_root, { designId, file }, context) {
			const draft = await context.inTenant((sql) => findOpen(sql, context, checkId(designId)));
			if (draft.access === 'viewer') throw new Refused('FORBIDDEN');
			return readSeriesFile(context.tenant.id, await readFile(file.path), draft.document);
		},
	}),
);
