// Which keys do what.

import type { Translate } from '../../../rules/texts/translator.ts';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignStore } from '../state/design-store.ts';
import { useStudio } from '../studio-context.tsx';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Where the template allows to arrange. */
const isFree = ({ role, document }: DesignStore) => role !== 'shopper' || document.freedom.isFree;

const freeKeys = (t: Translate, command: string) =>
	[
		['← → ⇧ Alt', t('studio.free.keys.move')],
		[`${command} ← →`, t('studio.free.keys.resize')],
		['↵', t('studio.free.editText')],
		[`${command} D`, t('studio.free.duplicate')],
		[`${command} G`, t('studio.free.group')],
		[`${command} ⇧ G`, t('studio.free.ungroup')],
		[`${command} ⇧ L`, t('studio.free.pin')],
		['PgUp PgDn', t('studio.free.keys.order')],
		['F6', t('studio.free.keys.panes')],
	] as const;

export default function KeysDialog({ onClose }: { onClose(): void }) {
	const { t } = usePlatform();
	const command = isMac() ? '⌘' : t('studio.controlKey');
	const keys = [
		[`${command} Z`, t('studio.undo')],
		[`${command} ⇧ Z`, t('studio.redo')],
		[`${command} S`, t('studio.saveNow')],
		['+ − 0', t('studio.keysZoom')],
		['← ↑ ↓ →', t('studio.keysPan')],
		...(isFree(useStudio().store) ? freeKeys(t, command) : []),
	] as const;
	return (
		<NativeDialog title={t('studio.keys')} onClose={onClose}>
			<dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 p-4">
				{keys.map(([key, meaning]) => (
					<div key={key} className="contents">
						<dt>
							<kbd className="rounded-box border border-line bg-sunken px-2 py-0.5 text-sm">{key}</kbd>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
		</NativeDialog>
	);
}
