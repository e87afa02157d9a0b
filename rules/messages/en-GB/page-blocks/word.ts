// A word that only those read who build pages.
import type { ShippedText } from '../../entry.ts';

export const word = (text: string): ShippedText => ({ text, tags: ['pageBlocks'] });
