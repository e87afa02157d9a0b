// A sentence with a number in it that stays in one piece: browsers break "V-2026-000017" at its hyphens.

interface UnbrokenProps {
	text: string;
	/** As it stands in the text. */
	number: string;
}

export function Unbroken({ text, number }: UnbrokenProps) {
	const at = number === '' ? -1 : text.indexOf(number);
	if (at < 0) return text;
	return (
		<>
			{text.slice(0, at)}
			<span className="whitespace-nowrap">{number}</span>
			{text.slice(at + number.length)}
		</>
	);
}
