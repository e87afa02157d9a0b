// The tables of pages that are edited.
import { declareEditingTables } from '../../editing/editing-tables.ts';

export const pageTables = declareEditingTables({ steps: 'page_steps', leases: 'page_leases', column: 'page_id' });
