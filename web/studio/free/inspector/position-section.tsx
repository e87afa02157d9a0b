// Where it is and how large, in numbers: everything that can be dragged can be typed.
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import { tidyAngle } from '../../../../rules/designs/arrange/resize-box.ts';
import type { Box, DesignElement, DesignPage } from '../../../../rules/designs/design.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { setBox } from '../commands/arrange.ts';
import { useFree } from '../free-context.tsx';
import { Section } from './choice-row.tsx';
import { LockNote } from './lock-note.tsx';
import { MeasureField } from './measure-field.tsx';
import { useProperties } from './use-properties.ts';

/** In millimetres. */
const farthest = 10_000;

export function PositionSection({ element, page }: { element: DesignElement; page: DesignPage }) {
	const { t } = usePlatform();
	const { run } = useFree();
	const move = useProperties(element, 'move');
	const resize = useProperties(element, 'resize');
	const box = placeBoxes(page.elements).get(element.id)?.box ?? element.box;
	const isLine = element.kind === 'shape' && element.shape === 'line';
	const least = isLine ? 0 : 0.5;
	const set = (changes: Partial<Box>) =>
		run((context) => setBox({ ...context, selection: [element.id] }, changes), {
			typing: `box ${Object.keys(changes).join(' ')} ${element.id}`,
		});
	const millimetres = { unit: 'mm', factor: 1000, max: farthest };
	return (
		<Section title={t('studio.free.placeAndSize')}>
			<LockNote reason={move.reason ?? resize.reason} />
			<div className="grid grid-cols-2 gap-2">
				<MeasureField
					label={t('studio.free.fromLeft')}
					sign="X"
					{...millimetres}
					min={-farthest}
					value={box.x}
					disabled={move.disabled}
					onChange={(x) => set({ x })}
				/>
				<MeasureField
					label={t('studio.free.fromTop')}
					sign="Y"
					{...millimetres}
					min={-farthest}
					value={box.y}
					disabled={move.disabled}
					onChange={(y) => set({ y })}
				/>
				<MeasureField
					label={t('studio.free.width')}
					sign={t('studio.free.widthSign')}
					{...millimetres}
					min={least}
					value={box.width}
					disabled={resize.disabled}
					onChange={(width) => set({ width })}
				/>
				<MeasureField
					label={t('studio.free.height')}
					sign={t('studio.free.heightSign')}
					{...millimetres}
					min={least}
					value={box.height}
					disabled={resize.disabled}
					onChange={(height) => set({ height })}
				/>
				<MeasureField
					label={t('studio.free.angle')}
					sign="∠"
					unit="°"
					factor={1000}
					value={box.rotation}
					disabled={move.disabled}
					onChange={(rotation) => set({ rotation: tidyAngle(rotation) })}
				/>
			</div>
		</Section>
	);
}
