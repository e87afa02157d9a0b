// Every kind of product that can be pictured, and how it is arranged.
import * as cards from './scenes/cards.ts';
import * as gifts from './scenes/gifts.ts';
import type { Scene } from './scenes/scene.ts';
import * as sheets from './scenes/sheets.ts';
import * as standing from './scenes/standing.ts';
import * as stickers from './scenes/stickers.ts';

export const kinds = { ...cards, ...sheets, ...stickers, ...standing, ...gifts } satisfies Record<string, Scene>;
export type Kind = keyof typeof kinds;
