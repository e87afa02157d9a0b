// Form or free mode.
import { usePlatform } from '../../platform/environment.tsx';

const modes = ['form', 'free'] as const;
export type Mode = (typeof modes)[number];

export function ModeChoice({ mode, onChange }: { mode: Mode; onChange(mode: Mode): void }) {
	const { t } = usePlatform();
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{t('studio.free.mode')}</legend>
			<div className="grid grid-cols-2 rounded-theme border border-control-line bg-control p-0.5">
				{modes.map((one) => (
					<label
						key={one}
						className="grid min-h-8 cursor-pointer place-items-center rounded-theme px-3 text-sm font-semibold has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
					>
						<input
							type="radio"
							name="studio-mode"
							className="sr-only"
							checked={mode === one}
							onChange={() => onChange(one)}
						/>
						{t(`studio.free.mode.${one}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
