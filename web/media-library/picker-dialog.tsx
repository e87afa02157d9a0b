// What `MediaPicker` opens: the library in a dialog.
import { Dialog } from '../kit/dialog.tsx';
import { useTexts } from '../platform/environment.tsx';
import type { MediaPickerProps } from './media-picker.tsx';

export default function PickerDialog({ onClose, title }: MediaPickerProps) {
	const t = useTexts();
	return (
		<Dialog open onClose={onClose} title={title ?? t('mediaLibrary.pickOne')} size="large">
			{null}
		</Dialog>
	);
}
