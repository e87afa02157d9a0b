// Logos, the icon of the browser tab and the backgrounds of the sign-in, as in the theme editor.
import { ImagesTab } from '../../theme-editor/images/images-tab.tsx';
import { StepFrame, type StepProps } from './step.tsx';

export const LogosStep = ({ onReload, ...props }: StepProps) => (
	<StepFrame {...props}>
		<ImagesTab onReload={onReload} />
	</StepFrame>
);
