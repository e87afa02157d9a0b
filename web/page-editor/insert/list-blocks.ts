// The blocks as one would look for them: by tab, the most used first. Each can stand on every page.
import { definitions } from '../../../blocks/registry.ts';
import { type BlockDefinition, blockTabs } from '../../../rules/pages/block.ts';

const place = ({ tab, rank }: BlockDefinition) => blockTabs.indexOf(tab) * 1000 + rank;

export const listBlocks = (): BlockDefinition[] =>
	Object.values(definitions).sort((one, other) => place(one) - place(other));
