// What operations know of a call: which orders of guests it may see.
export {};

declare module '../../graphql/context.ts' {
	interface GraphContext {
		/** Of orders that were opened from mails in this browser. */
		orderTokens: readonly string[];
	}
}
