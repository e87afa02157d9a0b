// Which video an address means: one of YouTube or Vimeo in each of the forms in which people copy it, or a file that browsers play by themselves.
import { isForeignAddress } from './foreign-address.ts';

export interface EmbeddedVideo {
	provider: 'youtube' | 'vimeo';
	/** What the provider is called. */
	name: string;
	/** What a frame shows. Nothing of it is loaded before a visitor wants it. */
	embed: string;
	/** The page of the video at its provider. */
	page: string;
}

export interface VideoFile {
	provider: 'file';
	/** The host that it comes from. */
	name: string;
	file: string;
	page: string;
}

export type Video = EmbeddedVideo | VideoFile;

const youtubeHosts: readonly string[] = [
	'youtube.com',
	'm.youtube.com',
	'music.youtube.com',
	'youtube-nocookie.com',
	'youtu.be',
];
const vimeoHosts: readonly string[] = ['vimeo.com', 'player.vimeo.com'];
const playedFile = /\.(?:mp4|m4v|webm|ogv)$/i;

/** 90, 90s and 1m30s. */
function readSeconds(text: string | null): number {
	const [, hours = 0, minutes = 0, seconds = 0] =
		/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '')?.map((part) => Number(part ?? 0)) ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtubeVideo({ hostname, pathname, searchParams }: URL): EmbeddedVideo | undefined {
	const [, first = '', second = ''] = pathname.split('/');
	const inPath = hostname.endsWith('youtu.be') ? first : /^(?:embed|shorts|live|v)$/.test(first) && second;
	const id = inPath || (first === 'watch' && searchParams.get('v')) || '';
	if (!/^[\w-]{11}$/.test(id)) return undefined;
	const start = readSeconds(searchParams.get('t') ?? searchParams.get('start'));
	const from = start > 0 ? `&start=${start}` : '';
	return {
		provider: 'youtube',
		name: 'YouTube',
		embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`,
		page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
	};
}

function vimeoVideo({ pathname, searchParams }: URL): EmbeddedVideo | undefined {
	const [, id, inPath = ''] =
		/^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
	const hash = inPath || searchParams.get('h') || '';
	if (id === undefined || !/^[\da-f]{0,20}$/.test(hash)) return undefined;
	return {
		provider: 'vimeo',
		name: 'Vimeo',
		embed: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
		page: `https://vimeo.com/${id}${hash && `/${hash}`}`,
	};
}

/** @returns undefined for what is no address of a video */
export function readVideo(address: unknown): Video | undefined {
	const url = isForeignAddress(address) ? URL.parse(String(address)) : null;
	if (!url) return undefined;
	const host = url.hostname.replace(/^www\./, '');
	if (youtubeHosts.includes(host)) return youtubeVideo(url);
	if (vimeoHosts.includes(host)) return vimeoVideo(url);
	return playedFile.test(url.pathname) ? { provider: 'file', name: host, file: url.href, page: url.href } : undefined;
}
