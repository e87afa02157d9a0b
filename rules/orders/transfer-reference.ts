// What a transfer for an order is recognised by. It is the number of the order, which is known from the first mail on and stays the same: an invoice may
// be issued weeks later, and its number would be a second reference for the same money.

export const transferReference = ({ number }: { number: string | null }): string => number ?? '';
