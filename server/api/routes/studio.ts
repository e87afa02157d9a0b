// The document of the studio: rendered for those who reach the draft, with the one policy that allows WebAssembly. It has no copy anywhere, and a
// session whose access has run out goes on, so that a link to a draft works a day later.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingDraftPath } from '../../../rules/designs/missing-draft.ts';
import { valuePrefix } from '../../../rules/designs/read-form.ts';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import type { InTenant } from '../../database/connection.ts';
import { type DesignCaller, designReader } from '../../designs/access/design-access.ts';
import { findReached } from '../../designs/drafts/find-drafts.ts';
import { findDesignProvider } from '../../designs/drafts/find-provider.ts';
import { fillInForm } from '../../designs/editing/fill-in-form.ts';
import { findSentBackOrder } from '../../designs/lines/find-order-lines.ts';
import type { DesignStores } from '../../designs/pictures/find-artwork.ts';
import { openEditor } from '../../designs/printformer/open-editor.ts';
import { releaseByForm } from '../../designs/release-by-form.ts';
import { Refused } from '../../failure.ts';
import { noteOverload } from '../../http/overload-log.ts';
import { allowWebAssembly } from '../../http/security-headers.ts';
import { PageTurns } from '../../rendering/page-turns.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { loginAddress } from '../admin-gate.ts';
import { orderTokens } from '../cookies.ts';
import { type Address, type RenderParts, readAddress, renderPage } from '../rendering/render-page.ts';
import { originOf } from '../session.ts';
import { findDesignVisitor } from './design-visitor.ts';
import { fieldsOf, makeOnce } from './pages.ts';
import { addForm, type FormResponse, type SentForm } from './plain-forms.ts';

export interface StudioParts extends RenderParts {
	designStores: DesignStores;
	signIn: SignIn;
	behindProxy: boolean;
	/** Those of every response. */
	headers: Record<string, string>;
}

/** In the default language of the shop, and in another. */
const studioPaths = ['/studio/:draft', '/:language/studio/:draft'] as const;

interface StudioView {
	user: Subject | undefined;
	/** Of a form that could not be taken as it is. */
	typed?: ReadonlyMap<string, string>;
	/** Slug of the product, as a form has said it. */
	product?: string | undefined;
	/** Of the response, where the page shows what is wrong by itself. */
	status?: number;
}

/** What stands in place of a draft that is not theirs: the way to the log-in, and back to the product where the form knew it. */
function missingDraft(address: Address, user: Subject | undefined, product = ''): Address {
	const { base, url } = address;
	const parameters = new URLSearchParams();
	if (!user || user.guest) parameters.set('logIn', loginAddress(address, url));
	if (/^[\w-]{1,200}$/.test(product)) parameters.set('product', product);
	return { ...address, url: `${base}${missingDraftPath}?${parameters}` };
}

type StudioWriter = ReturnType<typeof studioWriter>;

/** @returns what writes the document of an address */
export function studioWriter(parts: StudioParts) {
	const turns = new PageTurns();
	const policy = allowWebAssembly(parts.headers);

	return async (
		request: FastifyRequest,
		reply: FastifyReply,
		tenant: Tenant,
		address: Address,
		{ user, typed, product, status: given }: StudioView,
	): Promise<FastifyReply> => {
		const report = (error: unknown) => {
			if (!noteOverload(request, error)) request.log.error({ err: error, tenant: tenant.slug }, 'page failed');
		};
		const origin = originOf(request, parts.behindProxy).shop;
		const reader = { user, typed, origin, orderTokens: orderTokens(request), preloadsFonts: false };
		const render = (page: Address) => turns.run(tenant.id, () => renderPage(parts, tenant, page, report, reader));
		const found = await render(address);
		const isMissing = found.status === 404;
		const { status, document, entry } = isMissing ? await render(missingDraft(address, user, product)) : found;
		const { body, encoding } = makeOnce(document, request.headers['accept-encoding']);
		return reply
			.code(isMissing ? 404 : (given ?? (typed && status === 200 ? 422 : status)))
			.headers({ ...fieldsOf({ encoding, own: true }), ...(entry && !isMissing && policy) })
			.send(body);
	};
}

/** Fields of a template are longer than those of other forms. */
const longestForm = 262_144;

export function addStudio(scope: FastifyInstance, parts: StudioParts): void {
	const write = studioWriter(parts);
	for (const path of studioPaths) {
		scope.get(path, async (request, reply) => {
			const { tenant } = request;
			if (!tenant) return reply.callNotFound();
			const address = readAddress(tenant, request.url);
			if ('movedTo' in address) return reply.header('cache-control', 'no-cache').redirect(address.movedTo, 301);
			const user = await findDesignVisitor(parts, request, reply, tenant);
			if (user === 'lapsed')
				return reply.header('cache-control', 'no-store').redirect(loginAddress(address, request.url), 302);
			const elsewhere = await findElsewhere(parts, request, address, user);
			if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
			return write(request, reply, tenant, address, { user });
		});
		addForm(scope, path, parts, (sent) => takeForm(parts, write, sent), { longest: longestForm });
	}
}

