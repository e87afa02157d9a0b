// What is known here of a draft at the provider.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignIntent } from '../../../rules/designs/printformer.ts';
import type { Sql } from '../../database/connection.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { refuseFor } from './provider-refusal.ts';
import type { PrintformerServices } from './services.ts';

export interface ProviderDraft {
	designId: string;
	account: string;
	/** Null: its creation was never confirmed. */
	hash: string | null;
	/** The user at the provider whose draft it is. */
	owner: string;
	template: string;
	intent: DesignIntent;
	/** Null: never read. */
	artworkSha256: string | null;
	productId: string;
	/** Null: the account is gone. */
	userId: string | null;
	revision: number;
	/** Null: not released, or changed since. */
	releaseId: string | null;
	document: Design;
}

export async function findProviderDraft(
	sql: Sql,
	tenantId: string,
	designId: string,
	hold = false,
): Promise<ProviderDraft | undefined> {
	const [row] = await sql<ProviderDraft[]>`
		select f.design_id, f.account, f.hash, f.owner, f.template, f.intent, f.artwork_sha256, d.product_id, d.user_id,
			d.revision, d.release_id, d.document
		from designs d join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = d.id
		where d.tenant_id = ${tenantId} and d.id = ${designId} ${hold ? sql`for update` : sql``}`;
	return row;
}

/** @throws Refused DESIGN_PROVIDER_MISSING, DESIGN_OF_OTHER_ACCOUNT; PrintformerFailure */
export async function openAccountOf(
	services: PrintformerServices,
	tenantId: string,
	account: string,
	signal?: AbortSignal,
): Promise<OpenAccount> {
	const opened = await openAccount(services, tenantId, signal);
	if (!opened) throw refuseFor('settings');
	if (opened.id !== account) throw refuseFor('account');
	return opened;
}

/** Of an ordered line. @returns undefined where its design is made elsewhere, or gone */
export async function findDesignAtProvider(sql: Sql, tenantId: string, itemId: string): Promise<string | undefined> {
	const [line] = await sql<{ designId: string }[]>`
		select l.design_id from order_lines l
		join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = l.design_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId}`;
	return line?.designId;
}
