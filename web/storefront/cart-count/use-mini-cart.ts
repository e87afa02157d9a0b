// When the cart below the header is open: while a mouse points at the link or at the cart itself, or by the arrow key, until Escape or
// another page. On touch screens the link leads to the cart.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** So that passing over it opens nothing, and a way around the corner closes nothing. */
const pauseMs = 250;

const elsewhere = /\/(?:cart|checkout)(?:\/|$)/;

export function useMiniCart(place: RefObject<HTMLElement | null>, hasLines: boolean) {
	const { pathname } = useLocation();
	const [link, setLink] = useState<HTMLElement>();
	const [byKey, setByKey] = useState(false);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const offered = hasLines && !elsewhere.test(pathname);

	useEffect(() => {
		const found = place.current?.closest('a');
		if (!offered || !found) return;
		const soon = (open: boolean) => {
			clearTimeout(waiting.current);
			waiting.current = setTimeout(() => setLink(open ? found : undefined), pauseMs);
		};
		const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && soon(true);
		const leave = () => soon(false);
		const press = (event: KeyboardEvent) => {
			if (event.key === 'Escape') setLink(undefined);
			if (event.key !== 'ArrowDown') return;
			event.preventDefault();
			setByKey(true);
			setLink(found);
		};
		found.addEventListener('pointerenter', enter);
		found.addEventListener('pointerleave', leave);
		found.addEventListener('keydown', press);
		return () => {
			clearTimeout(waiting.current);
			found.removeEventListener('pointerenter', enter);
			found.removeEventListener('pointerleave', leave);
			found.removeEventListener('keydown', press);
			setLink(undefined);
			setByKey(false);
		};
	}, [place, offered]);

	return {
		link,
		byKey,
		onStay: () => clearTimeout(waiting.current),
		onLeave: () => {
			clearTimeout(waiting.current);
			waiting.current = setTimeout(() => setLink(undefined), pauseMs);
		},
		onClose: () => {
			setLink(undefined);
			setByKey(false);
		},
	};
}
