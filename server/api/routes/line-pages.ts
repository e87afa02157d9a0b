// Pictures of the pages of ordered designs, as they were released: for who has ordered them, who has opened the order from a mail, and those
// who look after orders; a small one of the first page for mails, by an address that only they hold. To everyone else they do not exist.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linePageWidths, thumbnailWidth } from '../../../rules/designs/page-address.ts';
import { isId } from '../../../rules/ids.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Database } from '../../database/connection.ts';
import { findLineRelease, loadReleaseWork } from '../../designs/lines/find-design-lines.ts';
import type { DesignStores } from '../../designs/pictures/find-artwork.ts';
import type { DesignPreviews } from '../../designs/rendering/previews.ts';
import { Refused } from '../../failure.ts';
import { opensLinePicture } from '../../orders/links/line-pictures.ts';
import { type LineReader, lineReader } from '../../printing/data/line-access.ts';
import { printLineAddress } from '../../printing/jobs/graphql.ts';
import { orderTokens } from '../cookies.ts';
import { hasLapsedSession, userOf } from '../session.ts';
import { isHeld, respondRefused } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	stores: DesignStores;
	previews: DesignPreviews;
}

/** Of a series, from 1 on. @throws Refused NOT_FOUND */
function rowOf(request: FastifyRequest): number {
	const { row = '1' } = request.query as { row?: unknown };
	if (typeof row !== 'string' || !/^[1-9]\d{0,3}$/.test(row)) throw new Refused('NOT_FOUND');
	return Number(row);
}

/** Once the address has proved to be that of a mail. */
const anyLine: LineReader = { userId: undefined, isStaff: true, orderTokens: [] };

export function addLinePages(scope: FastifyInstance, { database, subjects, stores, previews }: Parts): void {
	async function readerOf(request: FastifyRequest): Promise<LineReader> {
		const user = await userOf(request, subjects);
		if (hasLapsedSession(request, user)) throw new Refused('UNAUTHORIZED');
		return lineReader(user, orderTokens(request), 'qOrder');
	}

	/** A mail program has no session: the address itself opens the one small picture. */
	async function showsInMail(tenantId: string, itemId: string, request: FastifyRequest): Promise<boolean> {
		const { picture } = request.query as { picture?: unknown };
		if (typeof picture !== 'string' || !/^[\w-]{43}$/.test(picture)) return false;
		return database.inTenant(tenantId, (sql) => opensLinePicture(sql, tenantId, itemId, picture));
	}

	async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const { tenant } = request;
		const { itemId = '', page: file = '' } = request.params as { itemId?: string; page?: string };
		const id = itemId.toLowerCase();
		const [, page] = /^([1-9]\d?)\.png$/.exec(file) ?? [];
		if (!tenant || !isId(id) || !page) throw new Refused('NOT_FOUND');
		const isInMail = page === '1' && (await showsInMail(tenant.id, id, request));
		const reader = isInMail ? anyLine : await readerOf(request);
		const row = isInMail ? 1 : rowOf(request);
		const { releaseId, ...found } = await database.inTenant(tenant.id, async (sql) => {
			const line = await findLineRelease(sql, tenant.id, reader, id);
			const loaded = line && (await loadReleaseWork(sql, stores, tenant.id, line.releaseId, row));
			if (!loaded) throw new Refused('NOT_FOUND');
			return { ...loaded, releaseId: line.releaseId };
		});
		const wanted = Number((request.query as { width?: unknown }).width);
		const width = isInMail ? thumbnailWidth : (linePageWidths.find((one) => one >= wanted) ?? thumbnailWidth);
		const wish = {
			key: `release ${releaseId} ${row}`,
			design: found.design,
			page: Number(page),
			width,
			withBleed: false,
		};
		if (isHeld(request, reply, `${releaseId} ${row} ${page} ${width}`)) return reply.code(304).send();
		const png = await previews.render(wish, found.work);
		return reply.type('image/png').send(png);
	}

	scope.get(`${printLineAddress}/:itemId/pages/:page`, (request, reply) =>
		respondRefused(reply, () => sendPage(request, reply)),
	);
}
