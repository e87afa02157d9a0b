// The tables of designs that are edited.
import { declareEditingTables } from '../../editing/editing-tables.ts';

export const designTables = declareEditingTables({
	steps: 'design_steps',
	leases: 'design_leases',
	column: 'design_id',
});
