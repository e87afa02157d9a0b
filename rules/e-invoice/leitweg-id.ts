// The address by which a public body in Germany knows where a bill belongs: coarse part, optional fine part, two check digits (ISO 7064, mod 97-10).

export const exampleLeitwegId = '04011000-1234512345-06';
export const longestLeitwegId = 46;

const shape = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;

/** Letters count as 10 to 35. */
const isChecked = (text: string): boolean => {
	let rest = 0;
	for (const sign of text.replaceAll('-', '')) {
		const value = Number.parseInt(sign, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	}
	return rest === 1;
};

export const tidyLeitwegId = (typed: string): string => typed.replaceAll(/\s/g, '').replaceAll('–', '-').toUpperCase();

export const isLeitwegId = (text: string): boolean => shape.test(text) && isChecked(text);
