// Which scene shows a product best: by its format and its sides alone.
import type { PrintSpecification } from '../print-specification.ts';
import { fromMillimetres } from '../units.ts';
import type { SceneName } from './scenes.ts';

const small = fromMillimetres(120);
const medium = fromMillimetres(185);
const large = fromMillimetres(280);
/** A page for each month, with a cover and a back. */
const calendarPages = [12, 14] as const;

type Facts = Pick<PrintSpecification, 'width' | 'height' | 'sides' | 'dieLine'>;

export function chooseScene({ width, height, sides, dieLine }: Facts): SceneName {
	const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
	const isOneSided = sides.length === 1;
	if (sides.length >= calendarPages[0] && sides.length <= calendarPages[1]) return 'calendar';
	if (isOneSided && longer <= small && (dieLine !== null || width === height)) return 'sticker';
	if (isOneSided && shorter >= large) return 'poster';
	if (longer <= small) return 'card';
	return longer <= medium ? 'invitation' : 'paper';
}
