// Translating by DeepL, with its own client. That is loaded when somebody translates: most processes never do.
import type { DeepLClient, SourceLanguageCode, TargetLanguageCode, TranslateTextOptions } from 'deepl-node';
import type { Formality } from '../../../rules/machine-translation.ts';
import type { Sentence } from '../../../rules/texts/machine/sentence.ts';
import { sourceCode, targetCode } from './language-codes.ts';
import { fromMarked, keptElement, toMarked } from './marked-text.ts';
import { NotTranslated, type TranslationFault, type TranslationPort, type TranslationProvider } from './port.ts';

/** Two tries, a second apart, each of at most 15 seconds: a job has a minute or more, and comes again by itself. */
const patience = { maxRetries: 2, minTimeout: 15_000 };

const limits = {
	sentences: 50,
	/** The provider takes 128 KiB of form; the rest is for the other fields. */
	bytes: 120 * 1024,
};

/** The strict ways are refused for languages without the difference. */
const formalities: Record<Formality, NonNullable<TranslateTextOptions['formality']>> = {
	default: 'default',
	more: 'prefer_more',
	less: 'prefer_less',
};

const faultsByName: Record<string, TranslationFault> = {
	AuthorizationError: 'key',
	QuotaExceededError: 'quota',
	TooManyRequestsError: 'busy',
	ConnectionError: 'unreachable',
};

/** The client names only some failures; of the others it tells the status in its message. */
function faultOf(error: Error): TranslationFault {
	const known = faultsByName[error.constructor.name];
	if (known) return known;
	if (/status code: 413/.test(error.message)) return 'tooLarge';
	if (/status code: 5\d\d|^Service unavailable/.test(error.message)) return 'busy';
	return /(target|source)_?lang/i.test(error.message) ? 'language' : 'refused';
}

/** What the provider said may repeat a text; the log gets its kind only. */
function failed(error: unknown): never {
	if (error instanceof NotTranslated) throw error;
	const fault = error instanceof Error ? faultOf(error) : 'refused';
	throw new NotTranslated(
		fault,
		`not translated: ${error instanceof Error ? error.constructor.name : 'unknown'}, ${fault}`,
	);
}

interface Account {
	key: string;
	/** Undefined: the one that the key belongs to. */
	url: string | undefined;
}

async function connect({ key, url }: Account): Promise<DeepLClient> {
	const { DeepLClient } = await import('deepl-node');
	const appInfo = { appName: 'platen', appVersion: '1' };
	return new DeepLClient(key, {
		...patience,
		appInfo,
		sendPlatformInfo: false,
		...(url === undefined ? {} : { serverUrl: url }),
		// A proxy of the environment cannot reach this machine's own sandbox. The client hands this on to axios, which knows `false`.
		...(url?.startsWith('http://127.0.0.1:') ? { proxy: false as never } : {}),
	});
}

const sizeOf = (sentence: Sentence) => encodeURIComponent(toMarked(sentence)).length + '&text='.length;

function deeplPort(account: Account): TranslationPort {
	let opened: Promise<DeepLClient> | undefined;
	const client = () => {
		opened ??= connect(account);
		return opened;
	};
	return {
		async translate({ sentences, from, into, formality }) {
			const deepl = await client();
			const results = await deepl
				.translateText(
					sentences.map(toMarked),
					sourceCode(from) as SourceLanguageCode,
					targetCode(into) as TargetLanguageCode,
					{
						formality: formalities[formality],
						tagHandling: 'xml',
						ignoreTags: [keptElement],
						preserveFormatting: true,
						splitSentences: 'on',
					},
				)
				.catch(failed);
			if (results.length !== sentences.length) throw new NotTranslated('refused', 'not as many texts as were sent');
			return sentences.map((sentence, index) => fromMarked(results[index]?.text ?? '', sentence));
		},
		fits(sentences) {
			let bytes = 0;
			const tooMany = sentences.slice(0, limits.sentences).findIndex((sentence) => {
				bytes += sizeOf(sentence);
				return bytes > limits.bytes;
			});
			return tooMany < 0 ? Math.min(sentences.length, limits.sentences) : tooMany;
		},
		async usage() {
			const { character } = await (await client()).getUsage().catch(failed);
			return { used: character?.count ?? 0, limit: character?.limit };
		},
		async languages(codes) {
			const spoken = await (await client()).getTargetLanguages().catch(failed);
			return codes.map((languageCode) => {
				const code = targetCode(languageCode).toLowerCase();
				const found = spoken.find((language) => language.code.toLowerCase() === code);
				return { languageCode, supported: found !== undefined, formality: found?.supportsFormality ?? false };
			});
		},
	};
}

interface Options {
	/** Where the service is; undefined: where each key belongs. */
	url: string | undefined;
	/** Where shops without a key go. */
	sandboxUrl: string | undefined;
}

export const deeplProvider = ({ url, sandboxUrl }: Options): TranslationProvider => ({
	open(key, account) {
		if (key !== undefined) return { port: deeplPort({ key, url }), sandbox: false };
		if (sandboxUrl === undefined) return undefined;
		return { port: deeplPort({ key: `sandbox-${account}:fx`, url: sandboxUrl }), sandbox: true };
	},
});
