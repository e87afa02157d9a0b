/** What providers of card payments take at all, in minor units. */
export const cardAmounts = { least: 50, most: 99_999_999 };
