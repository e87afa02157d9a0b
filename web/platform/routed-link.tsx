// A link that the router follows without asking the server for a document. The router's own can do more, and is larger.
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface RoutedLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
	/** A path of ours without its language, beginning with a slash. */
	to: string;
	/** The way back does not lead through it. Undefined: unless it leads to where the reader is. */
	replace?: boolean | undefined;
	/** The page keeps its place. */
	preventScrollReset?: boolean | undefined;
}

export function RoutedLink({ to, replace, preventScrollReset, onClick, ...props }: RoutedLinkProps) {
	const { target } = props;
	const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
		...(target !== undefined && { target }),
		...(replace !== undefined && { replace }),
		...(preventScrollReset !== undefined && { preventScrollReset }),
	});
	const click = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		if (!event.defaultPrevented) follow(event);
	};
	return <a {...props} href={useHref(to)} onClick={click} />;
}
