// Patterns of `like` and `ilike` for what people type: its own percent signs and underscores mean themselves.

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

export const containing = (text: string): string => `%${escapeLike(text)}%`;

export const startingWith = (text: string): string => `${escapeLike(text)}%`;
