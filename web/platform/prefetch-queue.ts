// What links lead to, fetched ahead: one page after the other, each only when the browser has nothing else to do, so that it costs the
// page that is read nothing. What is pointed at does not wait; what has gone out of sight before its turn is left.

interface Queue {
	/** Comes in its turn. */
	near(href: string): void;
	/** Of a link that was near: does not come, unless another leads there. */
	gone(href: string): void;
	/** Comes at once. */
	wanted(href: string): void;
}

/** @param whenIdle calls back once the browser has nothing else to do */
export function prefetchQueue(
	fetchAhead: (href: string) => Promise<unknown>,
	whenIdle: (work: () => void) => void,
): Queue {
	/** With the number of links that lead there, in the order in which the first of each came near. */
	const waiting = new Map<string, number>();
	const underWay = new Set<string>();
	let busy = false;

	async function begin(href: string): Promise<void> {
		waiting.delete(href);
		if (underWay.has(href)) return;
		underWay.add(href);
		// Only a head start: whatever fails here is asked for again, and told, when the link is followed.
		await fetchAhead(href).catch(() => undefined);
		underWay.delete(href);
	}

	function next(): void {
		if (busy || waiting.size === 0) return;
		busy = true;
		whenIdle(async () => {
			const [first] = waiting.keys();
			if (first !== undefined) await begin(first);
			busy = false;
			next();
		});
	}

	return {
		near(href) {
			if (underWay.has(href)) return;
			waiting.set(href, (waiting.get(href) ?? 0) + 1);
			next();
		},
		gone(href) {
			const left = (waiting.get(href) ?? 0) - 1;
			if (left > 0) waiting.set(href, left);
			else waiting.delete(href);
		},
		wanted: (href) => void begin(href),
	};
}
