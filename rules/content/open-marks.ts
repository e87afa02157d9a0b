// How the skeletons of pages (first-pages.ts) begin what is left to the owner of the shop.

export const openMarks = ['[Bitte ausfüllen:', '[Bitte prüfen:', '[Please fill in:', '[Please check:'] as const;
