// What the server and the screens both know of machine translation: its settings, and why a text was not translated.
import type { PlainTextKey } from './texts/catalogue/groups.ts';

export const formalities = ['default', 'more', 'less'] as const;
export type Formality = (typeof formalities)[number];

export interface MachineTranslationSettings {
	enabled: boolean;
	formality: Formality;
	/** Into which of the shop's languages. */
	languages: readonly string[];
}

/** Why a text was not translated: the failure of its row in the queue, and the code of a refused call. */
export const translationFailures = {
	off: { code: 'TRANSLATION_OFF', text: 'translation.off' },
	noKey: { code: 'TRANSLATION_NO_KEY', text: 'translation.noKey' },
	key: { code: 'TRANSLATION_KEY_REFUSED', text: 'translation.keyRefused' },
	quota: { code: 'TRANSLATION_QUOTA', text: 'translation.quota' },
	busy: { code: 'TRANSLATION_BUSY', text: 'translation.busy' },
	unreachable: { code: 'TRANSLATION_UNREACHABLE', text: 'translation.unreachable' },
	language: { code: 'TRANSLATION_LANGUAGE', text: 'translation.language' },
	tooLarge: { code: 'TRANSLATION_TOO_LARGE', text: 'translation.tooLarge' },
	refused: { code: 'TRANSLATION_REFUSED', text: 'translation.refused' },
	placeholder: { code: 'TRANSLATION_PLACEHOLDER', text: 'translation.placeholder' },
	complicated: { code: 'TRANSLATION_COMPLICATED', text: 'translation.complicated' },
} as const satisfies Record<string, { code: string; text: PlainTextKey }>;

export type TranslationFailure = keyof typeof translationFailures;

export const isTranslationFailure = (name: string): name is TranslationFailure => name in translationFailures;
