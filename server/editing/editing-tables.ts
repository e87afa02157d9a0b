// The tables of documents that are edited. Each domain has its own, of the same shape, and names them with `declareEditingTables` in a file of its own:
// `npm run check` compares the names there with the owner of each table.

export interface EditingTables {
	/** The log: one row for each step, by revision. */
	steps: string;
	/** Who edits a document: at most one row for each. */
	leases: string;
	/** In both, the column with the id of the document. */
	column: string;
}

export const declareEditingTables = (tables: EditingTables): EditingTables => tables;
