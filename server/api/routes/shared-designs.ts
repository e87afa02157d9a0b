// A draft that was shared by link: its page, the form that comments on it, and pictures of its sides. The token is in the query, which no log
// holds. Nothing of it is cached, told to other sites or found by search engines, and it needs no session and no script.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorCatalogue } from '../../../rules/errors.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { DesignStores } from '../../designs/pictures/find-artwork.ts';
import { loadWork } from '../../designs/rendering/load-work.ts';
import { type DesignPreviews, previewWidth } from '../../designs/rendering/previews.ts';
import { commentByLink } from '../../designs/sharing/comments.ts';
import { findShared } from '../../designs/sharing/find-shared.ts';
import { Refused } from '../../failure.ts';
import { noteOverload } from '../../http/overload-log.ts';
import { sendRefusal } from '../../http/refuse.ts';
import { PageTurns } from '../../rendering/page-turns.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type Address, type RenderParts, readAddress, renderPage } from '../rendering/render-page.ts';
import { originOf } from '../session.ts';
import { respondRefused } from './files.ts';
import { fieldsOf, makeOnce } from './pages.ts';
import { addPublicForm, type FormResponse } from './plain-forms.ts';

interface Parts extends RenderParts {
	stores: DesignStores;
	previews: DesignPreviews;
	signIn: SignIn;
	behindProxy: boolean;
}

const sharedPaths = ['/studio/shared', '/:language/studio/shared'] as const;

/** With `no-referrer` browsers would not say where the form comes from. */
const unseen = {
	'cache-control': 'private, no-store',
	'referrer-policy': 'same-origin',
	'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Of the longer side, in pixels. */
const shownWidth = 1600;

const parametersOf = ({ url }: Pick<FastifyRequest, 'url'>) => new URL(url, 'http://shop').searchParams;
const tokenOf = (request: FastifyRequest): string => parametersOf(request).get('token') ?? '';

/** Why a comment was not taken, as the page says it. */
const problems: Partial<Record<ErrorCode, string>> = { TOO_MANY_REQUESTS: 'limited', DESIGN_COMMENTS_FULL: 'full' };

interface Sent {
	/** What was typed, to be shown again. */
	typed?: ReadonlyMap<string, string>;
	status: number;
}

function pageWriter(parts: Parts) {
	const turns = new PageTurns();
	const { behindProxy, reportMissing } = parts;
	// What is reported of a page names its path alone.
	const quiet: RenderParts = {
		...parts,
		reportMissing: (tenant, address, keys) =>
			reportMissing(tenant, { ...address, url: address.url.split('?', 1)[0] ?? '' }, keys),
	};

	return async (
		request: FastifyRequest,
		reply: FastifyReply,
		tenant: Tenant,
		address: Address,
		sent?: Sent,
	): Promise<FastifyReply> => {
		const report = (error: unknown) => {
			if (!noteOverload(request, error)) request.log.error({ err: error, tenant: tenant.slug }, 'page failed');
		};
		const reader = { typed: sent?.typed, origin: originOf(request, behindProxy).shop };
		const { status, document } = await turns.run(tenant.id, () => renderPage(quiet, tenant, address, report, reader));
		const { body, encoding } = makeOnce(document, request.headers['accept-encoding']);
		return reply
			.code(sent && status === 200 ? sent.status : status)
			.headers({ ...fieldsOf({ encoding, own: true }), ...unseen })
			.send(body);
	};
}

export function addSharedDesigns(scope: FastifyInstance, parts: Parts): void {
	const { database, signIn, stores, previews, behindProxy } = parts;
	const { limits } = signIn.services;
	const write = pageWriter(parts);

	async function comment(request: FastifyRequest, tenant: Tenant, form: URLSearchParams): Promise<FormResponse> {
		const token = tokenOf(request);
		const address = readAddress(tenant, request.url);
		const base = 'base' in address ? address.base : '';
		const own = `${base}/studio/shared?${new URLSearchParams({ token })}`;
		const given = { author: form.get('author') ?? '', text: form.get('text') ?? '' };
		const page = form.get('page') || undefined;
		const caller = { tenant, services: signIn.services, address: originOf(request, behindProxy).address };
		try {
			const wish = { ...given, token, page: page === undefined ? undefined : Number(page) };
			await commentByLink((work) => database.inTenant(tenant.id, work), caller, wish);
			return `${own}&sent=1#comments`;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			const problem = problems[error.code] ?? error.details ?? 'failed';
			const { status } = errorCatalogue[error.code];
			const typed = new Map([...Object.entries(given), ['page', page ?? '']]);
			return async (asked, reply) => {
				const shown = readAddress(tenant, `${own}&problem=${encodeURIComponent(problem)}`);
				if ('movedTo' in shown) return reply.redirect(shown.movedTo, 303);
				return write(asked, reply, tenant, shown, { typed, status });
			};
		}
	}

	/** Counts a look. @returns whether the link shows something. @throws Refused TOO_MANY_REQUESTS */
	const countLook = (request: FastifyRequest, tenant: Tenant): Promise<boolean> =>
		database.inTenant(tenant.id, async (sql) => {
			await limits.take(sql, tenant.id, 'sharedDesign', { address: originOf(request, behindProxy).address });
			return (await findShared(sql, tenant.id, tokenOf(request))) !== undefined;
		});

	async function show(request: FastifyRequest, reply: FastifyReply, tenant: Tenant, address: Address) {
		try {
			const isValid = await countLook(request, tenant);
			return await write(request, reply, tenant, address, isValid ? undefined : { status: 404 });
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			return sendRefusal(request, reply, { status: 429, message: 'Too many requests' });
		}
	}

	for (const path of sharedPaths) {
		scope.get(path, async (request, reply) => {
			reply.headers(unseen);
			const { tenant } = request;
			if (!tenant) return reply.callNotFound();
			const address = readAddress(tenant, request.url);
			if ('movedTo' in address) return reply.redirect(address.movedTo, 301);
			return show(request, reply, tenant, address);
		});
		addPublicForm(scope, path, ({ request, tenant, form }) => comment(request, tenant, form));
	}

	scope.get('/service-api/shared-designs/pages/:page', (request, reply) =>
		respondRefused(
			reply,
			async () => {
				const { tenant } = request;
				const { page: file = '' } = request.params as { page?: string };
				const [, page] = /^([1-9]\d?)\.png$/.exec(file) ?? [];
				if (!tenant || !page) throw new Refused('NOT_FOUND');
				const { draft, work } = await database.inTenant(tenant.id, async (sql) => {
					const shared = await findShared(sql, tenant.id, tokenOf(request));
					if (!shared) throw new Refused('NOT_FOUND');
					return { ...shared, work: (await loadWork(sql, stores, tenant.id, shared.draft)).work };
				});
				const wish = {
					...{ key: `${draft.id} ${draft.revision}`, design: draft.document, page: Number(page) },
					...{ width: previewWidth(shownWidth), withBleed: false },
				};
				const png = await previews.render(wish, work);
				return reply.headers(unseen).type('image/png').send(png);
			},
			unseen,
		),
	);
}
