// Where the pictures of rows are: rendered by the shop, private.

export interface RowRevisions {
	design: number;
	series: number;
}

interface RowPicture {
	/** From 0 on. */
	row: number;
	/** From 1 on. */
	page: number;
	/** As the server has them. */
	revisions: RowRevisions;
	width: number;
}

export const rowAddress = (designId: string, { row, page, revisions, width }: RowPicture): string =>
	`/service-api/designs/${designId}/rows/${row + 1}/pages/${page}.png?revision=${revisions.design}&series=${revisions.series}&width=${width}`;
