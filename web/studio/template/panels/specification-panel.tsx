// What the press needs, as the product has it: set in the product editor, shown here.
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useMillimetres } from '../../free/use-describe-position.ts';
import { useStudio } from '../../studio-context.tsx';

export function SpecificationPanel() {
	const { t } = usePlatform();
	const { specification } = useStudio();
	const write = useMillimetres(2);
	const { width, height, bleed, safeMargin, maximumInk, warningPpi, errorPpi, sides, inks } = specification;
	const rows = [
		[t('templateEditor.specSize'), t('studio.free.size', { width: write(width), height: write(height) })],
		[t('templateEditor.specSides'), sides.map(({ name }) => describeSide(t, name)).join(', ')],
		[t('templateEditor.specBleed'), t('templateEditor.millimetres', { length: write(bleed) })],
		[t('templateEditor.specSafe'), t('templateEditor.millimetres', { length: write(safeMargin) })],
		[t('templateEditor.specInks'), t(`templateEditor.specInks.${inks ?? 'fullColour'}`)],
		[t('templateEditor.specInk'), t('templateEditor.percent', { percent: maximumInk })],
		[t('templateEditor.specPpi'), t('templateEditor.specPpiOf', { warning: warningPpi, error: errorPpi })],
	] as const;
	return (
		<dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
			{rows.map(([name, value]) => (
				<div key={name} className="contents">
					<dt className="text-muted">{name}</dt>
					<dd className="tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}
