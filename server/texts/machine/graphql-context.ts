// What operations know of a call: who translates.
import type { TranslationServices } from './connect.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Who translates texts; no one for pages that are only shown. */
		translation: TranslationServices | undefined;
	}
}