/** A design that is not made here: its editor for those who may change it, its proof for others, and where the editor cannot be opened. */
async function findElsewhere(
	{ database, printformer, behindProxy }: StudioParts,
	request: FastifyRequest,
	{ base, language }: Address,
	user: Subject | undefined,
): Promise<string | undefined> {
	const { tenant } = request;
	const { draft = '' } = request.params as Record<string, string>;
	const id = draft.toLowerCase();
	if (!tenant || !isId(id)) return undefined;
	const found = await database.inTenant(tenant.id, (sql) =>
		findReached(sql, tenant.id, designReader(user, orderTokens(request)), id),
	);
	if (found?.provider !== 'printformer') return undefined;
	const proof = `${base}/designs/${id}`;
	if (!printformer || (found.access !== 'owner' && found.access !== 'link')) return proof;
	const { returnTo } = request.query as Record<string, unknown>;
	const visit = { tenantId: tenant.id, designId: id, base, language, origin: originOf(request, behindProxy).shop };
	const from = typeof returnTo === 'string' ? returnTo : undefined;
	return openEditor(printformer, { ...visit, returnTo: from }).catch((error: unknown) => {
		if (!(error instanceof Refused)) throw error;
		request.log.warn({ tenant: tenant.slug, design: id, code: error.code }, 'the editor was not opened');
		return `${proof}?problem=${editorProblems[error.code] ?? 'failed'}`;
	});
}

/** `web/storefront/designs/proof-problem.tsx` knows them. */
const editorProblems: Readonly<Record<string, string>> = {
	DESIGN_PROVIDER_BUSY: 'unavailable',
	DESIGN_PROVIDER_MISSING: 'settings',
	DESIGN_OF_OTHER_ACCOUNT: 'account',
	DESIGN_GONE: 'gone',
};

const isRelease = ({ form }: SentForm) => form.get('do') === 'release';

/** Saves what the form says; then, if that is what was looked at, releases it. */
async function takeForm(parts: StudioParts, write: StudioWriter, sent: SentForm): Promise<FormResponse> {
	const { tenant, user, form, params, origin, orderTokens: tokens } = sent;
	const draft = params.draft?.toLowerCase() ?? '';
	const language = params.language ? `/${params.language.toLowerCase()}` : '';
	const own = `${language}/studio/${draft}`;
	const inTenant: InTenant = (work) => parts.database.inTenant(tenant.id, work);
	const caller = { ...origin, tenant, user, services: parts.signIn.services, orderTokens: tokens };
	const provider = isId(draft) && (await inTenant((sql) => findDesignProvider(sql, tenant.id, draft)));
	if (provider === 'printformer') return `${language}/designs/${draft}`;
	const filled = isId(draft) ? await fill(inTenant, caller, draft, form) : undefined;
	const product = form.get('product') ?? undefined;
	if (filled === 'failed') return `${own}?problem=failed`;
	if (!filled || filled.refused.size > 0) {
		const typed = filled ? filled.refused : sentValues(form);
		return async (request, reply) => {
			const address = readAddress(tenant, own);
			return 'movedTo' in address
				? reply.redirect(address.movedTo, 303)
				: write(request, reply, tenant, address, { user, typed, product });
		};
	}
	if (!isRelease(sent)) return `${own}?saved=1`;
	if (filled.isChanged) return `${own}?problem=unsaved`;
	const reader = { tenant, user, language: spokenLanguage(tenant, user.language), day: shopDay(tenant) };
	const release = {
		id: draft,
		revision: Number(form.get('revision')),
		seriesRevision: Number(form.get('seriesRevision')),
		acceptedCodes: form.getAll('accepted').flatMap((codes) => codes.split(' ')),
		isChecked: form.get('checked') === '1',
	};
	const number = await inTenant((sql) => findSentBackOrder(sql, tenant.id, draft));
	const problem = await releaseByForm(
		{ inTenant, stores: parts.designStores, tenantId: tenant.id, userId: user.id, orderTokens: tokens },
		reader,
		release,
	);
	if (problem) return `${own}?problem=${problem}`;
	return number ? `${language}/orders/${number}` : `${language}/cart`;
}

const sentValues = (form: URLSearchParams): ReadonlyMap<string, string> =>
	new Map([...form].filter(([name]) => name.startsWith(valuePrefix)));

/** @returns undefined for a draft that is not theirs */
async function fill(inTenant: InTenant, caller: DesignCaller, draft: string, form: URLSearchParams) {
	try {
		return await inTenant((sql) => fillInForm(sql, caller, draft, form));
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return error.code === 'NOT_FOUND' ? undefined : ('failed' as const);
	}
}
