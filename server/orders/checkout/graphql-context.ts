// What operations know of a call: what a checkout may hold.
export {};

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** How long stock is kept for somebody who pays. */
		reservationSeconds: number;
	}
}
