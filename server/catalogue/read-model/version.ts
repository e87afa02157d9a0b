// The shape of everything that `refreshProducts` writes: cards of lists, pages, facets, words, pricing.

/**
 * To be raised by one with each change of that shape. Rows of an older version are served until `rebuildProducts` has written them anew, and
 * rows of a newer one are served by processes that are not replaced yet: keys are added, and removed in a later release only. A key that
 * rows of an older version lack is optional in its type for as long as there may be such rows.
 */
export const readModelVersion = 5;
