// A box that scrolls can be reached by the keyboard: through what is in it, or itself where it holds text only.
import { useEffect, useRef } from 'react';

const reachable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';

export function useScrollByKey<Box extends HTMLElement>() {
	const ref = useRef<Box>(null);
	useEffect(() => {
		const box = ref.current;
		if (!box) return;
		const measure = () => {
			const alone = box.scrollHeight > box.clientHeight && !box.querySelector(reachable);
			if (alone) box.tabIndex = 0;
			else box.removeAttribute('tabindex');
		};
		const watch = new ResizeObserver(measure);
		watch.observe(box);
		for (const child of box.children) watch.observe(child);
		return () => watch.disconnect();
	});
	return ref;
}
