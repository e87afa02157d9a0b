// The switches of this browser with save, restore and reset; words from the group accountPages.
import { useState } from 'react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { type FlagName, flagNames, resetFlags, restoreFlags, saveFlags, setFlag, useFlags } from '../platform/flags.ts';
import { installScroller } from '../platform/smooth-scroller.ts';

const labels: Record<FlagName, PlainTextKey> = {
	showFAB: 'account.flagFab',
	languageControls: 'account.flagLanguage',
	productControls: 'account.flagProduct',
	cmsControls: 'account.flagCms',
	smoothScroller: 'account.flagScroller',
};

const actions: { label: PlainTextKey; said: PlainTextKey; run(): void }[] = [
	{ label: 'account.saveFlags', said: 'account.flagsSaved', run: saveFlags },
	{ label: 'account.restoreFlags', said: 'account.flagsRestored', run: restoreFlags },
	{ label: 'account.resetFlags', said: 'account.flagsReset', run: resetFlags },
];

export function FlagSwitches({ shown = flagNames }: { shown?: readonly FlagName[] }) {
	const { t } = usePlatform();
	const flags = useFlags();
	const [said, setSaid] = useState<PlainTextKey>();
	const change = (name: FlagName) => (on: boolean) => {
		setFlag(name, on);
		setSaid(undefined);
		installScroller();
	};
	return (
		<>
			<div className="grid gap-3">
				{shown.map((name) => (
					<Checkbox key={name} label={t(labels[name])} checked={flags[name]} onChange={change(name)} />
				))}
			</div>
			<div className="mt-5 flex flex-wrap items-center gap-3">
				{actions.map(({ label, said: words, run }) => (
					<Button
						key={label}
						onClick={() => {
							run();
							setSaid(words);
						}}
					>
						{t(label)}
					</Button>
				))}
				<p role="status" className="text-sm text-muted">
					{said && t(said)}
				</p>
			</div>
		</>
	);
}
