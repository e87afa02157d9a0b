// How things of accounts may be called.

const longest = 60;

/** Lower-case letters and digits, for usernames and names of roles. */
export const isPlainName = (text: string): boolean => text.length <= longest && /^[a-z0-9]+$/.test(text);

/** Letters and digits. */
export const isFieldName = (text: string): boolean => text.length <= longest && /^[A-Za-z0-9]+$/.test(text);

/** Mail addresses are compared without regard to upper and lower case, and without what people paste around them. */
export const plainEmail = (text: string): string => text.trim().toLowerCase();
