// Numbers that the screens of pages and the server keep to.

export const longestPageName = 120;
