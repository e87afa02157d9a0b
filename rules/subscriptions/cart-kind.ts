// One checkout pays for one kind of thing: what is paid once, or what is paid at the same interval with the same trial.
import type { Payment } from '../pricing/pricing.ts';

/** Equal for what can be paid together. */
export const kindOf = ({ mode, interval, intervalCount = 1, trialDays }: Payment): string =>
	mode === 'once' ? 'once' : `${interval}.${intervalCount}.${trialDays ?? 0}`;

/** The lines that cannot be paid together with the first one. */
export function linesApart<Line extends { payment: Payment }>(lines: readonly Line[]): Line[] {
	const [first] = lines;
	return first ? lines.filter(({ payment }) => kindOf(payment) !== kindOf(first.payment)) : [];
}
