// A copy of a design at the provider, or of what was released of it: one draft to go on editing, and of a release a second copy that is printed if it
// still looks as it did.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { DesignChange } from '../../integrations/design/port.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { dropDrafts } from '../drafts/change-drafts.ts';
import { insertDraft } from '../drafts/create-draft.ts';
import { type Draft, findDraft, holdDraft } from '../drafts/find-drafts.ts';
import type { DesignStores } from '../pictures/find-artwork.ts';
import type { Replica } from '../releases/replicate-design.ts';
import { findSeries, valuesOf } from '../rows/find-series.ts';
import { restoreSeries } from '../rows/write-series.ts';
import { insertProviderDraft } from './begin-draft.ts';
import { copyReleased } from './copy-released.ts';
import { findProviderDraft, openAccountOf, type ProviderDraft } from './find-draft.ts';
import { findReleasedCopy, type ReleasedCopy } from './find-released-copy.ts';
import { ensureUser } from './find-user.ts';
import type { OpenAccount } from './open-account.ts';
import { asRefusals } from './provider-refusal.ts';
import type { PrintformerServices } from './services.ts';
import { idAttribute, removeUnconfirmed } from './unconfirmed.ts';

export interface ReplicaParts {
	services: PrintformerServices;
	stores: DesignStores;
	tenantId: string;
	userId: string;
	language: string;
}

interface Source extends Pick<ProviderDraft, 'account' | 'template' | 'intent' | 'artworkSha256'> {
	/** Of the draft, or of the copy that was released. */
	hash: string;
	/** What the new one begins with. */
	design: Pick<Draft, 'productId' | 'name' | 'templateVersion' | 'document'>;
	series: Parameters<typeof restoreSeries>[3];
}

async function insertReplica(
	sql: Sql,
	{ tenantId, userId }: ReplicaParts,
	owner: string,
	source: Source,
): Promise<string> {
	const { design, series, account, template, intent, artworkSha256 } = source;
	const id = await insertDraft(sql, tenantId, userId, { ...design, templateId: null, provider: 'printformer' });
	await insertProviderDraft(sql, tenantId, id, { account, owner, template, intent, hash: null });
	await sql`
		update printformer_drafts set artwork_sha256 = ${artworkSha256} where tenant_id = ${tenantId} and design_id = ${id}`;
	await restoreSeries(sql, tenantId, { id, document: design.document }, series);
	return id;
}

/** It belongs to who copies it, whoever the original is of. */
async function replicateHash({ client }: OpenAccount, hash: string, id: string, owner: string) {
	const made = await client.replicateDraft(hash, { customAttributes: { [idAttribute]: id } });
	if (made.user === owner) return { hash: made.hash, owner };
	const claimed = await client.claimDrafts(owner, [made.hash]);
	return { hash: made.hash, owner: claimed.get(made.hash) ? owner : made.user };
}

/** @param further what else is done before the copy is there @throws PrintformerFailure; then nothing is left of it here */
async function replicate(
	parts: ReplicaParts,
	account: OpenAccount,
	source: Source,
	further: (designId: string, owner: string) => Promise<DesignChange[]>,
): Promise<Replica> {
	const { services, tenantId, userId } = parts;
	const { inTenant } = services.database;
	const owner = await ensureUser(services, account, parts);
	const id = await inTenant(tenantId, (sql) => insertReplica(sql, parts, owner, source));
	try {
		const made = await replicateHash(account, source.hash, id, owner);
		await inTenant(
			tenantId,
			(sql) => sql`
				update printformer_drafts set hash = ${made.hash}, owner = ${made.owner}
				where tenant_id = ${tenantId} and design_id = ${id}`,
		);
		const changes = await further(id, made.owner);
		return { design: await inTenant(tenantId, (sql) => holdDraft(sql, tenantId, userId, id)), changes };
	} catch (error) {
		await inTenant(tenantId, async (sql) => {
			await dropDrafts(sql, tenantId, sql`d.id = ${id}`);
			const mayExist = error instanceof PrintformerFailure && error.problem.kind === 'unreachable';
			if (mayExist) await removeUnconfirmed(sql, tenantId, source.account, id);
		});
		throw error;
	}
}

const copyOfRelease = async (
	parts: ReplicaParts,
	released: ReleasedCopy,
	draft: Draft | undefined,
): Promise<Replica> => {
	const account = await openAccountOf(parts.services, parts.tenantId, released.account);
	const { productId, templateVersion, document, series } = released;
	const design = { productId, templateVersion, document, name: draft?.name ?? '' };
	return replicate(parts, account, { ...released, design, series }, (designId, owner) =>
		copyReleased(parts, account, released, { designId, owner }),
	);
};

async function copyOfDraft(parts: ReplicaParts, draft: Draft, name = draft.name): Promise<Replica> {
	const { services, tenantId } = parts;
	const { found, series } = await services.database.inTenant(tenantId, async (sql) => ({
		found: await findProviderDraft(sql, tenantId, draft.id),
		series: valuesOf(await findSeries(sql, tenantId, draft.id)),
	}));
	if (!found?.hash) throw new Refused('DESIGN_GONE');
	const account = await openAccountOf(services, tenantId, found.account);
	return replicate(parts, account, { ...found, hash: found.hash, design: { ...draft, name }, series }, async () => []);
}

/** @param from without a release: the draft as it is @throws Refused NOT_FOUND, DRAFTS_FULL, and those of provider-refusal.ts */
export const replicateAtProvider = (
	parts: ReplicaParts,
	from: { id: string; releaseId: string | null; name?: string; owner?: string },
): Promise<Replica> =>
	asRefusals(async () => {
		const { services, tenantId, userId } = parts;
		const { draft, released } = await services.database.inTenant(tenantId, async (sql) => ({
			draft: await findDraft(sql, tenantId, from.owner ?? userId, from.id),
			released: from.releaseId ? await findReleasedCopy(sql, tenantId, userId, from.releaseId) : undefined,
		}));
		if (released) return copyOfRelease(parts, released, draft);
		if (!draft || from.releaseId !== null) throw new Refused('NOT_FOUND');
		return copyOfDraft(parts, draft, from.name);
	});
