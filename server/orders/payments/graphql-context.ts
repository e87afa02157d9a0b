// What operations know of a call: who takes money.
import type { PaymentServices } from './services.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Who takes money; no one for pages that are only shown. */
		payments: PaymentServices | undefined;
	}
}
