// What operations know of a call: where texts of the interface come from.
import type { CachedTexts } from './text-cache.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Cached texts of the interface; only visitors without a cookie get them from there. */
		words: CachedTexts | undefined;
		/** Notified when the texts of the shop cannot be loaded: the shipped ones are returned then. Undefined: that is an error. */
		rescueTexts: ((error: unknown) => void) | undefined;
	}
}
