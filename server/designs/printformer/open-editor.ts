// The way into the editor of the provider: an address that is made at the click and works once. Nothing stores or caches it.
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { isPath } from '../drafts/design-address.ts';
import { createAtProvider } from './begin-draft.ts';
import { type CallbackWay, signState } from './callback-state.ts';
import { findProviderDraft, openAccountOf, type ProviderDraft } from './find-draft.ts';
import { localeOf } from './find-user.ts';
import { beginVisit } from './first-visit.ts';
import type { OpenAccount } from './open-account.ts';
import { asRefusals, refuseFor } from './provider-refusal.ts';
import type { PrintformerServices } from './services.ts';
import { findChosenDesign } from './templates/product-design.ts';

export const callbackPath = '/service-api/designs/callback';

/** A shopper may take a day over it. */
const visitSeconds = 48 * 3600;

interface Visit {
	tenantId: string;
	designId: string;
	/** Of the shop, as https://shop.example: where the browser is, so that its session goes on. */
	origin: string;
	/** In front of paths, as `/en-gb`; empty in the default language. */
	base: string;
	returnTo: string | undefined;
	language: string;
}

function callbackOf(
	key: Buffer,
	{ tenantId, designId, origin, base, returnTo, isFirst }: Visit & { isFirst: boolean },
	way: CallbackWay,
): string {
	const exp = Math.floor(Date.now() / 1000) + visitSeconds;
	const state = {
		kind: 'visit',
		tenant: tenantId,
		design: designId,
		way,
		base,
		exp,
		...(isFirst && { isFirst }),
	} as const;
	const address = new URL(callbackPath, origin);
	const from = returnTo && isPath(returnTo) ? { returnTo } : {};
	address.searchParams.set('state', signState(key, { ...state, ...from }));
	return address.href;
}

/** One whose creation was never confirmed is created anew, under the same id. */
async function createAnew(
	{ database }: PrintformerServices,
	{ client }: OpenAccount,
	tenantId: string,
	{ designId, productId, template, owner, intent }: ProviderDraft,
): Promise<string> {
	const chosen = await database.inTenant(tenantId, (sql) => findChosenDesign(sql, tenantId, productId));
	const { pagePlanner = false, variants = [] } = chosen?.template === template ? chosen : {};
	const hash = await createAtProvider(client, { template, intent, pagePlanner, variants }, { id: designId, owner });
	await database.inTenant(
		tenantId,
		(sql) => sql`
			update printformer_drafts set hash = ${hash} where tenant_id = ${tenantId} and design_id = ${designId} and hash is null`,
	);
	return hash;
}

/** Who it belongs to at the provider is read there: a merge may have come in between. @throws PrintformerFailure */
async function readOwner({ client }: OpenAccount, hash: string): Promise<string> {
	const { user } = await client.readDraft(hash);
	return user;
}

/** @throws Refused NOT_FOUND, and those of provider-refusal.ts @returns the address to redirect to */
export const openEditor = (services: PrintformerServices, visit: Visit): Promise<string> =>
	asRefusals(async () => {
		const { tenantId, designId, language } = visit;
		const draft = await services.database.inTenant(tenantId, (sql) => findProviderDraft(sql, tenantId, designId));
		if (!draft) throw refuseFor('gone');
		const account = await openAccountOf(services, tenantId, draft.account);
		const hash = draft.hash ?? (await createAnew(services, account, tenantId, draft));
		const user = await readOwner(account, hash).catch((error: unknown) => {
			if (error instanceof PrintformerFailure && error.problem.kind === 'notFound') throw refuseFor('gone');
			throw error;
		});
		const isFirst = await services.database.inTenant(tenantId, (sql) => beginVisit(sql, tenantId, designId));
		const to = (way: CallbackWay) => callbackOf(services.callbackKey, { ...visit, isFirst }, way);
		return account.client.addresses.editor({
			...{ draft: hash, user, locale: localeOf(language) },
			...{ callback: to('save'), callbackCancel: to('cancel'), callbackHalt: to('halt') },
		});
	});
