// Has the machine translate texts: some, or everything that is missing. The list shows what waits, and when it is there.
import { failureText } from '../../forms/failure-text.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useChange } from '../data.ts';
import { translateTextsDocument } from './translations.documents.ts';

export function useTranslating() {
	const { t } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const change = useChange();
	const translate = async (keys: string[] | null): Promise<boolean> => {
		try {
			const { translateTexts: count } = await change(translateTextsDocument, { keys });
			toast.success(t('texts.queued', { count }));
			return true;
		} catch (error) {
			toast.error(`${t('texts.notQueued')}: ${failureText(error, t)}`);
			return false;
		}
	};
	return {
		some: (keys: string[]) => translate(keys),
		async everything(): Promise<void> {
			const sure = await confirm({
				title: t('texts.translateMissing'),
				text: t('texts.translateMissingText'),
				confirmLabel: t('texts.translate'),
			});
			if (sure) await translate(null);
		},
	};
}
