// How near a picture is and where it stands: measured from the middle of its stage.

export interface View {
	scale: number;
	x: number;
	y: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

export const nearest = 6;

/** What stands under the point stays there. */
export function nearer({ scale, x, y }: View, by: number, at = { x: 0, y: 0 }): View {
	const next = Math.min(nearest, Math.max(1, scale * by));
	if (next === 1) return whole;
	const grown = next / scale;
	return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
}

/** One that is shown whole stays where it is. */
export const moved = (view: View, x: number, y: number): View =>
	view.scale > 1 ? { ...view, x: view.x + x, y: view.y + y } : view;
