// Translating by machine: the tab of the settings, which saves by itself.
import { TranslationTab } from '../../admin/settings/translation/translation-tab.tsx';
import { StepFrame, type StepProps } from './step.tsx';

export const TranslationStep = ({ onReload: _previewStays, ...props }: StepProps) => (
	<StepFrame {...props}>
		<TranslationTab />
	</StepFrame>
);
