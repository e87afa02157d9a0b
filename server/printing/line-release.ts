// What an ordered line with a design is printed from, and how far its print file is at a provider that makes it.
import type { Finding } from '../../rules/designs/findings.ts';
import type { DesignProvider, PrintFailure } from '../../rules/designs/printformer.ts';

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

/** What a line with a design is printed from. */
export interface LineRelease {
	id: string;
	provider: DesignProvider;
	/** Null: not requested yet, or printed here. */
	print: LinePrint | null;
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
