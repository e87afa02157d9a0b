// What blocks and their settings are called in the page editor: one file for each family of blocks.
import { wordBlocks } from './words.ts';

export const pageBlocks = {
	...wordBlocks,
};
