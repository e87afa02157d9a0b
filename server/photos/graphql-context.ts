// What operations know of a call: who offers photos.
import type { PhotoServices } from './connect.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Who offers photos; no one for pages that are only shown. */
		photos: PhotoServices | undefined;
	}
}
