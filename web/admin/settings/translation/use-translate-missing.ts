// Has a machine translate what is missing, in a language or of some texts, and says how much that is.
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import {
	type machineTranslationDocument,
	translateTextsDocument,
	translationAccountDocument,
	untranslatedTextsDocument,
} from './translation.documents.ts';

type Counted = Data<typeof untranslatedTextsDocument>;
type Account = Data<typeof translationAccountDocument>;

type Answer = Partial<Data<typeof machineTranslationDocument>> | undefined;

/** Whether anything waits for the machine, so that it is worth asking again. */
export const isWaiting = (data: unknown): boolean =>
	((data as Answer)?.machineTranslation?.queue ?? []).some(({ failure }) => failure === null);

export function useTranslateMissing() {
	const { t, language, notation, ask } = usePlatform();
	const me = useMe();
	const confirm = useConfirm();
	const toast = useToast();
	const change = useChange();
	const [busy, setBusy] = useState<string>();
	/** Says first how much that is, and how much of the account is left. */
	const isWanted = async (languages?: string[]): Promise<boolean> => {
		const number = (value: number) => formatNumber(value, language, notation);
		const [counted, account] = await Promise.all([
			(ask(untranslatedTextsDocument, { languages: languages ?? null }) as Promise<Counted>).catch(() => undefined),
			has(me, 'qTenant') ? (ask(translationAccountDocument, {}) as Promise<Account>).catch(() => undefined) : undefined,
		]);
		const { texts = 0, characters = 0 } = counted?.untranslatedTexts ?? {};
		// That there is nothing is said afterwards.
		if (counted && texts === 0) return true;
		const { used = 0, limit = null } = account?.translationAccount ?? {};
		const title = t('machine.translateMissing');
		return confirm({
			title,
			text: [
				counted !== undefined && t('machine.translateCount', { count: texts, characters: number(characters) }),
				limit !== null &&
					t('machine.translateBudget', { left: number(Math.max(0, limit - used)), limit: number(limit) }),
				t('texts.translateMissingText'),
			]
				.filter(Boolean)
				.join(' '),
			confirmLabel: title,
		});
	};
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
		translateEverything: async () => (await isWanted()) && (await translate({})),
		/** The language that is being sent off. */
		busy,
		async translateMissing(languageCode: string): Promise<void> {
			setBusy(languageCode);
			if (await isWanted([languageCode])) await translate({ languages: [languageCode] });
			setBusy(undefined);
		},
	};
}
