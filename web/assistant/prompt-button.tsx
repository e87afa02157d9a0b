// Beside a text field: has its text written, shortened or translated. Not there where the assistant is not.
import { IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { WritingTask } from '../../rules/assistant/tasks.ts';
import { Button } from '../kit/button.tsx';
import { showToast } from '../kit/toasts.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useAvailability } from './use-availability.ts';

const PromptDialog = lazy(async () => ({ default: (await import('./prompt-dialog.tsx')).PromptDialog }));

export interface PromptProps {
	/** What can be done here, the usual first. Those that need a text are left out where there is none. */
	tasks: readonly WritingTask[];
	/** Of the field, for those who do not see it. */
	label: string;
	/** What is in it. */
	text: string;
	/** What it is about, such as the name of a page. */
	subject: string;
	/** In which it is written. */
	language: string;
	/** What may be translated into it. */
	original?: { language: string; text: string } | undefined;
	maxLength?: number;
	onAccept(text: string): void;
}

interface PromptButtonProps extends PromptProps {
	/** Brings back what stood there before, where that was more than a text. */
	onUndo?(): void;
	disabled?: boolean | undefined;
}

export function PromptButton({ onAccept, onUndo, disabled, ...props }: PromptButtonProps) {
	const { t } = usePlatform();
	const isAvailable = useAvailability() !== undefined;
	const [open, setOpen] = useState(false);
	// What else was typed in the form meanwhile stays.
	const latest = useRef(onAccept);
	useEffect(() => {
		latest.current = onAccept;
	}, [onAccept]);
	if (!isAvailable) return null;
	const accept = (text: string) => {
		const before = props.text;
		onAccept(text);
		setOpen(false);
		showToast('success', t('assistant.accepted'), {
			label: t('assistant.undo'),
			run: onUndo ?? (() => latest.current(before)),
		});
	};
	return (
		<>
			<Button
				size="small"
				disabled={disabled ?? false}
				icon={<IconSparkles aria-hidden size={16} />}
				aria-label={t('assistant.promptFor', { label: props.label })}
				onClick={() => setOpen(true)}
			>
				{t('assistant.prompt')}
			</Button>
			{open && (
				<Suspense>
					<PromptDialog {...props} onAccept={accept} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
