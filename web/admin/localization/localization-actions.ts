// Changes the languages of the shop: asked first where it matters, then done, then said. The languages, and the address of this very
// page, may be others afterwards: the document is loaded anew, and what is to be said is said there.
import { useEffect } from 'react';
import { pathOfLanguage } from '../../../rules/languages.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { nameOfLocale } from './locale-names.ts';
import {
	arrangeLocalizationsDocument,
	changeNotationDocument,
	deleteLocalizationDocument,
	publishLocalizationDocument,
	setDefaultLocalizationDocument,
} from './localization.documents.ts';

const place = 'localization.said';

interface Spoken {
	languageCode: string;
	default: boolean;
}

/** Says what was done just before this document was loaded. */
export function useStoredToast(): void {
	const toast = useToast();
	useEffect(() => {
		const said = sessionStorage.getItem(place);
		if (!said) return;
		sessionStorage.removeItem(place);
		toast.success(said);
	}, [toast]);
}

/** To this screen again, as it is with these languages. */
export function useNewDocument() {
	const { language } = usePlatform();
	return (languages: readonly Spoken[], said: string) => {
		const here = languages.find(({ languageCode }) => languageCode === language);
		const base = here ? pathOfLanguage({ ...here, notation: null }) : '/';
		sessionStorage.setItem(place, said);
		window.location.assign(`${base}admin/localization`);
	};
}

export function useLocalizationActions() {
	const { t, language } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const toast = useToast();
	const change = useChange();
	const renew = useNewDocument();
	const updateFailed = t('localization.updateFailed');
	return {
		async setNotation(languageCode: string, notation: string): Promise<void> {
			await attempt(() => change(changeNotationDocument, { languageCode, notation: notation || null }), {
				done: t('localization.updated'),
				failed: updateFailed,
			});
		},
		async arrange(languageCodes: string[]): Promise<void> {
			await attempt(() => change(arrangeLocalizationsDocument, { languageCodes }), {
				done: t('localization.updated'),
				failed: updateFailed,
			});
		},
		async makeDefault(code: string, before: string): Promise<void> {
			const sure = await confirm({
				title: t('localization.makeDefaultAsk', { language: nameOfLocale(code, language) }),
				text: t('localization.makeDefaultText', {
					language: nameOfLocale(before, language),
					path: `/${before.toLowerCase()}/`,
				}),
				confirmLabel: t('localization.makeDefault'),
				colour: 'warning',
			});
			if (!sure) return;
			try {
				const { setDefaultLocalization: now } = await change(setDefaultLocalizationDocument, { languageCode: code });
				renew(now, t('localization.madeDefault'));
			} catch {
				toast.error(updateFailed);
			}
		},
		async publish(code: string, missing: number): Promise<void> {
			const sure = await confirm({
				title: t('localization.publishAsk', { language: nameOfLocale(code, language) }),
				text: t('localization.publishText', { missing }),
				confirmLabel: t('localization.publish'),
			});
			if (sure)
				await attempt(() => change(publishLocalizationDocument, { languageCode: code, published: true }), {
					done: t('localization.published'),
					failed: updateFailed,
				});
		},
		async makeDraft(code: string): Promise<void> {
			const sure = await confirm({
				title: t('localization.makeDraftAsk', { language: nameOfLocale(code, language) }),
				text: t('localization.makeDraftText'),
				confirmLabel: t('localization.makeDraft'),
				colour: 'warning',
			});
			if (sure)
				await attempt(() => change(publishLocalizationDocument, { languageCode: code, published: false }), {
					done: t('localization.madeDraft'),
					failed: updateFailed,
				});
		},
		async remove(code: string): Promise<void> {
			const sure = await confirm({
				title: t('localization.deleteAsk', { language: nameOfLocale(code, language) }),
				text: t('localization.deleteText'),
				confirmLabel: t('localization.delete'),
				colour: 'danger',
			});
			if (!sure) return;
			try {
				const { deleteLocalization: now } = await change(deleteLocalizationDocument, { languageCode: code });
				renew(now, t('localization.deleted'));
			} catch {
				toast.error(t('localization.deleteFailed'));
			}
		},
	};
}
