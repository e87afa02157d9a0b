// How the page is looked at: nearer, farther, with lines, with what is cut off.
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useView } from '../view/view-state.tsx';

const step = 1.25;

export function ViewBar() {
	const { t, language } = usePlatform();
	const { view, look } = useView();
	const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(view.zoom);
	const lines = [
		{ line: 'trim', label: t('studio.showTrim'), isOn: view.guides.trim },
		{ line: 'safe', label: t('studio.showSafe'), isOn: view.guides.safe },
		{ line: 'bleed', label: t('studio.showBleed'), isOn: view.bleed },
	] as const;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
			<fieldset className="flex items-center gap-1">
				<legend className="sr-only">{t('studio.zoom')}</legend>
				<Button
					size="small"
					aria-label={t('studio.zoomOut')}
					icon={<IconMinus aria-hidden size={18} />}
					onClick={() => look({ to: 'zoom', zoom: view.zoom / step })}
				/>
				<button
					type="button"
					aria-label={t('studio.zoomFit', { percent })}
					onClick={() => look({ to: 'zoom', zoom: 1 })}
					className="min-h-8 w-14 cursor-pointer rounded-theme tabular-nums hover:bg-surface-hover pointer-coarse:min-h-11"
				>
					{percent}
				</button>
				<Button
					size="small"
					aria-label={t('studio.zoomIn')}
					icon={<IconPlus aria-hidden size={18} />}
					onClick={() => look({ to: 'zoom', zoom: view.zoom * step })}
				/>
			</fieldset>
			<fieldset className="flex flex-wrap items-center gap-x-3">
				<legend className="sr-only">{t('studio.lines')}</legend>
				{lines.map(({ line, label, isOn }) => (
					<label key={line} className="flex min-h-8 cursor-pointer items-center gap-1.5 pointer-coarse:min-h-11">
						<input
							type="checkbox"
							checked={isOn}
							onChange={() => look({ to: 'toggle', line })}
							className="size-4 accent-chosen"
						/>
						{label}
					</label>
				))}
			</fieldset>
		</div>
	);
}
