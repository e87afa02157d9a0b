// What operations know of a call: whose test links hold, and what goes along with a product that is copied.
import type { ProductCopyStep } from './product-copy-step.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Signs the links that show a product before it is published; without it none holds. */
		testLinkKey: Buffer | undefined;
		productCopySteps: readonly ProductCopyStep[];
	}
}
