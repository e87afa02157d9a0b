// Has a machine translate what is missing, in a language or of some texts, and says how much that is.
import { useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { useToast } from '../../../kit/toasts.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
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
	/** @returns whether it was begun */
	const translate = async (wanted: { keys?: string[]; languages?: string[] }): Promise<boolean> => {
		try {
			const { translateTexts: count } = await change(translateTextsDocument, wanted);
			toast.success(t('machine.translateStarted', { count }));
			return true;
		} catch (error) {
			toast.error(`${t('machine.translateFailed')}: ${failureText(error, t)}`);
			return false;
		}
	};
	return {
		/** Into all languages that are switched on. */
		translateChosen: (keys: string[]) => translate({ keys }),
		/** Everything that is missing, in all of them. */
		translateEverything: () => translate({}),
		/** The language that is being sent off. */
		busy,
		async translateMissing(languageCode: string): Promise<void> {
			setBusy(languageCode);
			await translate({ languages: [languageCode] });
			setBusy(undefined);
		},
	};
}
