// Has a machine translate what is missing in a language, and says how much that is.
import { useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { useToast } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useChange } from '../../data.ts';
import { type machineTranslationDocument, translateTextsDocument } from './translation.documents.ts';

type Answer = Partial<Data<typeof machineTranslationDocument>> | undefined;

/** Whether anything waits for the machine, so that it is worth asking again. */
export const isWaiting = (data: unknown): boolean =>
	((data as Answer)?.machineTranslation?.queue ?? []).some(({ failure }) => failure === null);

export function useTranslateMissing() {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [busy, setBusy] = useState<string>();
	return {
		/** The language that is being sent off. */
		busy,
		async translateMissing(languageCode: string): Promise<void> {
			setBusy(languageCode);
			try {
				const { translateTexts: count } = await change(translateTextsDocument, { languages: [languageCode] });
				toast.success(t('machine.translateStarted', { count }));
			} catch (error) {
				toast.error(`${t('machine.translateFailed')}: ${failureText(error, t)}`);
			}
			setBusy(undefined);
		},
	};
}
