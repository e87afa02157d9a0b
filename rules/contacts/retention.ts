// How long what is known of contacts is kept.

/** So long a merge can be undone. */
export const mergeDays = 30;
/** Contacts that were archived are deleted after so long. */
export const archiveMonths = 24;
