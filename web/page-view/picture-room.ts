// The room of a picture that is not there yet: its shape, unless a class says another.
import type { CSSProperties } from 'react';

export const roomOf = (width: number, height: number, className = ''): CSSProperties | undefined =>
	/\baspect-/.test(className) ? undefined : { aspectRatio: `${width} / ${height}` };
