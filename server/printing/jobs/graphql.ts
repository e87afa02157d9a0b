// Print lines of an order for those who look after orders: data, release and the file for the press. The files themselves go another way
// (server/api/routes/print-jobs.ts).
import { linePageAddress, linePageWidths } from '../../../rules/designs/page-address.ts';
import { jobFailureCodes } from '../../../rules/printing/print-job.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { orderLineOption } from '../../orders/graphql-parts.ts';
import { printDataType } from '../data/graphql-types.ts';
import { lineReleaseRef, lineStateType } from '../graphql-parts.ts';
import { specificationType } from '../specification/graphql-types.ts';
import { markPrinted, remakeJob } from './change-print-jobs.ts';
import {
	findOrderPrintLine,
	findOrderPrintLines,
	type OrderPrintFile,
	type OrderPrintLine,
	type PrintJob,
} from './find-order-lines.ts';

export const printLineAddress = '/service-api/print-lines';

const jobStateType = builder.enumType('PrintJobState', {
	description: 'Whether the press-ready PDF of a line is there.',
	values: describeValues(['waiting', 'made', 'failed'] as const, {
		waiting: 'It is being made.',
		made: 'It can be downloaded.',
		failed: 'It could not be made, for the reason in `failureCode`.',
	}),
});

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const jobType = builder.objectRef<PrintJob>('PrintJob').implement({
	description: 'The press-ready PDF of a released line.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the print job.' }),
		state: t.expose('state', { type: jobStateType, description: 'Whether the PDF is there.' }),
		sha256: t.exposeString('sha256', { nullable: true, description: 'Hash of the PDF; null until it is made.' }),
		size: t.exposeFloat('size', { nullable: true, description: 'Bytes of the PDF; null until it is made.' }),
		failureCode: t.exposeString('failureCode', {
			nullable: true,
			description: `Why it could not be made: ${jobFailureCodes.map((code) => `\`${code}\``).join(', ')}; null if it has not failed.`,
		}),
		madeAt: t.string({
			nullable: true,
			description: 'When it was made, in ISO 8601; null until then.',
			resolve: ({ madeAt }) => iso(madeAt),
		}),
		printedAt: t.string({
			nullable: true,
			description: 'When it was marked as printed, in ISO 8601; null until then.',
			resolve: ({ printedAt }) => iso(printedAt),
		}),
		printedBy: t.exposeString('printedBy', {
			nullable: true,
			description: 'Name of who has marked it as printed; null until then, or if the account has been deleted.',
		}),
	}),
});

const fileType = builder.objectRef<OrderPrintFile>('OrderPrintFile').implement({
	description: 'A file of an ordered line, with the name of who has released it.',
	fields: (t) => ({
		printData: t.expose('data', { type: printDataType, description: 'Print data with its findings and its release.' }),
		releasedBy: t.exposeString('releasedBy', {
			nullable: true,
			description:
				'Name of the account that has released it; null if it is not released, if it was released from a link in a mail, or if the account has been deleted.',
		}),
	}),
});

const previewWidth = linePageWidths.at(-1) ?? 0;

const previewType = builder.objectRef<{ side: string; url: string }>('ReleasePreview').implement({
	description: 'A page of a released design as a picture.',
	fields: (t) => ({
		side: t.exposeString('side', { description: 'Name of the side, such as `front`.' }),
		url: t.exposeString('url', { description: 'Address of the picture (PNG).' }),
	}),
});

lineReleaseRef.implement({
	description: 'What a line with a design is printed from. It does not change with the design.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the release.' }),
		designId: t.exposeID('designId', {
			nullable: true,
			description: 'Id of the design; null once the customer has deleted it.',
		}),
		variant: t.exposeString('variant', {
			nullable: true,
			description:
				'Variant of the template that was chosen in the editor of the provider, such as a paper; null if there is none.',
		}),
		sha256: t.exposeString('sha256', { description: 'Hash of everything that is printed.' }),
		rows: t.exposeInt('rows', { description: 'Copies in a series; 1 without one.' }),
		acceptedCodes: t.exposeStringList('acceptedCodes', { description: 'Findings that were accepted.' }),
		byStaff: t.boolean({
			description: 'Whether the shop has released it.',
			resolve: ({ releasedByStaff }) => releasedByStaff,
		}),
		releasedBy: t.exposeString('releasedBy', {
			nullable: true,
			description: 'Name of the account that has released it; null if it has been deleted.',
		}),
		releasedAt: t.string({
			description: 'When it was released, in ISO 8601.',
			resolve: ({ releasedAt }) => releasedAt.toISOString(),
		}),
		previews: t.field({
			type: [previewType],
			description: 'Its pages as pictures, those of the first row of a series.',
			resolve: ({ itemId, id, sides }) =>
				sides.map((side, index) => ({ side, url: linePageAddress(itemId, id, index + 1, previewWidth) })),
		}),
	}),
});

const addressOf = (line: OrderPrintLine, file: string) => `${printLineAddress}/${line.itemId}/${file}`;

const lineType = builder.objectRef<OrderPrintLine>('OrderPrintLine').implement({
	description: 'A line of a placed order that is printed from data or from a design.',
	fields: (t) => ({
		itemId: t.exposeID('itemId', { description: 'Id of the line, by which its print data is found.' }),
		position: t.exposeInt('position', { description: 'Position of the line in the order, starting at 0.' }),
		name: t.exposeString('name', { description: 'Name of the product when it was ordered.' }),
		itemName: t.exposeString('itemName', {
			description: 'Name that the shopper gave to the line; empty if there is none.',
		}),
		options: t.field({
			type: [orderLineOption],
			description: 'Values that distinguished the variant; empty for a product without variants.',
			resolve: ({ options }) => options,
		}),
		code: t.exposeString('code', { description: 'Code of the product when it was ordered.' }),
		quantity: t.exposeInt('quantity', { description: 'How many are printed.' }),
		state: t.expose('state', { type: lineStateType, description: 'How far the print data of all its sides has come.' }),
		since: t.string({
			description: 'Since when it is in this state, in ISO 8601.',
			resolve: ({ since }) => since.toISOString(),
		}),
		specification: t.expose('specification', {
			type: specificationType,
			description: 'Print specification of the product when it was ordered.',
		}),
		files: t.field({
			type: [fileType],
			description: 'Its print data; empty if it is missing, or if the line is printed from a design.',
			resolve: ({ files }) => files,
		}),
		attempts: t.field({
			type: [printDataType],
			description:
				'Files that were sent to replace its print data: in inspection, not readable, or too late. Until one of them could be read, `files` stays; what arrived after the release replaces it by `useLatePrintData` alone.',
			resolve: ({ attempts }) => attempts,
		}),
		release: t.field({
			type: lineReleaseRef,
			nullable: true,
			description: 'The released design that it is printed from; null for a line that is printed from print data.',
			resolve: ({ itemId, release }) => release && { ...release, itemId },
		}),
		refusalReason: t.exposeString('refusalReason', {
			description: 'Why the shop has sent the design back; empty if it has not.',
		}),
		job: t.field({
			type: jobType,
			nullable: true,
			description: 'The press-ready PDF; null while the line is not released.',
			resolve: ({ job }) => job,
		}),
		pressFile: t.string({
			nullable: true,
			description: 'Address of the press-ready PDF; null until it is made.',
			resolve: (line) => (line.job?.state === 'made' ? addressOf(line, 'press-file') : null),
		}),
		jobTicket: t.string({
			description: 'Address of the job ticket (JSON).',
			resolve: (line) => addressOf(line, 'job-ticket'),
		}),
		sheets: t.string({
			nullable: true,
			description:
				'Address of sheets with copies side by side and cut marks (PDF); it takes `format`, `orientation`, `margin`, `gutter` and `turn`. Null until the press-ready PDF is made.',
			resolve: (line) => (line.job?.state === 'made' ? addressOf(line, 'sheets') : null),
		}),
	}),
});

builder.queryField('orderPrintLines', (t) =>
	t.field({
		type: [lineType],
		description:
			'Lines of a placed order that are printed from data or from a design, with data, release and press-ready PDF. Empty if the order has none, or does not exist.',
		extensions: needs('qOrder'),
		args: { orderId: t.arg.id({ required: true, description: 'Id of the order.' }) },
		resolve(_root, { orderId }, context) {
			context.answer.kept = false;
			return context.inTenant((sql) => findOrderPrintLines(sql, context.tenant.id, { orderId: checkId(orderId) }));
		},
	}),
);

/** In one transaction; the line as it is afterwards. */
function changed(
	context: GraphContext,
	givenId: string,
	work: (sql: Sql, caller: Caller, itemId: string) => Promise<void>,
): Promise<OrderPrintLine> {
	const itemId = checkId(givenId);
	return context.inTenant(async (sql) => {
		await work(sql, callerOf(context), itemId);
		const line = await findOrderPrintLine(sql, context.tenant.id, itemId);
		if (!line) throw new Refused('NOT_FOUND');
		return line;
	});
}

builder.mutationField('markLinePrinted', (t) =>
	t.field({
		type: lineType,
		description:
			'Marks a released line as printed; its print data cannot be changed any more. Fails with `PRINT_DATA_NOT_RELEASED`, or with `STILL_WORKING` while its press-ready PDF is being made.',
		extensions: needs('mOrder'),
		args: { itemId: t.arg.id({ required: true, description: 'Id of the line.' }) },
		resolve: (_root, { itemId }, context) => changed(context, itemId, markPrinted),
	}),
);

builder.mutationField('remakePrintJob', (t) =>
	t.field({
		type: lineType,
		description:
			'Makes the press-ready PDF of a released line again if that has failed; one that was made stays as it is. Fails with `PRINT_DATA_NOT_RELEASED`.',
		extensions: needs('mOrder'),
		args: { itemId: t.arg.id({ required: true, description: 'Id of the line.' }) },
		resolve: (_root, { itemId }, context) => changed(context, itemId, remakeJob),
	}),
);
