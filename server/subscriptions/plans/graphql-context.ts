// What operations know of a call: how a shop reaches its plan.
import type { PlanServices } from './seller.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		plans: PlanServices | undefined;
	}
}
