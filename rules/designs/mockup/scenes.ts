// The scenes that show designs as printed things: each a picture, and where the sheet is in it.
import type { Point } from './homography.ts';
import { cardTable, invitationTable, paperTable } from './scenes/tables.ts';
import { calendarWall, laptopLid, posterWall } from './scenes/walls.ts';

export { wallFrame } from './scenes/walls.ts';

export const sceneNames = ['card', 'paper', 'invitation', 'poster', 'calendar', 'sticker'] as const;
export type SceneName = (typeof sceneNames)[number];

/** In pixels; pictures are drawn for it and scaled. */
export const sceneSize = { width: 1200, height: 800 } as const;

export interface Scene {
	/** SVG. */
	picture: string;
	/** The sheet itself is turned over on its table, or the whole scene a little, as if one walked past it. */
	turns: 'sheet' | 'scene';
	/** The largest that the sheet is, and its middle. */
	room: { width: number; height: number };
	centre: Point;
	pitch: number;
	roll: number;
	/** What holds it on the wall. */
	hung: 'bars' | 'spiral' | 'glued' | null;
}

const lying = { turns: 'sheet', hung: null } as const;
const flat = { turns: 'scene', pitch: 0, roll: 0 } as const;

export const scenes: Readonly<Record<SceneName, Scene>> = {
	card: {
		...lying,
		picture: cardTable,
		...{ room: { width: 620, height: 430 }, centre: { x: 590, y: 410 }, pitch: 32, roll: -7 },
	},
	paper: {
		...lying,
		picture: paperTable,
		...{ room: { width: 760, height: 660 }, centre: { x: 590, y: 400 }, pitch: 26, roll: -4 },
	},
	invitation: {
		...lying,
		picture: invitationTable,
		...{ room: { width: 600, height: 480 }, centre: { x: 560, y: 400 }, pitch: 28, roll: -5 },
	},
	poster: {
		...flat,
		picture: posterWall,
		...{ room: { width: 760, height: 540 }, centre: { x: 620, y: 330 }, hung: 'bars' },
	},
	calendar: {
		...flat,
		picture: calendarWall,
		...{ room: { width: 620, height: 600 }, centre: { x: 520, y: 410 }, hung: 'spiral' },
	},
	sticker: {
		...flat,
		picture: laptopLid,
		...{ room: { width: 340, height: 340 }, centre: { x: 600, y: 390 }, hung: 'glued' },
	},
};

/** As large as its room allows, in pixels of the scene. */
export function sheetSize({ room }: Scene, format: { width: number; height: number }) {
	const scale = Math.min(room.width / format.width, room.height / format.height);
	return { width: format.width * scale, height: format.height * scale };
}
