// The router of this document, for what is in another React root or has to hold a navigation back: editors with unsaved changes.
import type { createBrowserRouter } from 'react-router';

export type DocumentRouter = Pick<
	ReturnType<typeof createBrowserRouter>,
	'state' | 'getBlocker' | 'deleteBlocker' | 'subscribe' | 'navigate'
>;

let router: DocumentRouter | undefined;

/** Called once, before anything is shown. */
export function setDocumentRouter(created: DocumentRouter | undefined): void {
	router = created;
}

/** Undefined on the server, where no one navigates. */
export const documentRouter = (): DocumentRouter | undefined => router;
