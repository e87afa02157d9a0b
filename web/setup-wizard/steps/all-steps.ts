// The steps by their names. A further one is a name in rules/settings/setup.ts, a component, and its messages.
import type { ComponentType } from 'react';
import type { SetupStep } from '../../../rules/settings/setup.ts';
import { CalendlyStep } from './calendly-step.tsx';
import { LogosStep } from './logos-step.tsx';
import { GeneralStep, PagebarStep } from './shop-steps.tsx';
import type { StepProps } from './step.tsx';
import { ThemeStep } from './theme-step.tsx';
import { TranslationStep } from './translation-step.tsx';

export const steps: Readonly<Record<SetupStep, { Step: ComponentType<StepProps> }>> = {
	pagebar: { Step: PagebarStep },
	general: { Step: GeneralStep },
	logos: { Step: LogosStep },
	theme: { Step: ThemeStep },
	translation: { Step: TranslationStep },
	calendly: { Step: CalendlyStep },
};
