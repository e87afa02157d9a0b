// What is confirmed in the content release. It holds for the files that were in view, and for as long as they are: another file is confirmed anew.
import { useState } from 'react';
import type { PrintFile } from '../../print-data/print-line.ts';
import { hasUnseen } from './seen-files.ts';

interface Ticks {
	accepted: boolean;
	checked: boolean;
	/** It was to be released, perhaps without a tick. */
	tried: boolean;
	/** There is another file since the dialog was opened. */
	isChanged: boolean;
	/** Why it was not released. */
	failure: string | undefined;
}

const nothing: Ticks = { accepted: false, checked: false, tried: false, isChanged: false, failure: undefined };

export function useReleaseTicks(open: boolean, waiting: readonly PrintFile[]) {
	const [ticks, setTicks] = useState(nothing);
	const [seen, setSeen] = useState(waiting);
	const [wasOpen, setWasOpen] = useState(open);
	const isOpened = open && !wasOpen;
	if (open !== wasOpen) setWasOpen(open);
	if (isOpened || hasUnseen(seen, waiting)) {
		setSeen(waiting);
		setTicks({ ...nothing, isChanged: open && !isOpened });
	}
	const change = (changed: Partial<Ticks>) => setTicks((before) => ({ ...before, ...changed }));
	return { ...ticks, change };
}
