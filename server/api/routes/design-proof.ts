// The page on which a design is checked and released that is made elsewhere than in the studio: never cached, for those who reach the design. Its
// form works without JavaScript. A design of the studio is released there.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { shopDay } from '../../calendar/today.ts';
import { finaliseDraft } from '../../cart/change-items.ts';
import type { InTenant } from '../../database/connection.ts';
import { designReader } from '../../designs/access/design-access.ts';
import { findDraft, findReached } from '../../designs/drafts/find-drafts.ts';
import { showDrafts } from '../../designs/drafts/show-drafts.ts';
import { findSentBackOrder } from '../../designs/lines/find-order-lines.ts';
import { checkSoon } from '../../designs/printformer/check-soon.ts';
import { releaseByForm } from '../../designs/release-by-form.ts';
import { Refused } from '../../failure.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { loginAddress } from '../admin-gate.ts';
import { orderTokens } from '../cookies.ts';
import { readAddress } from '../rendering/render-page.ts';
import { findDesignVisitor } from './design-visitor.ts';
import { addForm, type SentForm } from './plain-forms.ts';
import { type StudioParts, studioWriter } from './studio.ts';

/** In the default language of the shop, and in another. */
const proofPaths = ['/designs/:design', '/:language/designs/:design'] as const;

const designOf = ({ params }: { params: unknown }) =>
	String((params as Record<string, string>).design ?? '').toLowerCase();

export function addDesignProof(scope: FastifyInstance, parts: StudioParts): void {
	const write = studioWriter(parts);
	for (const path of proofPaths) {
		scope.get(path, async (request, reply) => {
			const { tenant } = request;
			if (!tenant) return reply.callNotFound();
			const address = readAddress(tenant, request.url);
			if ('movedTo' in address) return reply.header('cache-control', 'no-cache').redirect(address.movedTo, 301);
			const user = await findDesignVisitor(parts, request, reply, tenant);
			if (user === 'lapsed')
				return reply.header('cache-control', 'no-store').redirect(loginAddress(address, request.url), 302);
			const provider = await findProvider(parts, request, tenant.id, user);
			if (provider === 'studio')
				return reply
					.header('cache-control', 'no-store')
					.redirect(`${address.base}/studio/${designOf(request)}#release`, 302);
			return write(request, reply, tenant, address, { user, ...(!provider && { status: 404 }) });
		});
		addForm(scope, path, parts, (sent) => takeForm(parts, sent));
	}
}

/** @returns undefined where there is no such design for this reader */
async function findProvider(
	{ database, printformer }: StudioParts,
	request: FastifyRequest,
	tenantId: string,
	user: Parameters<typeof designReader>[0],
) {
	const id = designOf(request);
	if (!isId(id)) return undefined;
	const reader = designReader(user, orderTokens(request));
	const found = await database.inTenant(tenantId, (sql) => findReached(sql, tenantId, reader, id));
	// Without a script no one else asks the provider.
	if (found?.provider === 'printformer' && printformer && 'check' in (request.query as object))
		await checkSoon(printformer, tenantId, id);
	return found?.provider;
}

/** Releases what was looked at; one that is released already only goes to the cart. */
async function takeForm(parts: StudioParts, sent: SentForm): Promise<string> {
	const { tenant, user, form, params, orderTokens: tokens } = sent;
	const id = designOf({ params });
	const language = params.language ? `/${params.language.toLowerCase()}` : '';
	const own = `${language}/designs/${id}`;
	if (!isId(id)) return own;
	const inTenant: InTenant = (work) => parts.database.inTenant(tenant.id, work);
	const reader = { tenant, user, language: spokenLanguage(tenant, user.language), day: shopDay(tenant) };
	if (form.get('do') === 'addToCart')
		return (await addToCart(inTenant, reader, id)) ? `${language}/cart` : `${own}?problem=failed#problem`;
	const release = {
		id,
		revision: Number(form.get('revision')),
		seriesRevision: Number(form.get('seriesRevision')),
		// Those that were shown: another one is not accepted with them.
		acceptedCodes: form.has('accepted') ? form.getAll('warning') : [],
		isChecked: form.has('checked'),
	};
	const number = await inTenant((sql) => findSentBackOrder(sql, tenant.id, id));
	const problem = await releaseByForm(
		{ inTenant, stores: parts.designStores, tenantId: tenant.id, userId: user.id, orderTokens: tokens },
		reader,
		release,
	);
	if (problem) return `${own}?problem=${problem}#problem`;
	return number ? `${language}/orders/${number}` : `${language}/cart`;
}

/** @returns whether it is there */
async function addToCart(inTenant: InTenant, reader: Parameters<typeof showDrafts>[1], id: string): Promise<boolean> {
	const { tenant, user } = reader;
	try {
		await inTenant(async (sql) => {
			const draft = await findDraft(sql, tenant.id, user.id, id);
			const [shown] = draft ? await showDrafts(sql, reader, [draft]) : [];
			if (shown?.line?.location === 'drafts') await finaliseDraft(sql, reader, shown.line.id, true);
		});
		return true;
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return false;
	}
}
