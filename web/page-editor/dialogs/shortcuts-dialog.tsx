// Everything that can be done with keys.
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useTexts } from '../../platform/environment.tsx';

const keys: readonly [keys: string, text: PlainTextKey][] = [
	['Tab', 'pageEditor.keys.tab'],
	['↑ ↓', 'pageEditor.keys.arrows'],
	['← →', 'pageEditor.keys.tools'],
	['Enter', 'pageEditor.keys.pickUp'],
	['Alt + ↑ ↓', 'pageEditor.keys.move'],
	['+', 'pageEditor.keys.insert'],
	['/', 'pageEditor.keys.slash'],
	['S', 'pageEditor.keys.settings'],
	['Ctrl + D', 'pageEditor.keys.duplicate'],
	['Ctrl + C, X, V', 'pageEditor.keys.clipboard'],
	['Del', 'pageEditor.keys.remove'],
	['Ctrl + Z', 'pageEditor.undo'],
	['Ctrl + Shift + Z', 'pageEditor.redo'],
	['Ctrl + B, I, U, K', 'pageEditor.keys.rich'],
	['- # > 1. **', 'pageEditor.keys.markdown'],
	['Ctrl + S', 'pageEditor.keys.save'],
	['Ctrl + /', 'pageEditor.shortcuts'],
];

export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
	const t = useTexts();
	return (
		<Dialog open onClose={onClose} title={t('pageEditor.shortcuts')}>
			<p className="mb-4">{t('pageEditor.keys.about')}</p>
			<dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
				{keys.map(([name, text]) => (
					<div key={name} className="contents">
						<dt>
							<kbd className="rounded-theme border border-line bg-sunken px-2 py-0.5 text-sm whitespace-nowrap">
								{name
									.replace('Ctrl', t('pageEditor.key.ctrl'))
									.replace('Del', t('pageEditor.key.del'))
									.replace('Shift', t('pageEditor.key.shift'))}
							</kbd>
						</dt>
						<dd>{t(text)}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
