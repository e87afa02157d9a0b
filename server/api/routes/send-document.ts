// A document of an order as a file, once it is decided that the caller may read it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import type { MediaStore } from '../../media/store.ts';
import type { LinePictureSource } from '../../orders/documents/pdf/line-picture.ts';
import { fileNameOf, findFile, printDocuments } from '../../orders/documents/print.ts';
import { refuse } from './files.ts';

export interface DocumentParts {
	database: Database;
	store: Pick<MediaStore, 'read'>;
	/** Of lines with a design. */
	pictures: LinePictureSource;
}

interface WantedFile {
	/** Whose order it is: not always the shop that is asked. */
	tenantId: string;
	orderId: string;
	documentId: string;
	/** Undefined: of anyone. */
	ownerId: string | undefined;
}

/** The XML of a document that has one. */
export async function sendXrechnung(
	reply: FastifyReply,
	{ database }: Pick<DocumentParts, 'database'>,
	{ tenantId, ...wanted }: WantedFile,
): Promise<FastifyReply> {
	const file = await database.inTenant(tenantId, (sql) => findFile(sql, tenantId, wanted));
	if (!file?.xrechnung) return refuse(reply, 'NOT_FOUND');
	return reply
		.headers({
			'cache-control': 'private, no-store',
			'content-disposition': `attachment; filename="${fileNameOf(file, 'xml')}"`,
		})
		.type('application/xml; charset=utf-8')
		.send(file.xrechnung);
}

/** The PDF, which is made now if its job has not come to it yet. */
export async function sendPdf(
	request: FastifyRequest,
	reply: FastifyReply,
	{ database, store, pictures }: DocumentParts,
	{ tenantId, ...wanted }: WantedFile,
): Promise<FastifyReply> {
	const inTenant: Parameters<typeof printDocuments>[0]['inTenant'] = (work) => database.inTenant(tenantId, work);
	const find = () => inTenant((sql) => findFile(sql, tenantId, wanted));
	let file = await find();
	if (!file) return refuse(reply, 'NOT_FOUND');
	if (!file.pdf) {
		const report = (error: unknown) => request.log.warn({ err: error }, 'a document is printed without a picture');
		await printDocuments({ tenantId, inTenant, store, pictures, report }, wanted.orderId);
		file = await find();
	}
	if (!file?.pdf) return refuse(reply, 'NOT_FOUND');
	return reply
		.headers({
			'cache-control': 'private, no-store',
			'content-disposition': `inline; filename="${fileNameOf(file)}"`,
		})
		.type('application/pdf')
		.send(file.pdf);
}
