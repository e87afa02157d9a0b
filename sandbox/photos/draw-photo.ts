// Draws a picture of the catalogue: hills before a sky, in its colour.
import sharp from 'sharp';
import { type CataloguePhoto, colourValues } from './catalogue.ts';

const hills = [
	{ base: 0.62, height: 0.14, shade: 0.25 },
	{ base: 0.74, height: 0.1, shade: 0.45 },
	{ base: 0.86, height: 0.08, shade: 0.65 },
];

/** @param width as wide as it is to be; never wider than the picture */
export function drawPhoto(photo: CataloguePhoto, width: number): Promise<Buffer> {
	const wide = Math.max(16, Math.min(Math.round(width), photo.width));
	const high = Math.round((wide * photo.height) / photo.width);
	const colour = colourValues[photo.colour];
	const x = (photo.number * 37) % 100;
	const ridges = hills.map(({ base, height, shade }, index) => {
		const [left, middle, right] = [0, 1, 2].map(
			(step) => high * (base - (height * ((photo.number * (step + 3) * (index + 5)) % 10)) / 10),
		);
		return `<path d="M0 ${left}Q${wide / 2} ${middle} ${wide} ${right}V${high}H0Z" fill="#000" opacity="${shade}"/>`;
	});
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">
		<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>
		<rect width="100%" height="100%" fill="${colour}"/><rect width="100%" height="100%" fill="url(#sky)" opacity=".55"/>
		<circle cx="${x}%" cy="30%" r="${Math.min(wide, high) / 9}" fill="#fff" opacity=".8"/>${ridges.join('')}</svg>`;
	return sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer();
}
