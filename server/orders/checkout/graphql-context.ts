// What operations know of a call: what a checkout may hold, and what must be there before the order.
import type { FindUnreadyLines } from './unready-lines.ts';

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** How long stock is reserved for a shopper who pays. */
		reservationSeconds: number;
		findUnreadyLines: FindUnreadyLines;
	}
}
