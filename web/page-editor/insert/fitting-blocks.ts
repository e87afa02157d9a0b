// Which blocks a page can have, as one would look for them: by tab, the most used first.
import { definitions } from '../../../blocks/registry.ts';
import { type BlockDefinition, blockTabs } from '../../../rules/pages/block.ts';

const place = ({ tab, rank }: BlockDefinition) => blockTabs.indexOf(tab) * 1000 + rank;

export const fittingBlocks = (kind: 'page' | 'link'): BlockDefinition[] =>
	Object.values(definitions)
		.filter(({ on }) => !on || on.includes(kind))
		.sort((one, other) => place(one) - place(other));
