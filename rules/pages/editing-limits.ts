// Numbers that the editor and the server keep to.

/** How long a page is held for a tab that has said nothing since. */
export const leaseSeconds = 60;

/** In one call. */
export const mostSteps = 100;
/** In one step. */
export const mostOperations = 200;
/** Of a whole page as JSON, in bytes: one that can be kept, restored or taken back must fit into one call, which is 1 MiB. */
export const largestDocument = 1_000_000;

/** What can be undone after a reload, and how far back the log goes. */
export const stepsHandedOut = 200;
export const maxStoredSteps = 500;

export const longestPageName = 120;
