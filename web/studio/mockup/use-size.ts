// How large an element is, also after the window has changed.
import { useLayoutEffect, useRef, useState } from 'react';

export function useSize<E extends HTMLElement>() {
	const ref = useRef<E>(null);
	const [size, setSize] = useState({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
		watch.observe(element);
		return () => watch.disconnect();
	}, []);
	return { ref, size };
}
