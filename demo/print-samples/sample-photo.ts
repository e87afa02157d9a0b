// Pictures of the samples, drawn by code: a coast at dusk with the grain of a photo, and a mark with a soft edge that shows what lies below.
import sharp from 'sharp';

const hills = (seed: number, base: number, height: number, width: number): string => {
	const points = Array.from({ length: 25 }, (_, index) => {
		const x = (index / 24) * width;
		const y = base - height * (0.5 + 0.3 * Math.sin(index * 0.55 + seed) + 0.2 * Math.sin(index * 1.7 + seed * 3));
		return `${x.toFixed(0)} ${y.toFixed(0)}`;
	});
	return `M0 4000 L${points.join(' L')} L${width} 4000 Z`;
};

/** JPEG in sRGB. */
export async function drawPhoto(width: number, height: number): Promise<Buffer> {
	const layers = ['#7d6a8f', '#5b5680', '#3c4468', '#232f4c', '#101a2d'].map((colour, index) => {
		const base = height * (0.62 + index * 0.09);
		return `<path d="${hills(index * 2.1, base, height * 0.12, width)}" fill="${colour}"/>`;
	});
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
		<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20467c"/><stop offset=".38" stop-color="#c4718a"/>
		<stop offset=".55" stop-color="#f7b267"/><stop offset=".7" stop-color="#fde3a7"/></linearGradient>
		<radialGradient id="sun"><stop offset="0" stop-color="#fffbe0"/><stop offset=".25" stop-color="#ffe9a8"/><stop offset="1" stop-color="#f7b267" stop-opacity="0"/></radialGradient></defs>
		<rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${width * 0.66}" cy="${height * 0.5}" r="${height * 0.22}" fill="url(#sun)"/>${layers.join('')}</svg>`;
	const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
	const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
		.greyscale()
		.png();
	return sharp(Buffer.from(drawing))
		.composite([{ input: await grain.toBuffer(), blend: 'soft-light' }])
		.removeAlpha()
		.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
		.toBuffer();
}

/** PNG with transparency. */
export const drawGlow = (side: number): Promise<Buffer> =>
	sharp(
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><radialGradient id="g">
		<stop offset="0" stop-color="#ffd23f"/><stop offset=".55" stop-color="#ff6b35" stop-opacity=".8"/><stop offset="1" stop-color="#ff6b35" stop-opacity="0"/>
		</radialGradient></defs><circle cx="50%" cy="50%" r="50%" fill="url(#g)"/></svg>`),
	)
		.png()
		.toBuffer();
