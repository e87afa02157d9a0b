// What operations know of a call: how the provider of designs is reached.
import type { PrintformerServices } from './services.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Undefined where nothing is designed at the provider. */
		printformer: PrintformerServices | undefined;
	}
}
