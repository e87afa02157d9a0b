// Pages that the shop itself leads to because the law wants them. They can be changed and called otherwise; they are not deleted,
// switched off or moved to where the shop would not find them, unless another page does the same.

/** What the law wants, and under which addresses shops keep it. */
export const legalSlugs = {
	imprint: ['imprint', 'impressum'],
	privacy: ['privacy', 'datenschutz'],
	terms: ['terms', 'agb', 'gtc', 'terms-and-conditions'],
	withdrawal: ['withdrawal', 'widerruf', 'right-of-withdrawal', 'widerrufsbelehrung'],
} as const satisfies Record<string, readonly string[]>;

export type LegalPurpose = keyof typeof legalSlugs;
export const legalPurposes = Object.keys(legalSlugs) as LegalPurpose[];

const purposeBySlug: ReadonlyMap<string, LegalPurpose> = new Map(
	Object.entries(legalSlugs).flatMap(([purpose, slugs]) => slugs.map((slug) => [slug, purpose as LegalPurpose])),
);

export const allLegalSlugs: readonly string[] = [...purposeBySlug.keys()];

/** What a page is for, if it is one of these. */
const legalPurpose = ({ kind, slug }: { kind: string; slug: string }): LegalPurpose | undefined =>
	kind === 'page' ? purposeBySlug.get(slug) : undefined;

/** @param others addresses of all other pages that visitors can read */
export function isNeeded(page: { kind: string; slug: string }, others: readonly string[]): boolean {
	const purpose = legalPurpose(page);
	return purpose !== undefined && !others.some((slug) => purposeBySlug.get(slug) === purpose);
}

/** It may move to any address where the shop looks for such a page. */
export const mayMoveTo = (page: { kind: string; slug: string }, slug: string): boolean =>
	legalPurpose({ kind: page.kind, slug }) === legalPurpose(page);

/** The page of a shop that serves a purpose, among those that visitors can read. */
export const legalPageAmong = <Page extends { slug: string }>(
	pages: readonly Page[],
	purpose: LegalPurpose,
): Page | undefined => pages.find(({ slug }) => purposeBySlug.get(slug) === purpose);
