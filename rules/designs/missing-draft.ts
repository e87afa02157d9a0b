/** Of the page that stands in place of a draft which cannot be reached. No draft has this address. */
export const missingDraftPath = '/studio/missing';
