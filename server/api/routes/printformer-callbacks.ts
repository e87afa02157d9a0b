// Where browsers come back to from the editor of the provider, and what it calls by itself. Nothing of it is signed but what we have signed: it only says
// when to look, and what has happened is read at the provider. Lost, repeated and forged calls change nothing.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { isAmongDrafts } from '../../cart/design-lines.ts';
import { isPath } from '../../designs/drafts/design-address.ts';
import { type NoticeState, readState, type State, type VisitState } from '../../designs/printformer/callback-state.ts';
import { sendDraftCheck } from '../../designs/printformer/check-job.ts';
import { checkSoon } from '../../designs/printformer/check-soon.ts';
import { discardDraft, keepDraft } from '../../designs/printformer/first-visit.ts';
import { callbackPath } from '../../designs/printformer/open-editor.ts';
import { sendPrintJob } from '../../designs/printformer/prints/find-print.ts';
import type { PrintformerServices } from '../../designs/printformer/services.ts';
import { backTo } from './plain-forms.ts';

const longestNotice = 65_536;
const draftsList = (base = '') => `${base}/cart?tab=drafts`;

const isVisit = (state: State | undefined): state is VisitState => state?.kind === 'visit';
const isNotice = (state: State): state is NoticeState => state.kind === 'print' || state.kind === 'upload';

const redirect = (reply: FastifyReply, address: string) =>
	reply.header('cache-control', 'no-store').redirect(address, 303);

/** @returns where the browser goes on */
async function takeVisit(services: PrintformerServices, { tenant, design, way, base, ...state }: VisitState) {
	const { inTenant } = services.database;
	const back = state.returnTo && isPath(state.returnTo) ? state.returnTo : draftsList(base);
	if (way === 'cancel') {
		const isGone = state.isFirst === true && (await discardDraft(services, tenant, design));
		return isGone ? `${backTo(back, { cart: 'discarded' })}#design` : backTo(back, { editor: 'unchanged' });
	}
	await inTenant(tenant, (sql) => keepDraft(sql, tenant, design));
	await checkSoon(services, tenant, design);
	if (way === 'save') return backTo(`${base}/designs/${design}`, { editor: 'saved' });
	// What is in the cart or ordered is in no list of drafts.
	const isDraft = await inTenant(tenant, (sql) => isAmongDrafts(sql, tenant, design));
	return backTo(isDraft ? draftsList(base) : back, { editor: 'saved' });
}

/** In the scope of the tenants: the session of the shopper goes on where it was. */
export function addPrintformerCallback(scope: FastifyInstance, services: PrintformerServices): void {
	scope.get(callbackPath, async (request, reply) => {
		const state = readState(services.callbackKey, (request.query as Record<string, unknown>).state);
		const isOurs = isVisit(state) && state.tenant === request.tenant?.id;
		return redirect(reply, isOurs ? await takeVisit(services, state) : draftsList());
	});
}

/** Outside of the tenants' scope: the shop is that of the path, whatever host the provider was given. */
export async function addPrintformerNotices(app: FastifyInstance, services: PrintformerServices): Promise<void> {
	const { callbackKey, database } = services;
	await app.register(async (own) => {
		own.removeAllContentTypeParsers();
		// Whatever it says is not read.
		own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestNotice }, (_request, _body, done) =>
			done(null),
		);
		own.post('/service-api/printformer/:tenantId/notify', async (request, reply) => {
			const { tenantId } = request.params as { tenantId: string };
			const state = readState(callbackKey, (request.query as Record<string, unknown>).state);
			reply.header('cache-control', 'no-store').code(204);
			if (!state || !isNotice(state) || !isId(tenantId) || state.tenant !== tenantId) return reply.send();
			await database.inTenant(tenantId, async (sql) => {
				if (state.kind === 'print') await sendPrintJob(sql, tenantId, state.id);
				else await sendDraftCheck(sql, tenantId, { designId: state.id });
			});
			return reply.send();
		});
	});
}
