// Which part of a picture is taken when it must have a certain shape: as large as it fits, then nearer, then moved.

export interface Size {
	width: number;
	height: number;
}

export interface Crop {
	/** 1: as much of the picture as its shape allows. */
	zoom: number;
	/** Where the part lies between one edge and the other, from 0 to 1. */
	across: number;
	down: number;
}

export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };

export interface Part extends Size {
	x: number;
	y: number;
}

/** In pixels of the picture. */
export function partOf(picture: Size, wanted: Size, { zoom, across, down }: Crop): Part {
	const fit = Math.min(picture.width / wanted.width, picture.height / wanted.height);
	const width = (wanted.width * fit) / zoom;
	const height = (wanted.height * fit) / zoom;
	return { width, height, x: (picture.width - width) * across, y: (picture.height - height) * down };
}

const inside = (share: number) => Math.min(1, Math.max(0, share));

/** @param by how far the picture was dragged, as shares of what is shown */
export function dragged(picture: Size, wanted: Size, crop: Crop, by: { x: number; y: number }): Crop {
	const { width, height } = partOf(picture, wanted, crop);
	const roomAcross = picture.width - width;
	const roomDown = picture.height - height;
	return {
		...crop,
		across: roomAcross > 0 ? inside(crop.across - (by.x * width) / roomAcross) : crop.across,
		down: roomDown > 0 ? inside(crop.down - (by.y * height) / roomDown) : crop.down,
	};
}

/** Whether the part has fewer pixels than are wanted: it would be blurred. */
export const isTooSmall = (picture: Size, wanted: Size, crop: Crop): boolean =>
	partOf(picture, wanted, crop).width < wanted.width - 0.5;
