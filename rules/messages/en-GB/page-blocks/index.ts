// What blocks and their settings are called in the page editor: one file for each family of blocks.
import { shopBlocks } from './shop.ts';
import { wordBlocks } from './words.ts';

export const pageBlocks = {
	...wordBlocks,
	...shopBlocks,
};
