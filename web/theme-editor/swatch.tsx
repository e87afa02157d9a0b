// A small piece of a colour, on squares that shine through what is not solid.

export const Swatch = ({ colour, large = false }: { colour: string; large?: boolean }) => (
	<span
		aria-hidden
		className={`kit-transparent inline-block shrink-0 overflow-hidden rounded-box border border-strong-line ${large ? 'size-8' : 'size-5'}`}
	>
		<span className="block size-full" style={{ background: colour }} />
	</span>
);
