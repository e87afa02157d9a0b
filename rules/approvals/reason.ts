// How much one may write with a decision.

export const longestReason = 1000;
