// A link that is ready when it is clicked: code and data of its page are fetched when it comes within 200 px of the window, or is
// pointed at.
import { type ComponentPropsWithoutRef, createContext, useContext, useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { usePlatform } from './environment.tsx';
import type { prefetchQueue } from './prefetch-queue.ts';
import { RoutedLink } from './routed-link.tsx';

const margin = '200px';

export const PrefetchContext = createContext<ReturnType<typeof prefetchQueue> | undefined>(undefined);
export const PrefetchProvider = PrefetchContext.Provider;

interface Connection {
	saveData?: boolean;
}

function savesData(): boolean {
	const { connection } = navigator as Navigator & { connection?: Connection };
	return connection?.saveData === true;
}

interface NearLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	/** A path of ours without its language, beginning with a slash. */
	to: string;
}

function LiveLink(props: NearLinkProps) {
	const element = useRef<HTMLAnchorElement>(null);
	const prefetch = useContext(PrefetchContext);
	const href = useHref(props.to);
	useEffect(() => {
		const link = element.current;
		if (!link || !prefetch || savesData()) return;
		let near = false;
		const turn = (next: boolean) => {
			if (next !== near) prefetch[next ? 'near' : 'gone'](href);
			near = next;
		};
		const observer = new IntersectionObserver((entries) => turn(entries.at(-1)?.isIntersecting ?? false), {
			rootMargin: margin,
		});
		const ends = new AbortController();
		const want = () => prefetch.wanted(href);
		for (const name of ['pointerenter', 'focus']) link.addEventListener(name, want, { signal: ends.signal });
		observer.observe(link);
		return () => {
			ends.abort();
			observer.disconnect();
			turn(false);
		};
	}, [href, prefetch]);
	return <RoutedLink {...props} ref={element} />;
}

/** The same address as the router's: its first page in another language is the language alone. */
const addressOf = (base: string, to: string) => base + (base && /^\/(?:$|[?#])/.test(to) ? to.slice(1) : to);

/** What the live one looks like, without what it does: a page has dozens of links, and the router's are half of its cost. */
function WrittenLink({ to, ...props }: NearLinkProps) {
	return <a {...props} href={addressOf(usePlatform().base, to)} />;
}

export const NearLink = import.meta.env.SSR ? WrittenLink : LiveLink;
