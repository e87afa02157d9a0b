import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Platform, PlatformProvider } from './environment.tsx';
import { NearLink } from './near-link.tsx';

it.each(['', '/en-gb'])('a link that is only written has the address of the living one (base "%s")', (base) => {
	for (const to of ['/', '/?page=2', '/#content', '/products', '/products?page=2', '/product/a-b'])
		expect(
			renderToStaticMarkup(
				<PlatformProvider value={{ base } as Platform}>
					<NearLink to={to} className="bold">
						there
					</NearLink>
				</PlatformProvider>,
			),
		).toBe(
			renderToStaticMarkup(
				<StaticRouter basename={base || '/'} location={base || '/'}>
					<Link to={to} className="bold" discover="none">
						there
					</Link>
				</StaticRouter>,
			),
		);
});
