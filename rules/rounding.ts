// Rounding of money, exact for whole numbers of any size: no float ever stands between what is given and what is charged.

function bigRatio(value: number, factor: number, divisor: number): number {
	const product = BigInt(value) * BigInt(factor);
	const size = product < 0n ? -product : product;
	const whole = Number((2n * size + BigInt(divisor)) / (2n * BigInt(divisor)));
	return product < 0n ? -whole : whole;
}

/** value × factor / divisor, of whole numbers; half a unit goes away from zero. */
export function roundedRatio(value: number, factor: number, divisor: number): number {
	const product = value * factor;
	if (!Number.isSafeInteger(product)) return bigRatio(value, factor, divisor);
	const size = Math.abs(product);
	const rest = size % divisor;
	const whole = (size - rest) / divisor + (rest >= divisor - rest ? 1 : 0);
	return product < 0 && whole > 0 ? -whole : whole;
}
