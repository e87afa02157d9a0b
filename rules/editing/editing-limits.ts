// Numbers that editors of documents and the server keep to.

/** How long a document is held for a tab that has said nothing since. */
export const leaseSeconds = 60;

/** In one call. */
export const mostSteps = 100;
/** In one step. */
export const mostOperations = 200;
/** In all steps of one call, each of which takes time to validate. */
export const mostOperationsInCall = 1000;
/** As JSON, in bytes: a document that can be kept, restored or taken back must fit into one call, which is 1 MiB. */
export const largestDocument = 1_000_000;

/** What can be undone after a reload, and how far back the log goes. */
export const stepsHandedOut = 200;
/** As JSON, in bytes: what replaces much is large, and a phone has to load it. */
export const largestLog = 3_000_000;
export const maxStoredSteps = 500;
