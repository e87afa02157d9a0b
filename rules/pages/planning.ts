// Words for plans of pages: blocks with what is said on them in both languages.
import type { PartSample, SampleTexts } from './block.ts';
import type { SectionPlan } from './plan.ts';

export const said = (de: string, en: string): SampleTexts => ({ de, en });

/** Where a button leads. */
export const leads = (url: string, colour = 'primary', click = 'button') => ({ url, target: '', click, colour });

export const plain = (type: string, part: Omit<SectionPlan, 'type'>): SectionPlan => ({ type, ...part });

/** A question and its answer. */
export const asked = (question: SampleTexts, answer: SampleTexts): PartSample => ({ texts: { question, answer } });

/** A column of a text. */
export const column = (title: SampleTexts, text: SampleTexts): PartSample => ({ texts: { title, text } });

/** A picture that is still to be chosen, and what stands below it. */
export const captioned = (de: string, en: string): PartSample => ({ texts: { caption: said(de, en) } });
