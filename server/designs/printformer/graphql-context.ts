// What operations know of a call: how designs are made at Printformer.
import type { PrintformerServices } from './services.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Undefined for pages that are only shown. */
		printformer: PrintformerServices | undefined;
	}
}
