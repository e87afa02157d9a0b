// A copy of a draft at the provider that no one edits. Its low-res file is what is looked at, hashed and printed: the draft goes on being edited.
import { newId } from '../../../rules/ids.ts';
import { downloadLowRes, type LowRes } from './low-res.ts';
import type { OpenAccount } from './open-account.ts';
import type { PrintformerServices } from './services.ts';
import { idAttribute } from './unconfirmed.ts';

export interface CopySource {
	tenantId: string;
	/** Null: of a design that is not there yet. */
	designId: string | null;
	revision: number;
	/** Of the draft, or of another copy. */
	hash: string;
	owner: string | null;
}

export interface MadeCopy extends LowRes {
	id: string;
	hash: string;
	personalizations: number;
	/** Null: none was chosen. */
	variant: number | null;
}

export const proofFile = (copyId: string): string => `${copyId}.pdf`;

/** Its row is there before it is: what a crash leaves behind is found by the id in its attributes. @throws PrintformerFailure */
export async function makeCopy(
	{ database, store }: PrintformerServices,
	{ id: account, client }: OpenAccount,
	{ tenantId, designId, revision, hash: source, owner }: CopySource,
): Promise<MadeCopy> {
	const id = newId();
	await database.inTenant(
		tenantId,
		(sql) => sql`
			insert into printformer_copies (tenant_id, id, account, design_id, revision, owner)
			values (${tenantId}, ${id}, ${account}, ${designId}, ${revision}, ${owner})`,
	);
	const customAttributes = { [idAttribute]: id };
	const { hash, personalizations, variant } = await client.replicateDraft(source, { customAttributes });
	await database.inTenant(
		tenantId,
		(sql) => sql`update printformer_copies set hash = ${hash} where tenant_id = ${tenantId} and id = ${id}`,
	);
	const lowRes = await downloadLowRes(client, hash);
	await store.write(tenantId, proofFile(id), 'application/pdf', lowRes.bytes);
	return { ...lowRes, id, hash, personalizations, variant };
}
