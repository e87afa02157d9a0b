// Written by `npm run blocks` from the folders here.
import type { Definitions } from '../rules/pages/block.ts';
import type { Migrations } from '../rules/pages/upgrade.ts';
import { block as title } from './title/block.ts';
import { migrations as titleMigrations } from './title/migrations.ts';

export const definitions = {
	title,
} as unknown as Definitions;

export const migrations: Migrations = {
	title: titleMigrations,
};
