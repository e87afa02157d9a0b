// The widths at which a page changes its shape: one definition for style sheets, components and tests.

interface Range {
	/** Wider than this, in CSS pixels. */
	above?: number;
	/** At least this wide. */
	from?: number;
	/** At most this wide. */
	upTo?: number;
}

export const breakpoints = {
	smartphone: { upTo: 768 },
	tablet: { above: 768, upTo: 1152 },
	desktop: { above: 1152 },
	extraSmall: { upTo: 460 },
	small: { above: 460, upTo: 640 },
	extraLarge: { from: 1280 },
	desktopMax: { from: 1600 },
	mobileHeader: { from: 768, upTo: 1152 },
} as const satisfies Record<string, Range>;

/** For @media and matchMedia. */
export function mediaQuery(name: keyof typeof breakpoints): string {
	const { above, from, upTo }: Range = breakpoints[name];
	return [
		above === undefined ? '' : `(width > ${above}px)`,
		from === undefined ? '' : `(width >= ${from}px)`,
		upTo === undefined ? '' : `(width <= ${upTo}px)`,
	]
		.filter(Boolean)
		.join(' and ');
}
