// Makes the PDFs of documents that have none yet, outside of any transaction, and keeps their bytes: what was sent stays as it was.
import { contentIn } from '../../../rules/content/shipped.ts';
import type { PrintedDocument } from '../../../rules/documents/document.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import type { MediaStore } from '../../media/store.ts';
import { findLetterhead, type Report, readLetterhead } from './pdf/letterhead.ts';
import type { LinePictureSource } from './pdf/line-picture.ts';
import { printDocument } from './pdf/print-document.ts';

export interface Printer {
	tenantId: string;
	inTenant: InTenant;
	store: Pick<MediaStore, 'read'>;
	/** Of the lines with a design; without it none has one. */
	pictures?: LinePictureSource | undefined;
	/** Is called when a document is printed without the shop's logo, or without a picture of a line. */
	report: Report;
}

interface Unprinted {
	id: string;
	document: PrintedDocument;
}

/** Those of one order are written in one language, nearly always. */
async function letterheadsFor({ tenantId, inTenant, store, report }: Printer, unprinted: readonly Unprinted[]) {
	const languages = [...new Set(unprinted.map(({ document }) => document.language))];
	const found = await inTenant((sql) =>
		Promise.all(languages.map((language) => findLetterhead(sql, tenantId, language))),
	);
	const read = await Promise.all(found.map((letterhead) => readLetterhead(letterhead, store, report)));
	return new Map(languages.map((language, index) => [language, read[index]]));
}

/** Those of an order that have no PDF yet. */
export const findUnprinted = (sql: Sql, tenantId: string, orderId: string) => sql<Unprinted[]>`
	select id, document from order_documents
	where tenant_id = ${tenantId} and order_id = ${orderId} and pdf is null order by created_at, id`;

/** A credit note may have other lines than its order. */
const isOfLines = ({ kind }: PrintedDocument) => kind !== 'creditNote';

export async function printDocuments(printer: Printer, orderId: string): Promise<void> {
	const { tenantId, inTenant } = printer;
	const unprinted = await inTenant((sql) => findUnprinted(sql, tenantId, orderId));
	if (unprinted.length === 0) return;
	const letterheads = await letterheadsFor(printer, unprinted);
	const pictures = await printer.pictures?.(tenantId, orderId, printer.report);
	const printed = await Promise.all(
		unprinted.map(async ({ id, document }) => {
			const letterhead = letterheads.get(document.language);
			if (!letterhead) throw new Error('a document without a letterhead');
			return { id, pdf: await printDocument(document, letterhead, isOfLines(document) ? pictures : undefined) };
		}),
	);
	// Another process was quicker and has made the same.
	await inTenant((sql) =>
		Promise.all(
			printed.map(
				({ id, pdf }) => sql`
					update order_documents set pdf = ${pdf} where tenant_id = ${tenantId} and id = ${id} and pdf is null`,
			),
		),
	);
}

export interface PrintedFile {
	kind: PrintedDocument['kind'];
	number: string;
	language: string;
	refundId: string | null;
	pdf: Buffer;
	/** Null where there is none. */
	xrechnung: string | null;
}

/** Those that are made. */
export const findFiles = (sql: Sql, tenantId: string, orderId: string) => sql<PrintedFile[]>`
	select kind, number, document ->> 'language' as language, refund_id, pdf, xrechnung from order_documents
	where tenant_id = ${tenantId} and order_id = ${orderId} and pdf is not null order by created_at, kind desc, id`;

/** For headers and for mails: plain letters, digits, dots and dashes. */
export const plainFileName = (name: string): string => name.replaceAll(/[^A-Za-z0-9.-]+/g, '-');

export function fileNameOf(
	{ kind, number, language }: Pick<PrintedFile, 'kind' | 'number' | 'language'>,
	ending: 'pdf' | 'xml' = 'pdf',
): string {
	return plainFileName(`${contentIn(language).names.documentFiles[kind]}-${number}.${ending}`);
}

interface WantedFile {
	orderId: string;
	documentId: string;
	/** Undefined: its owner. */
	ownerId: string | undefined;
}

/** One document, made or not. */
export async function findFile(
	sql: Sql,
	tenantId: string,
	{ orderId, documentId, ownerId }: WantedFile,
): Promise<(Omit<PrintedFile, 'pdf'> & { pdf: Buffer | null }) | undefined> {
	const [file] = await sql<(Omit<PrintedFile, 'pdf'> & { pdf: Buffer | null })[]>`
		select d.kind, d.number, d.document ->> 'language' as language, d.refund_id, d.pdf, d.xrechnung from order_documents d
		join orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
		where d.tenant_id = ${tenantId} and d.id = ${documentId} and d.order_id = ${orderId}
			${ownerId === undefined ? sql`` : sql`and o.user_id = ${ownerId}`}`;
	return file;
}
