// The blocks as one would look for them: by tab, the most used first. Each can stand on every page, some in mails.
import { definitions } from '../../../blocks/registry.ts';
import { mailBlocks } from '../../../rules/newsletter/campaign.ts';
import { type BlockDefinition, blockTabs } from '../../../rules/pages/block.ts';

const place = ({ tab, rank }: BlockDefinition) => blockTabs.indexOf(tab) * 1000 + rank;

/** @param mail those that mails can show */
export const listBlocks = (mail = false): BlockDefinition[] =>
	Object.values(definitions)
		.filter(({ type }) => !mail || mailBlocks.includes(type))
		.sort((one, other) => place(one) - place(other));
