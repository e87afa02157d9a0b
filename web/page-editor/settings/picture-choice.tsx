// A picture of the media library for a field of the page.
import type { At } from '../../../rules/pages/operations.ts';
import { MediaPicker } from '../../media-library/media-picker.tsx';
import { rememberPicture } from '../canvas/use-parts.ts';
import { useActions } from '../state/use-actions.ts';

interface PictureChoiceProps {
	at: At;
	field: string;
	onClose(): void;
}

export default function PictureChoice({ at, field, onClose }: PictureChoiceProps) {
	const actions = useActions();
	return (
		<MediaPicker
			forPage
			onClose={onClose}
			onPick={([picture]) => {
				if (!picture) return;
				rememberPicture(picture.image);
				actions.change([{ do: 'value', at, field, value: picture.image.id }]);
				onClose();
			}}
		/>
	);
}
