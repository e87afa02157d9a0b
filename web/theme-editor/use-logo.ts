// The shop's logo as pixels, to see whether a look would hide it.
import { useQuery } from '@tanstack/react-query';
import { darkTheme } from '../../rules/theme/dark-theme.ts';
import { findGround, groundOfLogo, isLost, type Pixels } from '../../rules/theme/logo-contrast.ts';
import type { Theme } from '../../rules/theme/theme.ts';
import { type Scheme, type ThemeState, useEditing } from './editing.tsx';

/** Enough to see what colours it has. */
const longest = 96;

async function readPixels({ url, width, height }: { url: string; width: number; height: number }): Promise<Pixels> {
	const picture = new Image(width, height);
	picture.src = url;
	await picture.decode();
	const share = longest / Math.max(width, height, 1);
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(width * share));
	canvas.height = Math.max(1, Math.round(height * share));
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) throw new Error('no canvas');
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return context.getImageData(0, 0, canvas.width, canvas.height);
}

const logos = { light: ['logoWide', 'logoSquare'], dark: ['logoWideDark', 'logoSquareDark', 'logoWide', 'logoSquare'] };

const logoOf = ({ images }: ThemeState, scheme: Scheme) =>
	logos[scheme].map((use) => images.find((image) => image.use === use)?.image).find((image) => image);

export interface Logo {
	/** Whether the header of a theme would hide it; false as long as it is not known. */
	isLostIn(light: Theme): boolean;
	/** A ground on which it would be seen. */
	findGround(light: Theme): string | undefined;
}

export function useLogo(scheme: Scheme): Logo {
	const { state } = useEditing();
	const logo = logoOf(state, scheme);
	const { data } = useQuery({
		queryKey: ['logo', logo?.url],
		queryFn: () => (logo ? readPixels(logo) : null),
		enabled: logo !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	const seen = (light: Theme) => (scheme === 'dark' ? darkTheme(light) : light);
	return {
		isLostIn: (light) => Boolean(data && isLost(data, groundOfLogo(seen(light)))),
		findGround: (light) => (data ? findGround(data, seen(light)) : undefined),
	};
}
