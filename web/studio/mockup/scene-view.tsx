// A scene with the sheet in it. A sheet on a table is turned by itself, in front of a picture that stays; a wall is turned as a whole.
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { mapRectangle, toCss } from '../../../rules/designs/mockup/homography.ts';
import {
	hangerMargin,
	hangerPicture,
	scaleOutline,
	shadePicture,
	shadowPicture,
	toAddress,
} from '../../../rules/designs/mockup/layers.ts';
import { projectSheet } from '../../../rules/designs/mockup/project-sheet.ts';
import { type Scene, sceneSize, sheetSize, wallFrame } from '../../../rules/designs/mockup/scenes.ts';
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import { PagePicture } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useStudio } from '../studio-context.tsx';

interface Size {
	width: number;
	height: number;
}

interface SceneProps {
	scene: Scene;
	front: DrawnPage;
	/** Undefined: nothing is printed there. */
	back: DrawnPage | undefined;
	/** In degrees. */
	angle: number;
	/** Of what it is shown in, in pixels of the screen. */
	size: Size;
}

const distance = 1700;
/** Pictures of a page are as large as a screen needs them. */
const shownWidth = 960;

/** How much of a wall is there at least on either side, also while it is turned. */
const wallReach = { width: 1500, height: 950 };

/** How many pixels of the screen one of the scene is: there is a picture everywhere, and the whole sheet is in it. */
function scaleFor({ turns }: Scene, { width, height }: Size, sheet: Size): number {
	const [across, down] = [width / sceneSize.width, height / sceneSize.height];
	if (turns === 'sheet')
		return Math.min(Math.max(across, down), width / (sheet.width * 1.24), height / (sheet.height * 1.2));
	const reached = Math.max(width / wallReach.width, height / wallReach.height);
	return Math.min(Math.max(Math.min(across, down), reached), width / (sheet.width * 1.12));
}

/** How far a scene is moved down, so that what hangs high is not cut off at the upper edge. */
function shiftFor({ turns, centre }: Scene, { height }: Size, sheet: Size, scale: number): number {
	if (turns === 'sheet') return 0;
	const [sheetTop, seenTop] = [centre.y - sheet.height / 2 - hangerMargin, (sceneSize.height - height / scale) / 2];
	return Math.max(0, seenTop - sheetTop) * scale;
}

const box = (left: number, top: number, { width, height }: Size): CSSProperties => ({
	position: 'absolute',
	...{ left, top, width, height },
});

export function SceneView({ scene, size, ...shown }: SceneProps) {
	const { product } = useDesign();
	const sheet = useMemo(() => sheetSize(scene, product), [scene, product]);
	const scale = scaleFor(scene, size, sheet);
	const picture = useMemo(() => toAddress(scene.picture), [scene]);
	const View = scene.turns === 'sheet' ? LyingSheet : HungSheet;
	// The middle of the scene is in the middle of the screen.
	const middle: CSSProperties = {
		...box(size.width / 2, size.height / 2 + shiftFor(scene, size, sheet, scale), { width: 0, height: 0 }),
		transform: `scale(${scale})`,
	};
	return (
		<>
			{scene.turns === 'sheet' && (
				<img src={picture} alt="" draggable={false} className="absolute inset-0 size-full object-cover" />
			)}
			<div style={middle}>
				<View scene={scene} sheet={sheet} picture={picture} {...shown} />
			</div>
		</>
	);
}

interface SheetProps extends Omit<SceneProps, 'size'> {
	sheet: Size;
	picture: string;
}

function LyingSheet({ scene, sheet, front, back, angle }: SheetProps) {
	const { pitch, roll, centre } = scene;
	const seen = projectSheet(sheet.width, sheet.height, { pitch, roll, yaw: angle, distance, isLifted: true });
	const lit = mapRectangle(sheet.width, sheet.height, seen.corners);
	const shadow = mapRectangle(sheet.width, sheet.height, seen.shadow);
	const at = { left: centre.x - sceneSize.width / 2, top: centre.y - sceneSize.height / 2 };
	return (
		<div style={{ position: 'absolute', ...at }}>
			{shadow && (
				<Shadow
					sheet={sheet}
					style={{
						...box(0, 0, sheet),
						transform: toCss(shadow),
						transformOrigin: '0 0',
						filter: `blur(${6 + seen.height * 0.05}px)`,
						opacity: 0.42 - Math.min(0.2, seen.height * 0.001),
					}}
				/>
			)}
			{lit && (
				<div style={{ ...box(0, 0, sheet), transform: toCss(lit), transformOrigin: '0 0' }}>
					<Sheet page={seen.isBack ? back : front} sheet={sheet} angle={angle} isBack={seen.isBack} />
				</div>
			)}
		</div>
	);
}

