// What an ordered line with a design is printed from, and how far its print file is at a provider that makes it.
import type { Finding } from '../../rules/designs/findings.ts';
import type { InspectedProof } from '../../rules/designs/preflight-proof.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import type { DesignProvider, PrintFailure, ProviderFinding } from '../../rules/designs/printformer.ts';

/** Of a release that its provider prints. */
export interface LinePrint {
	state: 'waiting' | 'ordered' | 'made' | 'failed';
	failureCode: PrintFailure | null;
	/** What the provider says. */
	message: string | null;
	findings: readonly Finding[];
	/** Of the file that came; null: none did. */
	pages: number | null;
	/** All of what was released, those of every row of a series. */
	releasedPages: number | null;
	/** ISO 8601. */
	requestedAt: string;
}

/** What was looked at before the release. */
interface ReleasedProof extends InspectedProof {
	/** As the product was at that moment. */
	specification: PrintSpecification;
	/** What the provider had found. */
	accepted: readonly ProviderFinding[];
}

/** What a line with a design is printed from. */
export interface LineRelease {
	id: string;
	provider: DesignProvider;
	/** Null: not requested yet, or printed here. */
	print: LinePrint | null;
	/** Null: made in the studio, or released before proofs were inspected. */
	proof: ReleasedProof | null;
	/** Chosen in the editor of the provider, such as a paper; null: nothing. */
	variant: string | null;
	/** Null once the customer has deleted it. */
	designId: string | null;
	sha256: string;
	/** Names of the sides, in their order. */
	sides: string[];
	/** Copies in a series; 1 without one. */
	rows: number;
	acceptedCodes: string[];
	textVersion: string;
	/** Name of who has released it; null if it is not known any more. */
	releasedBy: string | null;
	releasedByStaff: boolean;
	releasedAt: Date;
}
