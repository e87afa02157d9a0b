// A colour: typed as #hex, rgb, rgba or the path of a token, or picked. Empty means: none of its own.
import { useState } from 'react';
import {
	type Color,
	ColorArea,
	ColorPicker,
	ColorSlider,
	ColorThumb,
	Dialog,
	DialogTrigger,
	Label,
	Popover,
	Pressable,
	parseColor,
	SliderOutput,
	SliderTrack,
} from 'react-aria-components';
import { fallbackColour, parseColour, writeColour } from '../../rules/theme/colour.ts';
import { useTexts } from '../platform/environment.tsx';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldError, useFieldIds } from './field.tsx';
import { popoverStyle } from './popover-style.ts';
import { useThemeScope } from './theme-scope.tsx';

interface ColourFieldProps extends FieldBasics {
	value: string;
	onChange(value: string): void;
	/** What a path looks like, where that is not what it is on this page. */
	shown?: string;
}

/** What the value looks like here; undefined where it is none. */
function cssOf(value: string): string | undefined {
	const colour = parseColour(value);
	if (colour.kind === 'empty' || colour.kind === 'invalid') return undefined;
	return colour.kind === 'path' ? `var(--${colour.path.replaceAll('.', '-')})` : writeColour(colour);
}

/** A path has no channels to begin from. */
function pickedFrom(value: string) {
	const colour = parseColour(value);
	const direct = colour.kind === 'hex' || colour.kind === 'rgb' || colour.kind === 'rgba';
	return parseColor(direct ? writeColour(colour) : fallbackColour).toFormat('hsba');
}

const written = (colour: Color) => colour.toString(colour.getChannelValue('alpha') < 1 ? 'rgba' : 'hex').toLowerCase();

export function ColourField({
	label,
	hint,
	error: given,
	required,
	disabled,
	value,
	onChange,
	name,
	shown,
}: ColourFieldProps) {
	const t = useTexts();
	const look = useThemeScope();
	const ids = useFieldIds();
	const { error, onBlur } = useFieldError(value, { kind: 'colour', required }, given);
	/** Written as a value, grey has lost its hue: what was picked is remembered as long as it is what the value says. */
	const [picked, setPicked] = useState<Color>();
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<div className="flex items-stretch gap-2">
				<DialogTrigger>
					<Pressable isDisabled={disabled ?? false}>
						<button
							type="button"
							disabled={disabled}
							aria-label={t('kit.pickColour', { label })}
							className="kit-transparent w-11 shrink-0 cursor-pointer overflow-hidden rounded-theme border border-control-line disabled:cursor-not-allowed"
						>
							<span className="block size-full" style={{ background: shown ?? cssOf(value) }} />
						</button>
					</Pressable>
					<Popover {...look} placement="bottom start" className={`${popoverStyle} overflow-auto p-4`}>
						<Dialog aria-label={t('kit.pickColour', { label })} className="w-56 outline-none">
							<ColorPicker
								value={picked && written(picked) === value ? picked : pickedFrom(value)}
								onChange={(colour) => {
									setPicked(colour);
									onChange(written(colour));
								}}
							>
								<Picker />
							</ColorPicker>
						</Dialog>
					</Popover>
				</DialogTrigger>
				<input
					{...describedBy({ ids, hint, error, required })}
					id={ids.control}
					name={name}
					disabled={disabled}
					value={value}
					spellCheck={false}
					autoComplete="off"
					onChange={(event) => onChange(event.target.value)}
					onBlur={onBlur}
					className={`${controlStyle} font-mono`}
				/>
			</div>
		</Field>
	);
}

const thumb = 'kit-thumb top-1/2 size-6 rounded-full data-focus-visible:size-8';

function Picker() {
	const t = useTexts();
	return (
		<div className="flex flex-col gap-3">
			<ColorArea
				aria-label={t('kit.colourArea')}
				colorSpace="hsb"
				xChannel="saturation"
				yChannel="brightness"
				className="h-40 w-full rounded-theme"
			>
				<ColorThumb className="kit-thumb size-6 rounded-full data-focus-visible:size-8" />
			</ColorArea>
			<ColorSlider channel="hue" colorSpace="hsb" className="grid grid-cols-[1fr_auto] gap-1 text-sm">
				<Label>{t('kit.hue')}</Label>
				<SliderOutput className="tabular-nums" />
				<SliderTrack className="col-span-2 h-6 rounded-theme">
					<ColorThumb className={thumb} />
				</SliderTrack>
			</ColorSlider>
			<ColorSlider channel="alpha" className="grid grid-cols-[1fr_auto] gap-1 text-sm">
				<Label>{t('kit.opacity')}</Label>
				<SliderOutput className="tabular-nums" />
				<SliderTrack className="kit-transparent col-span-2 h-6 rounded-theme">
					<ColorThumb className={thumb} />
				</SliderTrack>
			</ColorSlider>
		</div>
	);
}
