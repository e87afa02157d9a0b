// Asks before a picture is taken off.
import { useConfirm } from '../../kit/confirm.tsx';
import { useTexts } from '../../platform/environment.tsx';

export function useConfirmRemoval(): () => Promise<boolean> {
	const t = useTexts();
	const confirm = useConfirm();
	return () =>
		confirm({
			title: t('pageEditor.removePictureAsk'),
			text: t('pageEditor.removePictureText'),
			confirmLabel: t('pageEditor.removePicture'),
			colour: 'danger',
		});
}
