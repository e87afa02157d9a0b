// Pages that the shop itself leads to because the law wants them: they can be changed, not deleted.

const needed: ReadonlySet<string> = new Set(['imprint', 'privacy', 'terms', 'withdrawal']);

export const isNeeded = ({ kind, slug }: { kind: string; slug: string }): boolean =>
	kind === 'page' && needed.has(slug);
