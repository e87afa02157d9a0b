// Whether there is anything to fill in: some carts cannot be ordered whatever is typed.
import type { CheckoutResult } from './checkout-result.ts';

/** `apart`: the cart holds what cannot be paid together; `account`, `guest`: only customers can order it, or anything here. */
export type Obstacle = 'apart' | 'account' | 'guest';

export function obstacleOf({ lines, problems }: Pick<CheckoutResult, 'lines' | 'problems'>): Obstacle | null {
	if (lines.some(({ problem }) => problem === 'subscription')) return 'apart';
	return (['account', 'guest'] as const).find((problem) => problems.includes(problem)) ?? null;
}
