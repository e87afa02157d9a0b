// What the server and the screens both know of machine translation: its settings, and why a text was not translated.
import type { PlainTextKey } from './messages/groups.ts';

export const formalities = ['default', 'more', 'less'] as const;
export type Formality = (typeof formalities)[number];

/** Why a text was not translated: the failure of its row in the queue, and the code of a refused call. */
export const translationFailures = {
	off: { code: 'TRANSLATION_OFF', text: 'machine.off' },
	noKey: { code: 'TRANSLATION_NO_KEY', text: 'machine.noKey' },
	key: { code: 'TRANSLATION_KEY_REFUSED', text: 'machine.keyRefused' },
	quota: { code: 'TRANSLATION_QUOTA', text: 'machine.quota' },
	busy: { code: 'TRANSLATION_BUSY', text: 'machine.busy' },
	unreachable: { code: 'TRANSLATION_UNREACHABLE', text: 'machine.unreachable' },
	language: { code: 'TRANSLATION_LANGUAGE', text: 'machine.language' },
	tooLarge: { code: 'TRANSLATION_TOO_LARGE', text: 'machine.tooLarge' },
	refused: { code: 'TRANSLATION_REFUSED', text: 'machine.refused' },
	placeholder: { code: 'TRANSLATION_PLACEHOLDER', text: 'machine.placeholder' },
	complicated: { code: 'TRANSLATION_COMPLICATED', text: 'machine.complicated' },
} as const satisfies Record<string, { code: string; text: PlainTextKey }>;

export type TranslationFailure = keyof typeof translationFailures;

const isTranslationFailure = (name: string): name is TranslationFailure => Object.hasOwn(translationFailures, name);

/** The sentence for what stands in the queue beside a text; its words are those of the group `machineTranslation`. */
export const sentenceOfFailure = (failure: string): PlainTextKey =>
	isTranslationFailure(failure) ? translationFailures[failure].text : 'machine.refused';
