// What is chosen after a picture was pressed.

/** @returns undefined when there is no room for one more */
export function pickPicture<Picture extends { id: string }>(
	picked: readonly Picture[],
	pressed: Picture,
	max: number,
): readonly Picture[] | undefined {
	const others = picked.filter(({ id }) => id !== pressed.id);
	if (others.length < picked.length) return others;
	// Where only one can be chosen, the other one was meant.
	if (max === 1) return [pressed];
	return picked.length < max ? [...picked, pressed] : undefined;
}
