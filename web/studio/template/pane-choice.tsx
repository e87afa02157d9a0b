// Beside the page: what the template has, or the objects of the page.
import { usePlatform } from '../../platform/environment.tsx';

const panes = ['template', 'objects'] as const;
export type Pane = (typeof panes)[number];

export function PaneChoice({ pane, onChange }: { pane: Pane; onChange(pane: Pane): void }) {
	const { t } = usePlatform();
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{t('templateEditor.pane')}</legend>
			<div className="grid grid-cols-2 rounded-theme border border-control-line bg-control p-0.5">
				{panes.map((one) => (
					<label
						key={one}
						className="grid min-h-8 cursor-pointer place-items-center rounded-theme px-3 text-sm font-semibold has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
					>
						<input
							type="radio"
							name="template-pane"
							className="sr-only"
							checked={pane === one}
							onChange={() => onChange(one)}
						/>
						{t(`templateEditor.panes.${one}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
