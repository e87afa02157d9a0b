// A text that is being written into a field: what has come, what went wrong, and how to stop it.
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/environment.tsx';
import { describeFailure } from './describe-failure.ts';
import { streamText } from './stream-text.ts';

interface Writing {
	/** Undefined: nothing was written yet. */
	text: string | undefined;
	isWriting: boolean;
	problem: string | undefined;
	write(request: object): Promise<void>;
	stop(): void;
}

export function useWriting(): Writing {
	const { t } = usePlatform();
	const [text, setText] = useState<string>();
	const [isWriting, setWriting] = useState(false);
	const [problem, setProblem] = useState<string>();
	const running = useRef<AbortController>(undefined);
	useEffect(() => () => running.current?.abort(), []);
	return {
		text,
		isWriting,
		problem,
		async write(request) {
			const stopped = new AbortController();
			running.current = stopped;
			let written = '';
			setText('');
			setProblem(undefined);
			setWriting(true);
			try {
				await streamText(request, {
					signal: stopped.signal,
					onText: (piece) => {
						written += piece;
						setText(written);
					},
				});
			} catch (error) {
				setProblem(describeFailure(error, t));
			}
			setText(written.trim() === '' ? undefined : written.trim());
			setWriting(false);
		},
		stop: () => running.current?.abort(),
	};
}
