// What operations know of a call: where the files of designs are.
import type { DesignStores } from '../pictures/find-artwork.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Undefined where nothing is rendered. */
		designStores: DesignStores | undefined;
	}
}
