// Logos, the icon of the browser tab and the backgrounds of the sign-in, as in the theme editor.
import { useEditing } from '../../theme-editor/editing.tsx';
import { ImagesTab } from '../../theme-editor/images/images-tab.tsx';
import { StepFrame, type StepProps } from './step.tsx';

export function LogosStep({ onReload, ...props }: StepProps) {
	const { images } = useEditing().state;
	// Images are in use at once: with one of them the step is done, whichever way it is left.
	const onSkip = images.some(({ image }) => image) ? props.onDone : props.onSkip;
	return (
		<StepFrame {...props} onSkip={onSkip}>
			<ImagesTab onReload={onReload} />
		</StepFrame>
	);
}
