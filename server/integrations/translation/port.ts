// The port for machine translation.
import type { Formality, TranslationFailure } from '../../../rules/machine-translation.ts';
import type { Sentence } from '../../../rules/texts/machine/sentence.ts';

interface TranslationRequest {
	sentences: readonly Sentence[];
	/** Codes of ours: de-DE. */
	from: string;
	into: string;
	/** How a reader is spoken to, in languages that know a difference; others take no notice. */
	formality: Formality;
}

interface Usage {
	/** Characters of this period. */
	used: number;
	/** Undefined where there is none. */
	limit: number | undefined;
}

interface SpokenLanguage {
	languageCode: string;
	supported: boolean;
	/** Whether it knows a formal and an informal way. */
	formality: boolean;
}

export interface TranslationPort {
	/**
	 * One call of the provider: no more than `fits` allows.
	 * @returns in the same order; undefined for a sentence that came back without one of the parts to be kept
	 * @throws NotTranslated
	 */
	translate(request: TranslationRequest): Promise<(Sentence | undefined)[]>;
	/** How many of these, from the first on, one call takes. */
	fits(sentences: readonly Sentence[]): number;
	/** @throws NotTranslated */
	usage(): Promise<Usage>;
	/** What the provider knows of languages of ours. @throws NotTranslated */
	languages(codes: readonly string[]): Promise<SpokenLanguage[]>;
}

/** The provider that translates for a shop. */
export interface TranslationAccess {
	port: TranslationPort;
	/** Whether it only pretends to translate. */
	sandbox: boolean;
}

export interface TranslationProvider {
	/** Without a key: the sandbox, where there is one. `account` keeps the usage of shops apart there. */
	open(key: string | undefined, account: string): TranslationAccess | undefined;
}

/** The key was not taken; too much was translated; too many calls, or the provider is not well; and so on. */
export type TranslationError = Extract<
	TranslationFailure,
	'key' | 'quota' | 'busy' | 'unreachable' | 'language' | 'tooLarge' | 'refused'
>;

/** The message is for the log: it names no text and no key. */
export class NotTranslated extends Error {
	readonly fault: TranslationError;

	constructor(error: TranslationError, message: string) {
		super(message);
		this.fault = error;
	}

	/** Whether the same call may work a little later. */
	get passing(): boolean {
		return this.fault === 'busy' || this.fault === 'unreachable';
	}
}
