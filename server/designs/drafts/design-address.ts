// Where a design is opened. The studio is a document of its own; for a design at Printformer the same address leads on into its editor.

/** Within the shop alone. */
export const isPath = (address: string): boolean => /^\/(?![/\\])[\x21-\x7e]*$/.test(address);

/** By a full page load. */
export const designAddress = (id: string, returnTo?: string): string =>
	returnTo && isPath(returnTo) ? `/studio/${id}?returnTo=${encodeURIComponent(returnTo)}` : `/studio/${id}`;
