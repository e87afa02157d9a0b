// What operations know of a call: in whose calendar meetings are booked.
import type { SchedulingServices } from './services.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Who books meetings; no one for pages that are only shown. */
		scheduling: SchedulingServices | undefined;
	}
}
