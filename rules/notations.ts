// The ways in which a shop may write prices and amounts, beside the one of each language. Each is written as it writes 1234.56;
// ¤ is where the currency stands. The administration and the server read this list; what writes is in formats.ts and money.ts.

export const notations = ['1.234,56 ¤', '1,234.56 ¤', '¤1,234.56', '1 234,56 ¤', "¤ 1'234.56"] as const;

export type Notation = (typeof notations)[number];

export const isNotation = (text: string): text is Notation => notations.some((notation) => notation === text);
