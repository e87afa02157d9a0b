// What every step has: the ways on, and what may be lost by leaving it.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../kit/button.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export interface StepProps {
	/** Whether the setup ends with it. */
	last: boolean;
	/** Why the progress could not be saved. */
	failure: string | undefined;
	onDone(): void;
	onSkip(): void;
	onBack: (() => void) | undefined;
	/** Has the preview loaded again. */
	onReload(): void;
}

interface StepFrameProps extends Omit<StepProps, 'onReload'> {
	busy?: boolean;
	/** @returns whether everything is saved; left out where there is nothing to save */
	save?(): Promise<boolean> | boolean;
	/** What is typed and not saved. */
	unsaved?: { dirty: boolean; onDiscard(): void };
	/** Before the step is skipped. @returns whether it may be */
	beforeSkip?(): Promise<boolean>;
	children: ReactNode;
}

export function StepFrame({
	last,
	failure,
	onDone,
	onSkip,
	onBack,
	busy = false,
	save,
	unsaved,
	beforeSkip,
	children,
}: StepFrameProps) {
	const { t } = usePlatform();
	const goOn = async () => {
		if (!save || (await save())) onDone();
	};
	const skip = async () => {
		if (beforeSkip && !(await beforeSkip())) return;
		// Before the way on: the guard of unsaved changes must know that there are none.
		flushSync(() => unsaved?.onDiscard());
		onSkip();
	};
	return (
		<>
			{unsaved && (
				<LeaveGuard dirty={unsaved.dirty} onSave={async () => (await save?.()) ?? true} onDiscard={unsaved.onDiscard} />
			)}
			<div className="grid gap-4">{children}</div>
			<div role="alert" className="mt-4 empty:hidden">
				{failure && <Notice kind="danger">{failure}</Notice>}
			</div>
			<div className="mt-6 flex flex-wrap gap-2">
				<Button colour="primary" busy={busy} onClick={goOn}>
					{t(last ? 'shopSetup.finish' : 'shopSetup.continue')}
				</Button>
				<Button disabled={busy} onClick={skip}>
					{t('shopSetup.skip')}
				</Button>
				{onBack && (
					<Button disabled={busy} onClick={onBack}>
						{t('shopSetup.back')}
					</Button>
				)}
			</div>
		</>
	);
}
