// Whether there is a newer template, after a step that may have brought another version of it: loaded for such steps alone.
import type { Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import { newerVersionDocument } from './newer-template.documents.ts';

/** Undefined: nobody can say it now. */
export async function findNewerVersion(ask: Fetcher, id: string): Promise<number | null | undefined> {
	try {
		const { design } = (await ask(newerVersionDocument, { id })) as Data<typeof newerVersionDocument>;
		return design?.newerTemplateVersion ?? null;
	} catch {
		return undefined;
	}
}
