// Long lists: rows come in blocks, and a block that is far from the window is an empty place of its height. Thousands of rows scroll
// like fifty, and a user who types is not held up by those no one sees.
import { type ReactNode, useEffect, useRef, useState } from 'react';

export const rowsInBlock = 20;
const nearBy = '800px';
const guessedRow = 72;

interface RowBlockProps {
	index: number;
	count: number;
	/** Stays, wherever it is: the focus is in it. */
	held: boolean;
	children(): ReactNode;
}

export function RowBlock({ index, count, held, children }: RowBlockProps) {
	const block = useRef<HTMLTableSectionElement>(null);
	const height = useRef(count * guessedRow);
	const [near, setNear] = useState(index < 2);
	useEffect(() => {
		const element = block.current;
		if (!element) return;
		// Lists inside of a box that scrolls have the second margin; browsers that do not know it draw a moment later.
		const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: nearBy, scrollMargin: nearBy };
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry) return;
			if (!entry.isIntersecting) height.current = element.offsetHeight;
			setNear(entry.isIntersecting);
		}, options);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	const shown = near || held;
	return (
		<tbody ref={block} className="not-phone:block">
			{shown ? (
				children()
			) : (
				<tr aria-hidden>
					<td style={{ height: height.current }} />
				</tr>
			)}
		</tbody>
	);
}
