// What operations know of a call: who writes.
import type { AssistantServices } from './services.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Who writes texts; no one for pages that are only shown. */
		assistant: AssistantServices | undefined;
	}
}
