// Where the Stripe sandbox keeps its objects.
import { type JournalStore, openJournal } from '../journal-store.ts';
import type { Records } from './objects.ts';

export type Store = JournalStore<Records>;

export const openStore = (dataDir: string): Store => openJournal<Records>(dataDir);
