// What operations know of a call: how domains are checked.
import type { DomainServices } from './services.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Undefined where no page needs it. */
		domains: DomainServices | undefined;
	}
}
