// A link that is ready when it is clicked: code and data of its page are fetched when it comes within 200 px of the window.
import { createContext, useContext, useEffect, useRef } from 'react';
import { Link, type LinkProps, useHref } from 'react-router';

const margin = '200px';

/** Fetches what the page at this address needs. */
type Prefetch = (href: string) => void;

const PrefetchContext = createContext<Prefetch | undefined>(undefined);
export const PrefetchProvider = PrefetchContext.Provider;

interface Connection {
	saveData?: boolean;
}

function savesData(): boolean {
	const { connection } = navigator as Navigator & { connection?: Connection };
	return connection?.saveData === true;
}

export function NearLink(props: LinkProps) {
	const element = useRef<HTMLAnchorElement>(null);
	const prefetch = useContext(PrefetchContext);
	const href = useHref(props.to);
	useEffect(() => {
		if (!element.current || !prefetch || savesData()) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return;
				observer.disconnect();
				prefetch(href);
			},
			{ rootMargin: margin },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [href, prefetch]);
	return <Link ref={element} {...props} />;
}
