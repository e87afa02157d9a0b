// Which version of the shop's texts holds: the one that the document names, for a minute. Then the server is asked, once for all who
// want to know.
import type { Platform } from './environment.tsx';
import type { Data } from './graphql.ts';
import { textsVersionDocument } from './texts.documents.ts';

/** As long as what is known of texts counts as fresh. */
export const textsHoldFor = 60_000;

interface Known {
	version: number;
	/** When it was the current one. */
	at: number;
}

/** @param begun when the document was loaded */
export function watchTextsVersion({ ask, textsVersion }: Pick<Platform, 'ask' | 'textsVersion'>, begun: number) {
	let known: Known = { version: textsVersion, at: begun };
	let asking: Promise<number> | undefined;

	async function askServer(): Promise<number> {
		const answer = (await ask(textsVersionDocument, {})) as Data<typeof textsVersionDocument>;
		known = { version: answer.textsVersion, at: Date.now() };
		return known.version;
	}

	return {
		/** While the server cannot be asked, what was known last goes on to hold. */
		current(): number | Promise<number> {
			if (Date.now() - known.at < textsHoldFor) return known.version;
			asking ??= askServer()
				.catch(() => known.version)
				.finally(() => {
					asking = undefined;
				});
			return asking;
		},
	};
}

let watch: ReturnType<typeof watchTextsVersion> | undefined;

/** Of this document. */
export function currentTextsVersion(platform: Platform): number | Promise<number> {
	watch ??= watchTextsVersion(platform, performance.timeOrigin);
	return watch.current();
}
