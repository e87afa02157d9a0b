// Print data over the API: tickets for uploads, what a line has, release and removal; for the shop refusal and approval. The bytes themselves go
// another way (server/api/routes/print-data.ts).
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { limits } from '../../graphql/limits.ts';
import { needs } from '../../graphql/rights.ts';
import { findPrintEvents, type LineEvent } from '../../orders/core/print-events.ts';
import { dataSheetAddress } from '../data-sheets/data-sheet-address.ts';
import { lineStateType, printEventType } from '../graphql-parts.ts';
import { specificationType } from '../specification/graphql-types.ts';
import { approveData, refuseByShop, releaseData, removeData, useLateData } from './change-print-data.ts';
import { findPrintData, findPrintLines, type PrintData, type PrintLine, reachPrintData } from './find-print-data.ts';
import { printDataAddress, printDataType } from './graphql-types.ts';
import { type LineReader, lineReader } from './line-access.ts';
import { beginUpload, type Ticket } from './upload-tickets.ts';

/** Whose access token has run out refreshes it first: to a visitor the line would not exist. */
function readerOf({ user, lapsed, orderTokens }: GraphContext, right: 'qOrder' | 'mOrder'): LineReader {
	if (lapsed) throw new Refused('UNAUTHORIZED');
	return lineReader(user, orderTokens, right);
}

const ticketType = builder.objectRef<Ticket>('PrintUpload').implement({
	description: 'A ticket for one upload. The file is sent with `PATCH` to its address, in one piece or several.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the ticket, and later of the print data.' }),
		offset: t.exposeFloat('received', { description: 'Bytes that have arrived.' }),
		address: t.string({
			description:
				'Where the bytes are sent to, with the headers `Upload-Offset` and `Content-Type: application/offset+octet-stream`.',
			resolve: ({ id }) => `${printDataAddress}/${id}`,
		}),
		expiresAt: t.string({
			description: 'Until when it can be used, in ISO 8601.',
			resolve: ({ expiresAt }) => expiresAt.toISOString(),
		}),
	}),
});

const uploadInput = builder.inputType('PrintUploadInput', {
	description: 'A file that is going to be uploaded.',
	fields: (t) => ({
		itemId: t.id({ required: true, description: 'Id of the line in the cart, which it keeps in the order.' }),
		side: t.string({ description: 'Side it is for, such as `front`; without it the file has all pages.' }),
		name: t.string({
			required: true,
			description: 'Name of the file. What cannot be shown is left out, and it is cut to 200 characters.',
		}),
		size: t.float({ required: true, description: 'Bytes of the file, at most 104857600.' }),
	}),
});

builder.mutationField('beginPrintUpload', (t) =>
	t.field({
		type: ticketType,
		description:
			"Makes a ticket for the upload of print data, valid for 24 hours. Fails with `NOT_FOUND` for a line that is not the caller's, `TOO_LARGE`, or `PRINT_DATA_FINAL` if it is released and ordered.",
		extensions: needs('public'),
		args: { input: t.arg({ type: uploadInput, required: true, description: 'File that is going to be uploaded.' }) },
		resolve: (_root, { input }, context) =>
			context.inTenant((sql) =>
				beginUpload(sql, callerOf(context), readerOf(context, 'mOrder'), {
					itemId: checkId(input.itemId),
					side: input.side ?? null,
					name: input.name,
					size: input.size,
				}),
			),
	}),
);

builder.queryField('printData', (t) =>
	t.field({
		type: [printDataType],
		description:
			"Print data of a line, without what was replaced; empty if it is missing. A file replaces another as soon as it is inspected: until then both are listed. Fails with `NOT_FOUND` for a line that is neither the caller's nor of an order that the caller may see.",
		extensions: needs('public'),
		args: { itemId: t.arg.id({ required: true, description: 'Id of the line.' }) },
		async resolve(_root, { itemId }, context) {
			context.answer.kept = false;
			const reader = readerOf(context, 'qOrder');
			const data = await context.inTenant((sql) => findPrintData(sql, context.tenant.id, reader, checkId(itemId)));
			if (!data) throw new Refused('NOT_FOUND');
			return data;
		},
	}),
);

const mostLines = 200;

interface ShownLine extends PrintLine {
	events: LineEvent[];
}

const lineType = builder.objectRef<ShownLine>('PrintLine').implement({
	description: 'A line of a cart or an order that is printed from data.',
	fields: (t) => ({
		itemId: t.id({ description: 'Id of the line.', resolve: ({ line }) => line.itemId }),
		isOrdered: t.boolean({
			description: 'Whether it is part of a placed order.',
			resolve: ({ line }) => line.isOrdered,
		}),
		state: t.expose('state', { type: lineStateType, description: 'How far the print data of all its sides has come.' }),
		specification: t.expose('specification', {
			type: specificationType,
			description: 'What the print data is checked against.',
		}),
		data: t.field({
			type: [printDataType],
			description: 'Its print data; empty if it is missing.',
			resolve: ({ data }) => data,
		}),
		attempts: t.field({
			type: [printDataType],
			description:
				'Files that were sent to replace its print data: in inspection, not readable, or too late. Until one of them could be read, `data` stays; what arrived after the release replaces it by `useLatePrintData` alone.',
			resolve: ({ attempts }) => attempts.filter(({ byStaff }) => !byStaff),
		}),
		dataSheet: t.string({
			nullable: true,
			description:
				'Path of the data sheet of the product, a PDF; null if the product is deleted or not printed from data any more.',
			resolve: ({ line, hasDataSheet }) => (hasDataSheet && line.productId ? dataSheetAddress(line.productId) : null),
		}),
		events: t.field({
			type: [printEventType],
			description: 'What has happened to its print data since it was ordered, the oldest first.',
			resolve: ({ events }) => events,
		}),
	}),
});

