// What the series of a design asks and sends.
import { graphql } from '../../platform/graphql.ts';

export const seriesDocument = graphql(`
	query DesignSeries($designId: ID!) {
		designSeries(designId: $designId) { columns mapping rows revision }
	}
`);

export const saveSeriesDocument = graphql(`
	mutation SaveDesignSeries($designId: ID!, $revision: Int!, $table: JSON!) {
		saveDesignSeries(designId: $designId, revision: $revision, table: $table) { columns mapping rows revision }
	}
`);

export const readSeriesFileDocument = graphql(`
	mutation ReadDesignSeriesFile($designId: ID!, $file: Upload!) {
		readDesignSeriesFile(designId: $designId, file: $file) { columns mapping rows }
	}
`);

export const rowFindingsDocument = graphql(`
	query DesignRowFindings($designId: ID!, $first: Int!, $offset: Int!) {
		designRowFindings(designId: $designId, first: $first, offset: $offset) { row errors findings }
	}
`);
