import { expect, it } from 'vitest';
import type { CheckoutResult } from './checkout-result.ts';
import { obstacleOf } from './obstacle.ts';

const answer = (lines: readonly (string | null)[], problems: readonly string[]) =>
	({ lines: lines.map((problem) => ({ problem })), problems }) as unknown as CheckoutResult;

it('asks guests for an account before a subscription, and before anything where only customers order', () => {
	expect(obstacleOf(answer([null], ['account', 'billingAddress']))).toBe('account');
	expect(obstacleOf(answer([null], ['guest']))).toBe('guest');
});

it('has the cart split before anything else is asked', () => {
	expect(obstacleOf(answer([null, 'subscription'], ['lines', 'account']))).toBe('apart');
});

it('shows the form wherever filling it in can lead to an order', () => {
	expect(obstacleOf(answer([null], []))).toBeNull();
	expect(obstacleOf(answer(['price', 'stock'], ['lines', 'profile']))).toBeNull();
});
