// What operations know of a call: how operators reach the other shops.
import type { OperatorServices } from '../lifecycle/operator-call.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		operators: OperatorServices | undefined;
	}
}
