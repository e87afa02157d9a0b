// Brings a picture into the shape that it must have: dragged, or moved by sliders. What is seen is what is sent.
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { type Crop, dragged, isTooSmall, partOf, type Size, wholeCrop } from './crop.ts';

interface CropDialogProps {
	picture: ImageBitmap;
	wanted: Size;
	/** Fewer pixels than wanted are refused below this width. */
	leastWidth: number;
	busy: boolean;
	onClose(): void;
	onDone(cropped: Blob): void;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, wanted: Size, crop: Crop): void {
	const { x, y, width, height } = partOf(picture, wanted, crop);
	const context = canvas.getContext('2d');
	if (!context) return;
	context.imageSmoothingQuality = 'high';
	context.clearRect(0, 0, wanted.width, wanted.height);
	context.drawImage(picture, x, y, width, height, 0, 0, wanted.width, wanted.height);
}

export function CropDialog({ picture, wanted, leastWidth, busy, onClose, onDone }: CropDialogProps) {
	const t = useTexts();
	const canvas = useRef<HTMLCanvasElement>(null);
	const [crop, setCrop] = useState(wholeCrop);
	const [from, setFrom] = useState<{ x: number; y: number }>();
	useEffect(() => {
		if (canvas.current) draw(canvas.current, picture, wanted, crop);
	}, [picture, wanted, crop]);
	const least = { width: leastWidth, height: Math.round((leastWidth * wanted.height) / wanted.width) };
	const tooSmall = isTooSmall(picture, least, crop);
	const drag = (event: PointerEvent<HTMLCanvasElement>) => {
		if (!from) return;
		const { width, height } = event.currentTarget.getBoundingClientRect();
		setCrop(
			dragged(picture, wanted, crop, { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / height }),
		);
		setFrom({ x: event.clientX, y: event.clientY });
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('themeEditor.crop')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button
						colour="primary"
						busy={busy}
						disabled={tooSmall}
						onClick={() => canvas.current?.toBlob((blob) => blob && onDone(blob), 'image/png')}
					>
						{t('themeEditor.useImage')}
					</Button>
				</>
			}
		>
			<p className="mb-3 text-sm text-muted">{t('themeEditor.cropHint')}</p>
			<canvas
				ref={canvas}
				width={wanted.width}
				height={wanted.height}
				onPointerDown={(event) => {
					event.currentTarget.setPointerCapture(event.pointerId);
					setFrom({ x: event.clientX, y: event.clientY });
				}}
				onPointerMove={drag}
				onPointerUp={() => setFrom(undefined)}
				className="kit-transparent mx-auto max-h-80 max-w-full cursor-grab touch-none rounded-theme border border-line active:cursor-grabbing"
			/>
			<div className="mt-4 grid gap-3 phone:grid-cols-3">
				<Slider
					label={t('themeEditor.zoom')}
					least={1}
					most={5}
					value={crop.zoom}
					onChange={(zoom) => setCrop({ ...crop, zoom })}
				/>
				<Slider
					label={t('themeEditor.across')}
					least={0}
					most={1}
					value={crop.across}
					onChange={(across) => setCrop({ ...crop, across })}
				/>
				<Slider
					label={t('themeEditor.down')}
					least={0}
					most={1}
					value={crop.down}
					onChange={(down) => setCrop({ ...crop, down })}
				/>
			</div>
			<div role="status" className="mt-3 empty:hidden">
				{tooSmall && <Notice kind="danger">{t('themeEditor.imageTooSmall', least)}</Notice>}
			</div>
		</Dialog>
	);
}

interface SliderProps {
	label: string;
	least: number;
	most: number;
	value: number;
	onChange(value: number): void;
}

const Slider = ({ label, least, most, value, onChange }: SliderProps) => (
	<label className="text-sm font-semibold text-label">
		{label}
		<input
			type="range"
			min={least}
			max={most}
			step={0.01}
			value={value}
			onChange={(event) => onChange(Number(event.target.value))}
			className="mt-1 block h-8 w-full cursor-pointer accent-(--colors-primary-DEFAULT) pointer-coarse:h-11"
		/>
	</label>
);
