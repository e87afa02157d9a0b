// The data sheet of a product as a PDF, for everybody who may see the product.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import { audienceOf, isEverybody } from '../../catalogue/read-model/audience.ts';
import { productOfTestLink } from '../../catalogue/test-link.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { plainName } from '../../import-export/tables/exported-file.ts';
import { findDataSheet } from '../../printing/data-sheets/find-data-sheet.ts';
import { DataSheets } from '../../printing/data-sheets/offer-data-sheet.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { userOf } from '../session.ts';
import { refuse } from './files.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	testLinkKey: Buffer;
}

/** A browser asks each time whether its copy still holds: a wrong measure costs a print run. */
const caching = (isPublic: boolean) => `${isPublic ? 'public' : 'private'}, no-cache`;

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function addDataSheets(scope: FastifyInstance, { database, signIn, testLinkKey }: Parts): void {
	const sheets = new DataSheets();
	scope.get('/service-api/data-sheets/:productId', async (request, reply) => {
		const { tenant } = request;
		const productId = (request.params as { productId: string }).productId.toLowerCase();
		if (!tenant || !isId(productId)) return refuse(reply, 'NOT_FOUND');
		const given = request.query as Record<string, unknown>;
		const audience = audienceOf(await userOf(request, signIn.subjects));
		const evenHidden = productOfTestLink(testLinkKey, tenant.id, readText(given.test));
		const language = spokenLanguage(tenant, readText(given.language));
		const wanted = { productId, language, audience, evenHidden };
		const found = await database.inTenant(tenant.id, (sql) => findDataSheet(sql, tenant, wanted));
		if (!found) return refuse(reply, 'NOT_FOUND');
		const etag = `"${found.hash}"`;
		reply.headers({
			etag,
			'cache-control': caching(isEverybody(audience) && evenHidden === undefined),
			vary: 'Cookie',
		});
		if (request.headers['if-none-match'] === etag) return reply.code(304).send();
		try {
			if (!sheets.isMade(found))
				await database.inTenant(tenant.id, (sql) =>
					signIn.services.limits.take(sql, tenant.id, 'dataSheet', { address: request.ip }),
				);
			const pdf = await sheets.pdfOf(found);
			const name = plainName(found.fileName);
			return await reply.header('content-disposition', `inline; filename="${name}"`).type('application/pdf').send(pdf);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			reply.removeHeader('etag');
			return refuse(reply.header('cache-control', 'no-store'), error.code);
		}
	});
}
