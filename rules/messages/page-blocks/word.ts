// A word that only those read who build pages.
import type { ShippedText } from '../entry.ts';

export const word = (de: string, en: string): ShippedText => ({ de, en, tags: ['pageBlocks'] });
