// A sheet in front of a camera: where its corners are seen when it lies on a table or hangs on a wall, and is turned.
import { areaOf, type Corners, type Point } from './homography.ts';

export interface Pose {
	/** How far it leans back, in degrees: 0 for a wall, more for a table. */
	pitch: number;
	/** How it lies on the table, in degrees. */
	roll: number;
	/** How far it was turned around its upright axis, in degrees. */
	yaw: number;
	/** In pixels: how far away the camera is, which looks at the middle of the sheet. */
	distance: number;
	/** Whether it is lifted from a table to be turned. */
	isLifted: boolean;
}

interface Space extends Point {
	/** Towards the camera. */
	z: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Around the axis that is named by the other two. */
const turn = (one: number, other: number, degrees: number): [number, number] => {
	const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
	return [one * cosine - other * sine, one * sine + other * cosine];
};

/** From the table, of which z is the height above it. */
function see({ x, y, z }: Space, { pitch, distance }: Pose): Point {
	const [leaning, depth] = turn(y, z, pitch);
	const scale = distance / (distance - depth);
	return { x: x * scale, y: leaning * scale };
}

/** On the table, turned around its upright axis. */
function place({ x, y }: Point, { roll, yaw }: Pose): Space {
	const [turned, z] = turn(x, 0, yaw);
	const [rolledX, rolledY] = turn(turned, y, roll);
	return { x: rolledX, y: rolledY, z };
}

const cornersOf = (width: number, height: number): Point[] => [
	{ x: -width / 2, y: -height / 2 },
	{ x: width / 2, y: -height / 2 },
	{ x: width / 2, y: height / 2 },
	{ x: -width / 2, y: height / 2 },
];

const asCorners = ([a, b, c, d]: readonly Point[]): Corners => {
	const none = { x: 0, y: 0 };
	return [a ?? none, b ?? none, c ?? none, d ?? none];
};

/** How high above the table a sheet is that lies still, and how far its shadow falls for each pixel of height. */
const rest = 3;
const light = { x: 0.28, y: 0.42 };

export interface SeenSheet {
	/** Of the side that is seen, from its own upper left corner. */
	corners: Corners;
	isBack: boolean;
	/** Of its shadow on the table. */
	shadow: Corners;
	/** How high its middle is above the table. */
	height: number;
}

export function projectSheet(width: number, height: number, pose: Pose): SeenSheet {
	const turned = pose.isLifted ? Math.abs(Math.sin(radians(pose.yaw))) : 0;
	const rise = pose.isLifted ? (width / 2) * turned + rest : 0;
	const placed = cornersOf(width, height).map((corner) => place(corner, pose));
	// Its middle stays where it is seen, and it comes up towards the camera: the table stays behind.
	const lifted = { ...pose, pitch: pose.pitch * (1 - 0.65 * turned) };
	const seen = asCorners(placed.map((point) => see(point, lifted)));
	const shadow = placed.map(({ x, y, z }) =>
		see({ x: x + light.x * (z + rise), y: y + light.y * (z + rise), z: -rise }, pose),
	);
	const isBack = areaOf(seen) < 0;
	const [a, b, c, d] = seen;
	return { corners: isBack ? [b, a, d, c] : seen, isBack, shadow: asCorners(shadow), height: rise };
}
