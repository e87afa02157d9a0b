// A colour is one of the swatches of the design, with its inks: nobody prints red, green and blue. An own one is mixed of four inks, or converted once
// from the code of a screen.
import { IconPlus, IconSlash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Swatch } from '../../../../rules/designs/design.ts';
import { mixableInks } from '../../../../rules/designs/mixable-inks.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useStudio } from '../../studio-context.tsx';
import { useSettledDesign } from '../use-settled-design.ts';
import { OwnSwatch } from './own-swatch.tsx';

const inkNames = ['C', 'M', 'Y', 'K'] as const;

/** `C 100 M 75 Y 20 K 30`, or the name of the spot colour. */
export function useDescribeInks() {
	const { t, language } = usePlatform();
	const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
	return ({ cmyk, spot }: Pick<Swatch, 'cmyk' | 'spot'>): string => {
		if (spot !== null) return spot;
		const total = Math.round(cmyk.reduce((sum, ink) => sum + ink, 0));
		const inks = cmyk.map((ink, index) => `${inkNames[index]} ${format.format(ink)}`).join(' ');
		return `${inks} · ${t('studio.percent', { percent: total })}`;
	};
}

/** What a colour is called that nobody has named. */
export function useNameInks() {
	const describe = useDescribeInks();
	return (cmyk: Swatch['cmyk']): string => describe({ cmyk, spot: null }).split(' · ')[0] ?? '';
}

interface ChoiceProps {
	label: string;
	/** Null: none. */
	value: string | null;
	allowsNone?: boolean;
	disabled?: boolean;
	onChange(swatch: string | null, added?: Swatch): void;
}

const chip =
	'grid size-8 cursor-pointer place-items-center rounded-full border border-control-line has-checked:ring-2 has-checked:ring-chosen has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:size-11';

export function SwatchChoice({ label, value, allowsNone = false, disabled = false, onChange }: ChoiceProps) {
	const { t } = usePlatform();
	const { store, specification } = useStudio();
	const { swatches, freedom } = useSettledDesign();
	const describe = useDescribeInks();
	const name = useId();
	const [isMixing, setMixing] = useState(false);
	const chosen = swatches.find(({ id }) => id === value);
	const mixable = mixableInks(specification, swatches);
	const mayMix =
		!disabled && (store.role === 'shopper' ? freedom.ownSwatches && mixable === 'all' : mixable !== 'none');
	const choices = [...(allowsNone ? [null] : []), ...swatches];
	return (
		<div className="grid gap-2">
			<fieldset disabled={disabled} className="min-w-0">
				<legend className="mb-1 text-sm text-label">{label}</legend>
				<div className="flex flex-wrap gap-2">
					{choices.map((swatch) => {
						const words = swatch ? `${swatch.name}, ${describe(swatch)}` : t('studio.free.noColour');
						return (
							<label
								key={swatch?.id ?? ''}
								title={words}
								style={swatch ? { backgroundColor: swatch.screen } : undefined}
								className={chip}
							>
								<input
									type="radio"
									name={name}
									aria-label={words}
									className="sr-only"
									checked={(swatch?.id ?? null) === value}
									onChange={() => onChange(swatch?.id ?? null)}
								/>
								{!swatch && <IconSlash aria-hidden size={18} />}
							</label>
						);
					})}
					{mayMix && (
						<button
							type="button"
							aria-expanded={isMixing}
							aria-label={t('studio.free.ownColour')}
							title={t('studio.free.ownColour')}
							onClick={() => setMixing(!isMixing)}
							className="grid size-8 cursor-pointer place-items-center rounded-full border border-dashed border-control-line pointer-coarse:size-11"
						>
							<IconPlus aria-hidden size={18} />
						</button>
					)}
				</div>
			</fieldset>
			{chosen && (
				<p className="text-sm text-hint">
					{chosen.name} · <span className="tabular-nums">{describe(chosen)}</span>
				</p>
			)}
			{isMixing && mayMix && (
				<OwnSwatch
					start={chosen}
					onAdd={(swatch) => {
						onChange(swatch.id, swatch);
						setMixing(false);
					}}
				/>
			)}
		</div>
	);
}
