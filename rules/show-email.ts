// Mail addresses as people write them: punycode (RFC 3492), which machines store, back into the letters of its language.

const base = 36;

const digitOf = (code: number): number => {
	if (code >= 0x61 && code <= 0x7a) return code - 0x61;
	return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : Number.NaN;
};

function adapt(delta: number, points: number, isFirst: boolean): number {
	let rest = isFirst ? Math.floor(delta / 700) : delta >> 1;
	rest += Math.floor(rest / points);
	let steps = 0;
	for (; rest > 455; steps += base) rest = Math.floor(rest / 35);
	return steps + Math.floor((36 * rest) / (rest + 38));
}

/** @returns undefined for what is no punycode */
function decodeLabel(encoded: string): string | undefined {
	const mark = encoded.lastIndexOf('-');
	const letters = mark > 0 ? [...encoded.slice(0, mark)].map((letter) => letter.charCodeAt(0)) : [];
	let [point, place, bias, at] = [128, 0, 72, mark > 0 ? mark + 1 : 0];
	while (at < encoded.length) {
		const before = place;
		for (let weight = 1, k = base; ; k += base) {
			const digit = digitOf(encoded.charCodeAt(at++));
			if (!(digit < base)) return undefined;
			place += digit * weight;
			const threshold = Math.min(Math.max(k - bias, 1), 26);
			if (digit < threshold) break;
			weight *= base - threshold;
		}
		const count = letters.length + 1;
		bias = adapt(place - before, count, before === 0);
		point += Math.floor(place / count);
		place %= count;
		if (point > 0x10_ffff) return undefined;
		letters.splice(place++, 0, point);
	}
	return String.fromCodePoint(...letters);
}

const showLabel = (label: string): string =>
	label.startsWith('xn--') ? (decodeLabel(label.slice(4).toLowerCase()) ?? label) : label;

/** As it was typed, where its domain has other letters than ours. */
export function showEmail(address: string): string {
	const at = address.lastIndexOf('@');
	return `${address.slice(0, at + 1)}${address
		.slice(at + 1)
		.split('.')
		.map(showLabel)
		.join('.')}`;
}
