// A logo that cannot be seen on the header, and what helps: another ground behind it, or another picture.
import { withLogoGround } from '../../rules/theme/logo-contrast.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useTexts } from '../platform/environment.tsx';
import { type Scheme, useEditing } from './editing.tsx';
import { Swatch } from './swatch.tsx';
import { useLogo } from './use-logo.ts';

export function LogoNotice({ scheme, onImages }: { scheme: Scheme; onImages(): void }) {
	const t = useTexts();
	const { light, own, change, setScheme, scheme: shown } = useEditing();
	const logo = useLogo(scheme);
	if (!logo.isLostIn(light)) return null;
	const better = logo.findGround(light);
	return (
		<Notice
			kind="warning"
			action={
				<div className="flex flex-wrap gap-2">
					{better && shown === scheme && (
						<Button
							size="small"
							icon={<Swatch colour={better} />}
							onClick={() => change(withLogoGround(own, better, scheme), `logo ground ${scheme}`)}
						>
							{t('themeEditor.logoGround')}
						</Button>
					)}
					{shown !== scheme && (
						<Button size="small" onClick={() => setScheme(scheme)}>
							{t(`themeEditor.${scheme}`)}
						</Button>
					)}
					<Button size="small" onClick={onImages}>
						{t('themeEditor.logoChange')}
					</Button>
				</div>
			}
		>
			{t(scheme === 'dark' ? 'themeEditor.logoLostDark' : 'themeEditor.logoLost')}
		</Notice>
	);
}
