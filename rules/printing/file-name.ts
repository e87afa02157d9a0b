// What a file was called on the sender's machine, in a form that can be shown and stored everywhere: no file is refused for its name.
import { longestFileName } from './print-data.ts';

/** They are not seen, or turn around what is: controls, marks of the direction of writing, halves of characters. Joiners belong to words and emoji. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const longestEnding = 10;

/** Without folders and unseen characters; too long, it loses its middle and keeps its ending. */
export function tidyFileName(given: string): string {
	const [last = ''] = given.replaceAll(unseen, '').trim().split(/[\\/]/).slice(-1);
	const name = last.replaceAll(/[<>]/g, '_').trim();
	const characters = [...name];
	if (characters.length <= longestFileName) return name || 'file';
	const [ending = ''] = new RegExp(`\\.[^.]{1,${longestEnding}}$`, 'u').exec(name) ?? [];
	return (
		characters
			.slice(0, longestFileName - [...ending].length)
			.join('')
			.trimEnd() + ending
	);
}
