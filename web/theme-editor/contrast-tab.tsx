// Which words and shapes cannot be seen well, and the nearest colour that would do.
import { IconWand } from '@tabler/icons-react';
import { useMemo } from 'react';
import { findContrastErrors } from '../../rules/theme/contrast-errors.ts';
import { darkTheme } from '../../rules/theme/dark-theme.ts';
import { mendContrasts } from '../../rules/theme/mend-contrasts.ts';
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useToast } from '../kit/toasts.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useEditing } from './editing.tsx';
import { LogoNotice } from './logo-notice.tsx';
import { Segments } from './segments.tsx';
import { Swatch } from './swatch.tsx';
import { tokenName } from './token-names.ts';

interface ContrastTabProps {
	onShow(path: string): void;
	/** To the tab of pictures. */
	onImages(): void;
}

export function ContrastTab({ onShow, onImages }: ContrastTabProps) {
	const { t, language } = usePlatform();
	const { light, theme, own, scheme, setScheme, setColour, pointAt, change } = useEditing();
	const toast = useToast();
	const mendAll = () => {
		const mended = mendContrasts(own, scheme);
		change(mended.theme, `mend contrasts ${scheme}`);
		toast.success(t('themeEditor.mended', { count: mended.changed, left: mended.left }));
	};
	const errors = useMemo(
		() => ({ light: findContrastErrors(light, 'light'), dark: findContrastErrors(darkTheme(light), 'dark') }),
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
			<LogoNotice scheme={scheme} onImages={onImages} />
			{errors[scheme].length > 1 && (
				<div>
					<Button colour="primaryLight" icon={<IconWand aria-hidden size={18} />} onClick={mendAll}>
						{t('themeEditor.mendAll', { count: errors[scheme].length })}
					</Button>
					<p className="mt-1 text-sm text-muted">{t('themeEditor.mendAllHint')}</p>
				</div>
			)}
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
