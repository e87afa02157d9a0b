// Pictures that shoppers put into their designs, and previews of designs: for their owners, and for staff as far as they were ordered. To everyone
// else nothing of it exists.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { mostUploadBytes } from '../../../rules/printing/print-data.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { Database, InTenant } from '../../database/connection.ts';
import { designReader } from '../../designs/access/design-access.ts';
import { findCompanyDraft } from '../../designs/company/find-company-drafts.ts';
import { type Draft, findViewable } from '../../designs/drafts/find-drafts.ts';
import { type DesignStores, findArtwork, readScreen, sizeFor } from '../../designs/pictures/find-artwork.ts';
import { findLinkedPicture, findOrderedPicture } from '../../designs/pictures/find-ordered-picture.ts';
import { receivePicture } from '../../designs/pictures/receive-picture.ts';
import { readVector } from '../../designs/rendering/draw-design.ts';
import { loadWork } from '../../designs/rendering/load-work.ts';
import { type DesignPreviews, previewWidth } from '../../designs/rendering/previews.ts';
import { findRow } from '../../designs/rows/find-series.ts';
import { Refused } from '../../failure.ts';
import { UploadCounter } from '../../http/upload-counter.ts';
import { orderTokens } from '../cookies.ts';
import { hasLapsedSession, userOf } from '../session.ts';
import { isHeld, respondRefused } from './files.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	stores: DesignStores;
	previews: DesignPreviews;
}

interface Asking {
	tenantId: string;
	inTenant: InTenant;
	user: Subject;
}

