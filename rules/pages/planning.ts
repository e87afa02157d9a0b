// Short forms for plans of pages.
import type { SectionPlan } from './plan.ts';

/** Where a button leads. */
export const leads = (url: string, colour = 'primary', click = 'button') => ({ url, target: '', click, colour });

export const plain = (type: string, part: Omit<SectionPlan, 'type'> = {}): SectionPlan => ({ type, ...part });
