// Asks beside the thing itself before it is gone for good.
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface ConfirmationProps {
	text: string;
	/** What is done: the word of the button. */
	action: string;
	onConfirm(): void;
	onCancel(): void;
}

export function InlineConfirmation({ text, action, onConfirm, onCancel }: ConfirmationProps) {
	const { t } = usePlatform();
	return (
		// Below the edge of the dialog nobody would see why nothing happens.
		<div
			role="alert"
			ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}
			className="flex flex-wrap items-center justify-end gap-2"
		>
			<p className="grow basis-60">{text}</p>
			<Button size="small" onClick={onCancel}>
				{t('designSharing.cancel')}
			</Button>
			<Button size="small" colour="danger" onClick={onConfirm}>
				{action}
			</Button>
		</div>
	);
}
