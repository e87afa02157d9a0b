// Older shapes of this block: none yet.
import type { BlockMigration } from '../../rules/pages/upgrade.ts';

export const migrations: readonly BlockMigration[] = [];
