// The content release by a plain form: the same as by the studio, with what is missing as a word for the address.
import { releaseTextVersion } from '../../rules/printing/print-data.ts';
import { finaliseDraft } from '../cart/change-items.ts';
import type { Reader } from '../cart/sold-items.ts';
import { Refused } from '../failure.ts';
import { showDrafts } from './drafts/show-drafts.ts';
import { releaseDesign } from './release-design.ts';
import type { ReleaseParts } from './releases/release-draft.ts';

/** `web/studio/plain/plain-names.ts` knows them. */
type ReleaseProblem = 'changed' | 'errors' | 'accept' | 'check' | 'failed';

const problems: Readonly<Record<string, ReleaseProblem>> = {
	DESIGN_CHANGED: 'changed',
	DESIGN_HAS_ERRORS: 'errors',
	FINDINGS_NOT_ACCEPTED: 'accept',
	CONTENT_NOT_CHECKED: 'check',
};

interface FormRelease {
	id: string;
	/** Whose pictures were looked at. */
	revision: number;
	seriesRevision: number;
	acceptedCodes: readonly string[];
	isChecked: boolean;
}

/** @returns what keeps it from being released; undefined: it is in the cart */
export async function releaseByForm(
	parts: ReleaseParts,
	reader: Reader,
	{ isChecked, ...release }: FormRelease,
): Promise<ReleaseProblem | undefined> {
	if (!isChecked) return 'check';
	try {
		const released = await releaseDesign(parts, { ...release, textVersion: releaseTextVersion });
		await parts.inTenant(async (sql) => {
			const [shown] = await showDrafts(sql, reader, [released]);
			if (shown?.line?.location === 'drafts') await finaliseDraft(sql, reader, shown.line.id, true);
		});
		return undefined;
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return problems[error.code] ?? 'failed';
	}
}
