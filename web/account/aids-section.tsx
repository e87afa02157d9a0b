// Switches of this browser, for those who work on the shop: they hold at once, saved they hold after a reload as well.
import { useTexts } from '../platform/environment.tsx';
import { FlagSwitches } from './flag-switches.tsx';
import { Part } from './part.tsx';

export function AidsSection() {
	const t = useTexts();
	return (
		<Part id="aids" title={t('account.aids')}>
			<p className="mb-4 text-sm text-muted">{t('account.aidsHint')}</p>
			<FlagSwitches />
		</Part>
	);
}
