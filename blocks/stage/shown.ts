// Whether a part has something to show, for what stands around it: no one sees an empty frame. On the canvas everything is there, so
// that it can be filled.
import type { CallToAction } from '../../rules/pages/call-to-action.ts';
import { plainText } from '../../rules/pages/texts.ts';
import { type AnyPart, useStage } from './stage.tsx';

const isSaid = (of: AnyPart, name: string): boolean => {
	const text = of.texts[name];
	return text !== undefined && plainText(text).trim() !== '';
};

/** The button of that name, if it leads somewhere and says so. */
export const callOf = (of: AnyPart, name: string): CallToAction | undefined =>
	of.calls[name] ? ((of.values[name] as CallToAction | null) ?? undefined) : undefined;

/** The first of these buttons that leads from all over the tile they stand on. */
export const tileCallOf = (of: AnyPart, names: readonly string[]): string | undefined =>
	names.find((name) => (callOf(of, name)?.click ?? 'button') !== 'button');

export function useShown() {
	const { canvas, pictureOf } = useStage();
	return {
		/** Any of these texts. */
		texts: (of: AnyPart, ...names: string[]) => canvas || names.some((name) => isSaid(of, name)),
		/** Any of these buttons. */
		calls: (of: AnyPart, ...names: string[]) => canvas || names.some((name) => callOf(of, name)),
		picture: (of: AnyPart, name = 'picture') => canvas || pictureOf(of.values[name] as string | null) !== undefined,
	};
}
