// What operations know of a call: whose test links hold.
export {};

declare module '../graphql/context.ts' {
	interface GraphContext {
		/** Signs the links that show a product before it is published; without it none holds. */
		testLinkKey: Buffer | undefined;
	}
}
