// Where the pictures of the pages of designs and of ordered lines are: private, for those who reach them.

/** Of a draft as it was at a revision. @param page from 1 on */
export const designPageAddress = (designId: string, page: number, revision: number, width: number): string =>
	`/service-api/designs/${designId}/pages/${page}.png?revision=${revision}&width=${width}`;

/** Of a draft that was shared by link. The token is no part of the path, which logs hold. */
export const sharedPageAddress = (token: string, page: number, revision: number): string =>
	`/service-api/shared-designs/pages/${page}.png?token=${token}&revision=${revision}`;

/** Of a draft that a member of a company shares, for its colleagues. */
export const companyPageAddress = (designId: string, page: number, revision: number, seriesRevision: number): string =>
	`/service-api/company-designs/${designId}/pages/${page}.png?revision=${revision}&series=${seriesRevision}`;

/** Of what was released for an ordered line. It never changes while the release is the same. */
export const linePageAddress = (itemId: string, releaseId: string, page: number, width: number): string =>
	`/service-api/print-lines/${itemId}/pages/${page}.png?release=${releaseId}&width=${width}`;

/** In pixels, along the longer side; twice that of a line in a list. */
export const thumbnailWidth = 320;

/** In pixels: other widths are not rendered. */
export const linePageWidths: readonly number[] = [thumbnailWidth, 1200];