function HungSheet({ scene, sheet, picture, front, angle }: SheetProps) {
	const plane = projectSheet(wallFrame.width, wallFrame.height, {
		...{ pitch: 0, roll: 0, yaw: angle, distance: distance * 1.4, isLifted: false },
	});
	const matrix = mapRectangle(wallFrame.width, wallFrame.height, plane.corners);
	const { hung, centre } = scene;
	const [left, top] = [centre.x - wallFrame.x - sheet.width / 2, centre.y - wallFrame.y - sheet.height / 2];
	const hanger = useMemo(
		() => (hung === 'bars' || hung === 'spiral' ? toAddress(hangerPicture(sheet, hung)) : undefined),
		[hung, sheet],
	);
	const isGlued = hung === 'glued';
	if (!matrix) return null;
	return (
		<div style={{ ...box(0, 0, wallFrame), transform: toCss(matrix), transformOrigin: '0 0' }}>
			<img src={picture} alt="" draggable={false} style={box(0, 0, wallFrame)} className="max-w-none" />
			<Shadow
				sheet={sheet}
				style={{
					...box(left + (isGlued ? 1 : 9), top + (isGlued ? 2 : 14), sheet),
					filter: `blur(${isGlued ? 2 : 12}px)`,
					opacity: isGlued ? 0.4 : 0.32,
				}}
			/>
			<div style={box(left, top, sheet)}>
				<Sheet page={front} sheet={sheet} angle={angle} isBack={false} />
			</div>
			{hanger && (
				<img
					src={hanger}
					alt=""
					draggable={false}
					style={box(left - hangerMargin, top - hangerMargin, {
						width: sheet.width + 2 * hangerMargin,
						height: sheet.height + 2 * hangerMargin,
					})}
					className="max-w-none"
				/>
			)}
		</div>
	);
}

/** In pixels of the sheet; null: it is a rectangle. */
function useOutline(sheet: Size): string | null {
	const { specification } = useStudio();
	const { product } = useDesign();
	const { dieLine } = specification;
	return useMemo(
		() => (dieLine === null ? null : scaleOutline(dieLine, sheet.width / product.width)),
		[dieLine, sheet.width, product.width],
	);
}

function Shadow({ sheet, style }: { sheet: Size; style: CSSProperties }) {
	const outline = useOutline(sheet);
	const address = useMemo(() => toAddress(shadowPicture(sheet, outline)), [sheet, outline]);
	return <img src={address} alt="" draggable={false} style={style} className="max-w-none" />;
}

interface PaperProps {
	page: DrawnPage | undefined;
	sheet: Size;
	angle: number;
	isBack: boolean;
}

function Sheet({ page, sheet, angle, isBack }: PaperProps) {
	const { specification } = useStudio();
	const { product } = useDesign();
	const addressOf = usePictureAddress(shownWidth);
	const outline = useOutline(sheet);
	const { folds } = specification;
	const shade = useMemo(() => {
		const scale = sheet.width / product.width;
		const seen = folds.map((fold) => (isBack ? product.width - fold : fold) * scale);
		return toAddress(shadePicture(sheet, seen));
	}, [sheet, folds, product.width, isBack]);
	const away = Math.abs(Math.sin((angle * Math.PI) / 180));
	return (
		<Clip outline={outline}>
			<PagePicture
				page={page ?? blankPage}
				format={product}
				bleed={false}
				addressOf={addressOf}
				label={null}
				className="block size-full"
			/>
			<img
				src={shade}
				alt=""
				draggable={false}
				style={{ opacity: 0.45 + 0.55 * away }}
				className="absolute inset-0 size-full max-w-none mix-blend-multiply"
			/>
		</Clip>
	);
}

/** The colour of the paper alone. */
const blankPage: DrawnPage = { pageId: '', name: '', operations: [] };

const Clip = ({ outline, children }: { outline: string | null; children: ReactNode }) => (
	<div
		style={outline === null ? undefined : { clipPath: `path("${outline}")` }}
		className="relative isolate size-full overflow-hidden"
	>
		{children}
	</div>
);
