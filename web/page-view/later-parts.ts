// What few pages need of the stage: loaded with the first that does, and there for every page after it.
import type { Stage } from '../../blocks/stage/stage.tsx';

/** Added to by the files below. */
export const laterParts: Partial<Stage> = {};

const withForms = ['actionWidget', 'contactForm', 'newsletterBox'];

export const loadLaterParts = (types: readonly string[], isCredited: boolean): Promise<unknown> =>
	Promise.all([
		isCredited && import('./credited.tsx'),
		types.some((type) => withForms.includes(type)) && import('./form-parts.ts'),
	]);
