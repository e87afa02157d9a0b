// Switches of this browser: they hold at once, saved they hold after a reload as well. Those of the editors are for people who may edit.
import { useTexts } from '../platform/environment.tsx';
import { flagNames, flagsOfEverybody } from '../platform/flags.ts';
import { FlagSwitches } from './flag-switches.tsx';
import { Part } from './part.tsx';

export function AidsSection({ editing }: { editing: boolean }) {
	const t = useTexts();
	return (
		<Part id="aids" title={t(editing ? 'account.aids' : 'account.ownAids')}>
			<p className="mb-4 text-sm text-muted">{t('account.aidsHint')}</p>
			<FlagSwitches shown={editing ? flagNames : flagsOfEverybody} />
		</Part>
	);
}
