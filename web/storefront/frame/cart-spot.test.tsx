import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import { CartSpot } from './cart-spot.tsx';

it.each(['', '/en-gb'])('the cart in the header leads to the cart in the language of the page (base "%s")', (base) => {
	const t = ((key: string) => key) as Platform['t'];
	const header = renderToStaticMarkup(
		<StaticRouter basename={base || '/'} location={`${base}/products`}>
			<PlatformProvider value={{ t, base } as Platform}>
				<CartSpot />
			</PlatformProvider>
		</StaticRouter>,
	);
	expect(header).toContain(`href="${base}/cart"`);
});
