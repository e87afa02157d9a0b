// Where the tools are not shown: the theme editor is looked at as visitors will see the shop.

const without = /^\/themeeditor(?:\/|$)/i;

/** @param base the part of the address before the route, '' or '/en-gb' */
export function hasTools(pathname: string, base: string): boolean {
	const route = pathname.toLowerCase().startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
	return !without.test(route);
}
