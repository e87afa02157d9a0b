// Size and angle of several elements as one, in numbers.
import { boundsOfAll } from '../../../../rules/designs/arrange/box-bounds.ts';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import type { DesignElement, DesignPage } from '../../../../rules/designs/design.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useReadOnly } from '../../studio-context.tsx';
import { scaleSelection, turnSelection } from '../commands/several.ts';
import { useFree } from '../free-context.tsx';
import { Section } from './choice-row.tsx';
import { MeasureField } from './measure-field.tsx';

/** In millimetres. */
const farthest = 10_000;

export function SeveralSection({ elements, page }: { elements: readonly DesignElement[]; page: DesignPage }) {
	const { t } = usePlatform();
	const { run } = useFree();
	const readOnly = useReadOnly();
	const placed = placeBoxes(page.elements);
	const bounds = boundsOfAll(elements.map(({ id, box }) => placed.get(id)?.box ?? box));
	if (!bounds) return null;
	const { width, height } = bounds;
	const scale = (by: number) => run((context) => scaleSelection(context, by));
	const millimetres = { unit: 'mm', factor: 1000, min: 0.5, max: farthest, disabled: readOnly };
	return (
		<Section title={t('studio.free.placeAndSize')}>
			<div className="grid grid-cols-2 gap-2">
				<MeasureField
					label={t('studio.free.width')}
					sign={t('studio.free.widthSign')}
					{...millimetres}
					value={width}
					onChange={(next) => width > 0 && scale(next / width)}
				/>
				<MeasureField
					label={t('studio.free.height')}
					sign={t('studio.free.heightSign')}
					{...millimetres}
					value={height}
					onChange={(next) => height > 0 && scale(next / height)}
				/>
				<MeasureField
					label={t('studio.free.turnBy')}
					sign="∠"
					unit="°"
					factor={1000}
					value={0}
					disabled={readOnly}
					onChange={(angle) => run((context) => turnSelection(context, angle))}
				/>
			</div>
		</Section>
	);
}
