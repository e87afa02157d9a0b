// While nothing is selected: the format, and the guides of this browser in numbers.
import { IconTrash } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useFree } from '../free-context.tsx';
import { useMillimetres } from '../use-describe-position.ts';
import { useSettledDesign } from '../use-settled-design.ts';
import { Section } from './choice-row.tsx';
import { MeasureField } from './measure-field.tsx';

export function PageSection() {
	const { t } = usePlatform();
	const { product } = useSettledDesign();
	const { guides } = useFree();
	const list = useSyncExternalStore(guides.watch, () => guides.list);
	const write = useMillimetres(2);
	const [at, setAt] = useState(10_000);
	return (
		<>
			<Section title={t('studio.free.format')}>
				<p className="text-sm tabular-nums">
					{t('studio.free.size', { width: write(product.width), height: write(product.height) })}
				</p>
				<p className="text-sm text-hint">{t('studio.free.selectHint')}</p>
			</Section>
			<Section title={t('studio.free.guides')}>
				<ul className="grid gap-1 empty:hidden">
					{list.map((guide) => (
						<li key={`${guide.axis}${guide.at}`} className="flex items-center justify-between text-sm tabular-nums">
							{t(`studio.free.guideAt.${guide.axis}`, { at: write(guide.at) })}
							<Button
								size="small"
								aria-label={t('studio.free.removeGuide', {
									guide: t(`studio.free.guideAt.${guide.axis}`, { at: write(guide.at) }),
								})}
								icon={<IconTrash aria-hidden size={16} />}
								onClick={() => guides.remove(guide)}
							/>
						</li>
					))}
				</ul>
				<MeasureField
					label={t('studio.free.guidePlace')}
					unit="mm"
					factor={1000}
					min={-1000}
					max={10_000}
					value={at}
					onChange={setAt}
				/>
				<div className="flex flex-wrap gap-2">
					<Button size="small" onClick={() => guides.add({ axis: 'x', at })}>
						{t('studio.free.addGuide.x')}
					</Button>
					<Button size="small" onClick={() => guides.add({ axis: 'y', at })}>
						{t('studio.free.addGuide.y')}
					</Button>
				</div>
			</Section>
		</>
	);
}
