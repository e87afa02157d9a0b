// Colours and borders of one section or item: a colour of the theme by its path, or one of its own; what cannot be read is said.
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Layout } from '../../../rules/pages/layout.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { parseColour } from '../../../rules/theme/colour.ts';
import { contrastRatio } from '../../../rules/theme/contrast.ts';
import { isStyleColour, type StyleConfig, styleFallbacks } from '../../../rules/theme/style-config.ts';
import { ColourField } from '../../kit/colour-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Switch } from '../../kit/switch.tsx';
import { usePlatform, useTexts } from '../../platform/environment.tsx';

type Style = NonNullable<Layout['style']>;
type ColourName = keyof typeof styleFallbacks;

const radii: readonly StyleConfig['rounded'][] = ['auto', 'off', 'light', 'strong'];
const widths: readonly StyleConfig['borderWidth'][] = ['auto', 'off', 'thin', 'thick'];

/** Those that a theme is made of; any other token can be typed. */
const offered = [
	...['primary', 'secondary'].flatMap((group) => ['DEFAULT', 'light', 'dark'].map((name) => `${group}.${name}`)),
	...['success.DEFAULT', 'danger.DEFAULT', 'warning.DEFAULT', 'body.DEFAULT', 'body.inverted', 'border.DEFAULT'],
	...['background.DEFAULT', 'background.light', 'background.dark'],
].map((name) => `colors.${name}`);

/** In the theme of the shop: the panel itself has that of the administration. */
const shopColour = (path: string): string =>
	getComputedStyle(document.documentElement).getPropertyValue(`--${path.replaceAll('.', '-')}`);

// The catalogue has a word for each of them; a test looks.
function tokenName(t: Translate, path: string): string {
	const end = path.lastIndexOf('.');
	const group = t(`tokenGroup.${path.slice(0, end)}` as PlainTextKey);
	return `${group}: ${t(`token.${path.slice(end + 1)}` as PlainTextKey)}`;
}

interface StyleFormProps {
	style: Style | undefined;
	hint: string;
	/** Finds it on the canvas, where its contrast is measured. */
	shown: string;
	/** @returns whether it was taken */
	onChange(style: Style | undefined): boolean;
}

export function StyleForm({ style, hint, shown, onChange }: StyleFormProps) {
	const t = useTexts();
	return (
		<div className="grid gap-4">
			<Switch
				label={t('pageEditor.style')}
				hint={hint}
				on={style !== undefined}
				onChange={(on) => onChange(on ? { rounded: 'auto', borderWidth: 'auto' } : undefined)}
			/>
			{style && (
				<>
					<StyleColour name="textColor" style={style} onChange={onChange} />
					<StyleColour name="bgColor" style={style} onChange={onChange} />
					<Contrast style={style} shown={shown} />
					<StyleColour name="borderColor" style={style} onChange={onChange} />
					<RadioGroup
						label={t('pageEditor.style.rounded')}
						value={style.rounded ?? 'auto'}
						onChange={(rounded) => onChange({ ...style, rounded })}
						choices={radii.map((value) => ({ value, label: t(`pageEditor.style.rounded.${value}`) }))}
					/>
					<RadioGroup
						label={t('pageEditor.style.borderWidth')}
						value={style.borderWidth ?? 'auto'}
						onChange={(borderWidth) => onChange({ ...style, borderWidth })}
						choices={widths.map((value) => ({ value, label: t(`pageEditor.style.borderWidth.${value}`) }))}
					/>
				</>
			)}
		</div>
	);
}

interface StyleColourProps {
	name: ColourName;
	style: Style;
	onChange(style: Style): boolean;
}

/** Taken when it is right; until then it stays in the field with its message. */
function StyleColour({ name, style, onChange }: StyleColourProps) {
	const t = useTexts();
	const [typed, setTyped] = useState<string>();
	const value = typed ?? style[name] ?? '';
	const write = (next: string) => {
		const taken = isStyleColour(next) && onChange({ ...style, [name]: next.trim() });
		setTyped(taken ? undefined : next);
	};
	const parsed = parseColour(value || styleFallbacks[name]);
	return (
		<div className="grid gap-2">
			<ColourField
				label={t(`pageEditor.style.${name}`)}
				hint={t('pageEditor.style.colourHint', { path: styleFallbacks[name] })}
				value={value}
				onChange={write}
				{...(parsed.kind === 'path' && { shown: shopColour(parsed.path) })}
			/>
			<fieldset aria-label={t('pageEditor.style.ofTheme')} className="flex flex-wrap gap-1">
				{offered.map((path) => (
					<button
						key={path}
						type="button"
						aria-label={tokenName(t, path)}
						title={`${tokenName(t, path)} (${path})`}
						aria-pressed={value === path}
						onClick={() => write(path)}
						className="size-8 cursor-pointer rounded-theme border border-control-line aria-pressed:outline-3 aria-pressed:outline-offset-1 aria-pressed:outline-focus pointer-coarse:size-11"
						style={{ background: shopColour(path) }}
					/>
				))}
			</fieldset>
		</div>
	);
}

const readable = 4.5;

/** As the browser shows it on the canvas, whatever the colours are linked to. */
function Contrast({ style, shown: selector }: { style: Style; shown: string }) {
	const { t, language } = usePlatform();
	const [ratio, setRatio] = useState(readable);
	// biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever the style is another
	useEffect(() => {
		const frame = requestAnimationFrame(() => {
			const shown = document.querySelector(selector);
			if (!shown) return;
			const { color, backgroundColor } = getComputedStyle(shown);
			setRatio(contrastRatio(color, backgroundColor));
		});
		return () => cancelAnimationFrame(frame);
	}, [selector, style]);
	return (
		<div aria-live="polite">
			{ratio < readable && (
				<Notice kind="warning">
					{t('pageEditor.style.contrast', { ratio: formatNumber(Math.floor(ratio * 10) / 10, language) })}
				</Notice>
			)}
		</div>
	);
}
