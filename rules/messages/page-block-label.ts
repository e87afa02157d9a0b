// A label that is found by the tag of its group, too.
import type { ShippedText } from './entry.ts';

export const pageBlockLabel = (text: string): ShippedText => ({ text, tags: ['pageBlocks'] });
