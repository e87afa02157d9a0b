// Booking meetings with Calendly: the section of the settings, which saves by itself.
import { SchedulingTab } from '../../admin/settings/contact/scheduling-tab.tsx';
import { StepFrame, type StepProps } from './step.tsx';

export const CalendlyStep = ({ onReload: _previewStays, ...props }: StepProps) => (
	<StepFrame {...props}>
		<SchedulingTab />
	</StepFrame>
);
