// Pages that the shop itself leads to because the law wants them: they can be changed, not deleted.

/** Under which addresses shops keep them. */
export const legalSlugs = {
	imprint: ['imprint', 'impressum'],
	privacy: ['privacy', 'datenschutz'],
	terms: ['terms', 'agb', 'gtc', 'terms-and-conditions'],
	withdrawal: ['withdrawal', 'widerruf', 'right-of-withdrawal', 'widerrufsbelehrung'],
} as const satisfies Record<string, readonly string[]>;

const needed: ReadonlySet<string> = new Set(Object.values(legalSlugs).flat());

export const isNeeded = ({ kind, slug }: { kind: string; slug: string }): boolean =>
	kind === 'page' && needed.has(slug);
