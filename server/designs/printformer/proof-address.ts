// Paths of what belongs to a design at the provider.

/** The file that was shown, in the version of this copy. */
export const proofAddress = (designId: string, copyId: string): string =>
	`/service-api/designs/${designId}/proof.pdf?copy=${copyId}`;
