// How things of accounts are compared.

/** Mail addresses are compared without regard to upper and lower case, and without what people paste around them. */
export const plainEmail = (text: string): string => text.trim().toLowerCase();
