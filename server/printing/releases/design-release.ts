// A released design as the press knows it: everything that is printed, frozen. Who makes and keeps designs is behind an interface.
import type { Design } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { DesignProvider, PrintFailure } from '../../../rules/designs/printformer.ts';
import type { Sql } from '../../database/connection.ts';

export interface ReleasedPicture {
	mediaId: string;
	/** Of its bytes. */
	sha256: string;
}

/** What decides how a release is printed. */
export interface ReleaseContent {
	document: Design;
	specification: PrintSpecification;
	/** Values of the rows of a series; null: one design. */
	series: readonly FieldValues[] | null;
	pictures: readonly ReleasedPicture[];
	facesSha256: string;
	profileSha256: string;
}

export interface DesignRelease extends ReleaseContent {
	id: string;
	/** Who makes the file for the press: of a release of Printformer the document only shows the proof. */
	provider: DesignProvider;
	/** Of the content, by release-hash.ts. */
	sha256: string;
}

export interface PictureBytes {
	bytes: Buffer;
	isVector: boolean;
}

/** The file for the press that a provider makes. */
export type FetchedPrint =
	/** Print jobs that found this are sent again when it has changed (`wakePrintJobs`). */
	| { state: 'waiting' }
	/** Undefined: it is not in the store any more, or is another one. */
	| { state: 'made'; sha256: string; pdf: Buffer | undefined }
	| { state: 'failed'; code: PrintFailure };

/** Where releases are. */
export interface DesignReleases {
	/** @returns undefined for what the shop does not have */
	find(sql: Sql, tenantId: string, id: string): Promise<DesignRelease | undefined>;
	/** Not inside a transaction. @returns undefined if it is not there any more */
	readPicture(tenantId: string, mediaId: string): Promise<PictureBytes | undefined>;
	/**
	 * Of a release that its provider prints: ordered when it is asked for first. Not inside a transaction.
	 * @param again when a person has asked for another attempt after one that has failed
	 */
	fetchPrint(tenantId: string, releaseId: string, again?: Date): Promise<FetchedPrint>;
}
