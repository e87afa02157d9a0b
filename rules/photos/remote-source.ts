// A picture at its provider in the widths that a browser chooses from. All other parameters stay: the provider counts by them what is shown.

const widths = [320, 640, 960, 1280, 1920];
const usual = 1280;

export function remoteAddress(remote: string, width: number): string {
	const url = new URL(remote);
	for (const [name, value] of Object.entries({ w: String(width), q: '80', fm: 'webp', fit: 'max' }))
		url.searchParams.set(name, value);
	return url.href;
}

/** None wider than the picture is. */
export function remoteSource(remote: string, width: number): { src: string; srcset: string } {
	const offered = widths.filter((one) => one < width);
	return {
		src: remoteAddress(remote, Math.min(usual, width)),
		srcset: [...offered, ...(width < 1920 ? [width] : [])]
			.map((one) => `${remoteAddress(remote, one)} ${one}w`)
			.join(', '),
	};
}
