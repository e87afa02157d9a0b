// What links lead to, fetched ahead: one page after the other, each only when the browser has nothing else to do, so that it costs the
// page that is read nothing. What is pointed at does not wait; what has gone out of sight before its turn is left.

interface Queue {
	/** Comes in its turn. */
	near(href: string): void;
	/** Does not any more. */
	gone(href: string): void;
	/** Comes at once. */
	wanted(href: string): void;
}

/** @param whenIdle calls back once the browser has nothing else to do */
export function prefetchQueue(
	fetchAhead: (href: string) => Promise<unknown>,
	whenIdle: (work: () => void) => void,
): Queue {
	const waiting = new Set<string>();
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
			const [first] = waiting;
			if (first !== undefined) await begin(first);
			busy = false;
			next();
		});
	}

	return {
		near(href) {
			if (underWay.has(href)) return;
			waiting.add(href);
			next();
		},
		gone: (href) => void waiting.delete(href),
		wanted: (href) => void begin(href),
	};
}
