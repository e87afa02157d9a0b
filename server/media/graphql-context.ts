// What operations know of a call: where uploads go.
import type { MediaServices } from './add-picture.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Where uploads go; pages that are only shown have none. */
		media: MediaServices | undefined;
	}
}
