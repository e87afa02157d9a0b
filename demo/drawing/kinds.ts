// Every kind of product that can be pictured, and how it is arranged.
import { calendarScenes } from './scenes/calendars.ts';
import { cardScenes } from './scenes/cards.ts';
import { giftScenes } from './scenes/gifts.ts';
import { leafletScenes } from './scenes/leaflets.ts';
import type { Scene } from './scenes/scene.ts';
import { sheetScenes } from './scenes/sheets.ts';
import { standingScenes } from './scenes/standing.ts';
import { stationeryScenes } from './scenes/stationery.ts';
import { stickerScenes } from './scenes/stickers.ts';

export const kinds = {
	...cardScenes,
	...sheetScenes,
	...stationeryScenes,
	...leafletScenes,
	...stickerScenes,
	...standingScenes,
	...calendarScenes,
	...giftScenes,
} satisfies Record<string, Scene>;
export type Kind = keyof typeof kinds;
