// The German of en-GB/page-blocks/index.ts.
import type { pageBlocks as base } from '../../en-GB/page-blocks/index.ts';
import type { TranslationOf } from '../../entry.ts';
import { shopBlocks } from './shop.ts';
import { wordBlocks } from './words.ts';

export const pageBlocks: TranslationOf<typeof base> = {
	...wordBlocks,
	...shopBlocks,
};
