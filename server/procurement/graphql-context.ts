// What operations know of a visit from a purchasing system, and how its test is run.
import type { ProcurementServices } from './core/services.ts';
import type { ProcurementVisit } from './sessions/find-visit.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Undefined: the caller does not come from a purchasing system. */
		procurement: ProcurementVisit | undefined;
		procurementServices: ProcurementServices | undefined;
	}
}
