// Which words and shapes cannot be seen well, and the nearest colour that would do.
import { useMemo } from 'react';
import { findContrastErrors } from '../../rules/theme/contrast-errors.ts';
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useEditing } from './editing.tsx';
import { Segments } from './segments.tsx';
import { Swatch } from './swatch.tsx';
import { tokenName } from './token-names.ts';

export function ContrastTab({ onShow }: { onShow(path: string): void }) {
	const { t, language } = usePlatform();
	const { light, theme, scheme, setScheme, setColour, pointAt } = useEditing();
	const errors = useMemo(
		() => ({ light: findContrastErrors(light, 'light'), dark: findContrastErrors(light, 'dark') }),
		[light],
	);
	const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 0 });
	return (
		<div className="flex flex-col gap-4">
			<p className="text-sm text-muted">{t('themeEditor.contrastIntro')}</p>
			<Segments
				label={t('themeEditor.scheme')}
				value={scheme}
				onChange={setScheme}
				choices={[
					{ value: 'light', label: `${t('themeEditor.light')} (${errors.light.length})` },
					{ value: 'dark', label: `${t('themeEditor.dark')} (${errors.dark.length})` },
				]}
			/>
			<div role="status">
				{errors[scheme].length === 0 && <Notice kind="success">{t('themeEditor.contrastClean')}</Notice>}
			</div>
			<ul className="flex flex-col gap-2">
				{errors[scheme].map(({ front, back, ratio, least, nearest }) => (
					<li
						key={`${front} ${back}`}
						onPointerEnter={() => pointAt(front)}
						onPointerLeave={() => pointAt(undefined)}
						className="rounded-theme border border-line p-3"
					>
						<p className="font-semibold wrap-break-word hyphens-auto">
							{t('themeEditor.contrastOn', { front: tokenName(t, theme, front), back: tokenName(t, theme, back) })}
						</p>
						<p className="mt-1 flex items-center gap-2 text-sm">
							<Swatch colour={resolveColour(theme, front)} />
							<Swatch colour={resolveColour(theme, back)} />
							{t('themeEditor.ratio', {
								ratio: number.format(Math.floor(ratio * 100) / 100),
								least: number.format(least),
							})}
						</p>
						<div className="mt-2 flex flex-wrap gap-2">
							<Button
								size="small"
								icon={<Swatch colour={nearest} />}
								onClick={() => setColour(front, { color: nearest })}
							>
								{t('themeEditor.useNearest', { colour: nearest })}
							</Button>
							<Button size="small" onClick={() => onShow(front)}>
								{t('themeEditor.showToken')}
							</Button>
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}