builder.queryField('printLines', (t) =>
	t.field({
		type: [lineType],
		description:
			'Lines that are printed from data, with their print data; other lines and those of other users are left out.',
		extensions: needs('public'),
		args: { itemIds: t.arg.idList({ required: true, description: 'Ids of lines, at most 200.' }) },
		resolve(_root, { itemIds }, context) {
			if (itemIds.length > mostLines) throw new Refused('VALIDATION', 'itemIds');
			context.answer.kept = false;
			const reader = readerOf(context, 'qOrder');
			return context.inTenant(async (sql) => {
				const lines = await findPrintLines(sql, context.tenant.id, reader, itemIds.map(checkId));
				const ordered = lines.filter(({ line }) => line.isOrdered).map(({ line }) => line.itemId);
				const events = ordered.length > 0 ? await findPrintEvents(sql, context.tenant.id, ordered) : [];
				return lines.map((one) => ({ ...one, events: events.filter(({ itemId }) => itemId === one.line.itemId) }));
			});
		},
	}),
);

/** In one transaction; the file as it is afterwards. */
function changed(
	context: GraphContext,
	givenId: string,
	work: (sql: Sql, caller: Caller, reader: LineReader, id: string) => Promise<void>,
): Promise<PrintData> {
	const id = checkId(givenId);
	const reader = readerOf(context, 'mOrder');
	return context.inTenant(async (sql) => {
		await work(sql, callerOf(context), reader, id);
		const reached = await reachPrintData(sql, context.tenant.id, reader, id);
		if (!reached) throw new Refused('NOT_FOUND');
		return reached.data;
	});
}

builder.mutationField('releasePrintData', (t) =>
	t.field({
		type: printDataType,
		description:
			'Releases print data for printing and freezes its hash. Fails with `PRINT_DATA_NOT_RELEASED` while there are errors or warnings that were not accepted; their codes are in `errors` and `open`. Fails with `PRINT_DATA_REPLACED` if another file has been sent.',
		extensions: needs('public'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the print data.' }),
			acceptedCodes: t.arg.stringList({ required: true, description: 'Codes of the warnings that are accepted.' }),
		},
		resolve(_root, { id, acceptedCodes }, context) {
			if (acceptedCodes.length > limits.listLength) throw new Refused('VALIDATION', 'acceptedCodes');
			return changed(context, id, (sql, caller, reader, dataId) =>
				releaseData(sql, caller, reader, dataId, acceptedCodes),
			);
		},
	}),
);

builder.mutationField('useLatePrintData', (t) =>
	t.field({
		type: printDataType,
		description:
			'Replaces released print data by a file that arrived after the release; the file must be released in turn. Fails with `PRINT_DATA_FINAL` if what it replaces is ordered (the shop may replace it) or printed.',
		extensions: needs('public'),
		args: { id: t.arg.id({ required: true, description: 'Id of the file that arrived late.' }) },
		resolve: (_root, { id }, context) => changed(context, id, useLateData),
	}),
);

builder.mutationField('removePrintData', (t) =>
	t.boolean({
		description:
			'Removes print data with its file. Always true; fails with `PRINT_DATA_FINAL` if it is released and ordered.',
		extensions: needs('public'),
		args: { id: t.arg.id({ required: true, description: 'Id of the print data.' }) },
		async resolve(_root, { id }, context) {
			const reader = readerOf(context, 'mOrder');
			await context.inTenant((sql) => removeData(sql, callerOf(context), reader, checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('refusePrintData', (t) =>
	t.field({
		type: printDataType,
		description: 'Refuses print data of an order, so that the customer must send other data.',
		extensions: needs('mOrder'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the print data.' }),
			reason: t.arg.string({ required: true, description: 'Reason for the customer, 1 to 1000 characters.' }),
		},
		resolve: (_root, { id, reason }, context) =>
			changed(context, id, (sql, caller, reader, dataId) => refuseByShop(sql, caller, reader, dataId, reason)),
	}),
);

builder.mutationField('approvePrintData', (t) =>
	t.field({
		type: printDataType,
		description:
			'Releases print data of an order by hand, whatever preflight has found. Fails with `PRINT_DATA_PAGE_COUNT` if its number of pages is wrong, and with `PRINT_DATA_UNREADABLE` if it is protected or damaged: neither can be overruled. Fails with `PRINT_DATA_REPLACED` if another file has been sent.',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of the print data.' }) },
		resolve: (_root, { id }, context) => changed(context, id, approveData),
	}),
);
