// What the editors of prices have in common: the ways out of them.
import type { FormEvent, KeyboardEvent } from 'react';
import { type Saving, useLeaveGuard } from '../kit/leave-guard.tsx';

interface PriceFormOptions {
	dirty: boolean;
	onSave(): Saving;
	onDiscard(): void;
	onDone(saved: boolean): void;
}

export function usePriceForm({ onDone, ...guarded }: PriceFormOptions) {
	// Another variant has other prices.
	const { leave, dialog } = useLeaveGuard({ ...guarded, parameter: 'variant' });
	const cancel = async () => {
		if (await leave()) onDone(false);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		guarded.onSave();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		// The browser would close the question with the same key.
		event.preventDefault();
		cancel();
	};
	return { dialog, cancel, submit, press };
}
