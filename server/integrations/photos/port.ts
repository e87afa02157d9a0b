// The port for stock photos.
import type { PhotoColour, PhotoOrientation, PhotoProviderName, PictureCredit } from '../../../rules/photos/photos.ts';

export interface PhotoSearch {
	text: string;
	/** From 1. */
	page: number;
	colour: PhotoColour | undefined;
	orientation: PhotoOrientation | undefined;
	/** Code of ours: de-DE. */
	language: string;
}

export interface StockPhoto {
	/** As the provider calls it. */
	id: string;
	width: number;
	height: number;
	/** What it shows, in words of the provider; may be empty. */
	description: string;
	thumbnail: { url: string; width: number; height: number };
	credit: PictureCredit;
}

export interface PhotoPage {
	total: number;
	photos: StockPhoto[];
}

/** A picture that was chosen: kept by the shop, or shown from where it is. */
type ChosenPhoto =
	| { photo: StockPhoto; bytes: Buffer; fileName: string }
	| { photo: StockPhoto /** Its address, to which a width is added. */; remote: string };

export interface PhotoPort {
	/** @throws PhotosRefused */
	search(search: PhotoSearch): Promise<PhotoPage>;
	/** Brings one that was found. @throws PhotosRefused, with `gone` where there is none */
	choose(id: string): Promise<ChosenPhoto>;
}

/** The provider that a shop has an account with. */
export interface PhotoAccess {
	port: PhotoPort;
	/** Whether it only pretends to be one. */
	sandbox: boolean;
}

export interface PhotoProvider {
	name: PhotoProviderName;
	/** What it can narrow by. */
	orientations: readonly PhotoOrientation[];
	/** Whether what is chosen stays there. */
	hotlinked: boolean;
	/** Where its small pictures are, for the screens on which they are searched. */
	sources: readonly string[];
	/** Without a key: the sandbox, where there is one. */
	open(key: string | undefined): PhotoAccess | undefined;
}

/** The key was not taken; too many searches; the provider is not well; it said something that cannot be read; the picture is gone. */
export type PhotosProblem = 'key' | 'limit' | 'unreachable' | 'unreadable' | 'gone';

/** The message is for the log: it names no key. */
export class PhotosRefused extends Error {
	readonly reason: PhotosProblem;

	constructor(reason: PhotosProblem, kind: string) {
		super(`no photos: ${kind}, ${reason}`);
		this.reason = reason;
	}
}