const noStore = { 'cache-control': 'private, no-store' };
const pictureTypes = /^(?:application\/octet-stream|image\/[\w.+-]+)/;
const atOnce = { perCaller: 4, perTenant: 40 };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function wholeNumber(value: unknown): number | undefined {
	const text = textOf(value);
	return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

const parameter = (request: FastifyRequest, name: string): string =>
	String((request.params as Record<string, string>)[name] ?? '').toLowerCase();
const queryOf = (request: FastifyRequest) => request.query as Record<string, unknown>;

export async function addDesigns(scope: FastifyInstance, parts: Parts): Promise<void> {
	const { database, signIn, stores, previews } = parts;
	const counter = new UploadCounter(atOnce);

	async function asking(request: FastifyRequest): Promise<Asking | undefined> {
		const { tenant } = request;
		if (!tenant) return undefined;
		const user = await userOf(request, signIn.subjects);
		// The client refreshes its session and asks again.
		if (hasLapsedSession(request, user)) throw new Refused('UNAUTHORIZED');
		if (!user) return undefined;
		return { tenantId: tenant.id, user, inTenant: (work) => database.inTenant(tenant.id, work) };
	}

	async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const asked = await asking(request);
		if (!asked) throw new Refused('UNAUTHORIZED');
		const { tenantId, user, inTenant } = asked;
		if (Number(request.headers['content-length'] ?? 0) > mostUploadBytes) throw new Refused('TOO_LARGE');
		await inTenant((sql) =>
			signIn.services.limits.take(sql, tenantId, 'designPicture', { address: request.ip, session: user.id }),
		);
		const end = counter.begin(tenantId, user.id);
		if (!end) throw new Refused('BUSY', 'too many files at once');
		const gone = new AbortController();
		reply.raw.once('close', () => gone.abort());
		try {
			const name = textOf(queryOf(request).name) ?? '';
			const upload = { tenantId, userId: user.id, name, chunks: request.raw, signal: gone.signal };
			return reply.headers(noStore).send(await receivePicture({ inTenant, store: stores.pictures }, upload));
		} finally {
			end();
		}
	}

	// In a scope of its own: no other route takes such bodies.
	await scope.register(async (own) => {
		own.addContentTypeParser(pictureTypes, (_request, payload, done) => done(null, payload));
		own.post('/service-api/designs/pictures', { bodyLimit: mostUploadBytes }, (request, reply) =>
			// The rest of a body that is refused is not read: the connection ends with the answer.
			respondRefused(reply, () => receive(request, reply), { connection: 'close' }),
		);
	});

	scope.get('/service-api/designs/pictures/:id', (request, reply) =>
		respondRefused(reply, async () => {
			const id = parameter(request, 'id');
			const asked = isId(id) ? await asking(request) : undefined;
			if (!asked) throw new Refused('NOT_FOUND');
			const { tenantId, user, inTenant } = asked;
			const artwork = await inTenant(
				async (sql) =>
					(await findArtwork(sql, tenantId, user.id, [id])).get(id) ??
					(mayDo(user, 'qOrder')
						? findOrderedPicture(sql, tenantId, id)
						: findLinkedPicture(sql, tenantId, designReader(user, orderTokens(request)), id)),
			);
			const size = sizeFor(wholeNumber(queryOf(request).width) ?? Number.POSITIVE_INFINITY);
			if (artwork && isHeld(request, reply, `${id} ${size}`)) return reply.code(304).send();
			const screen = artwork && (await readScreen(stores, tenantId, artwork, size));
			if (!screen) throw new Refused('NOT_FOUND');
			return reply.type(screen.contentType).send(screen.bytes);
		}),
	);

	async function viewed(request: FastifyRequest): Promise<{ draft: Draft; asked: Asking }> {
		const id = parameter(request, 'id');
		const asked = isId(id) ? await asking(request) : undefined;
		const draft = await asked?.inTenant((sql) =>
			findViewable(sql, asked.tenantId, designReader(asked.user, orderTokens(request)), id),
		);
		if (!asked || !draft) throw new Refused('NOT_FOUND');
		return { draft, asked };
	}

	scope.get('/service-api/designs/:id/pages/:page', (request, reply) =>
		respondRefused(reply, async () => {
			const { draft, asked } = await viewed(request);
			const [, page] = /^([1-9]\d?)\.png$/.exec(parameter(request, 'page')) ?? [];
			if (!page) throw new Refused('NOT_FOUND');
			// Of a series the first row is shown.
			return sendPage(request, reply, { draft, asked, page: Number(page), row: draft.seriesRows === null ? null : 0 });
		}),
	);

	/** Of drafts that a colleague shares: their pages, and nothing else of them. */
	scope.get('/service-api/company-designs/:id/pages/:page', (request, reply) =>
		respondRefused(reply, async () => {
			const id = parameter(request, 'id');
			const asked = isId(id) ? await asking(request) : undefined;
			const shared = await asked?.inTenant((sql) => findCompanyDraft(sql, asked.tenantId, asked.user.id, id));
			const [, page] = /^([1-9]\d?)\.png$/.exec(parameter(request, 'page')) ?? [];
			if (!asked || !shared || !page) throw new Refused('NOT_FOUND');
			const { draft } = shared;
			return sendPage(request, reply, { draft, asked, page: Number(page), row: draft.seriesRows === null ? null : 0 });
		}),
	);

	/** Rows of a series, from 1 on. */
	scope.get('/service-api/designs/:id/rows/:row/pages/:page', (request, reply) =>
		respondRefused(reply, async () => {
			const { draft, asked } = await viewed(request);
			const [, page] = /^([1-9]\d?)\.png$/.exec(parameter(request, 'page')) ?? [];
			const row = wholeNumber(parameter(request, 'row'));
			if (!page || !row) throw new Refused('NOT_FOUND');
			return sendPage(request, reply, { draft, asked, page: Number(page), row: row - 1 });
		}),
	);

	interface ViewedPage {
		draft: Draft;
		asked: Asking;
		page: number;
		/** From 0 on; null: the design itself. */
		row: number | null;
	}

	async function sendPage(request: FastifyRequest, reply: FastifyReply, { draft, asked, page, row }: ViewedPage) {
		const { width, bleed } = queryOf(request);
		const { tenantId } = asked;
		const { work, found } = await asked.inTenant(async (sql) => ({
			work: (await loadWork(sql, stores, tenantId, draft)).work,
			found: row === null ? undefined : await findRow(sql, tenantId, draft.id, row),
		}));
		if (row !== null && !found) throw new Refused('NOT_FOUND');
		const wish = {
			key: found ? `${draft.id} ${draft.revision} ${found.revision} ${row}` : `${draft.id} ${draft.revision}`,
			...{ design: draft.document, values: found?.values ?? {}, page },
			...{ width: previewWidth(wholeNumber(width)), withBleed: bleed === 'true' },
		};
		// Whatever revision the address names, it shows what there is now.
		if (isHeld(request, reply, `${wish.key} ${page} ${wish.width} ${wish.withBleed}`)) return reply.code(304).send();
		const png = await previews.render(wish, work);
		return reply.type('image/png').send(png);
	}

	scope.get('/service-api/designs/:id/vectors/:picture', (request, reply) =>
		respondRefused(reply, async () => {
			const { draft, asked } = await viewed(request);
			const picture = parameter(request, 'picture');
			const { work } = await asked.inTenant(async (sql) => {
				const loaded = await loadWork(sql, stores, asked.tenantId, draft);
				// One that is about to be put into the design.
				const found = await findArtwork(sql, asked.tenantId, asked.user.id, [picture]);
				return { work: { ...loaded.work, artwork: new Map([...found, ...loaded.work.artwork]) } };
			});
			const drawing = await readVector(work, picture);
			if (!drawing || drawing === 'pixels') throw new Refused('NOT_FOUND');
			return reply.headers(noStore).send(drawing);
		}),
	);
}
