// Every picture that can be printed on a piece, by name.
import { coast } from './coast.ts';
import type { Art } from './colours.ts';
import { garden } from './garden.ts';
import { town } from './town.ts';

export const arts = { ...coast, ...town, ...garden } satisfies Record<string, Art>;
export type ArtName = keyof typeof arts;
