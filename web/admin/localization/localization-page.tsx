// The languages that the shop speaks.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readSettings } from '../../../rules/settings/api-values.ts';
import { machineTranslationSettings } from '../../../rules/settings/machine-translation.ts';
import { Button } from '../../kit/button.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { isWaiting, useTranslateMissing } from '../settings/translation/use-translate-missing.ts';
import { AddLocaleDialog } from './add-locale-dialog.tsx';
import { LocaleRow } from './locale-row.tsx';
import { localizationsDocument } from './localization.documents.ts';
import { useLocalizationActions, useStoredToast } from './localization-actions.ts';
import { UntranslatedShipping } from './untranslated-shipping.tsx';

export function Component() {
	const { t } = usePlatform();
	useStoredToast();
	const answer = useAdminQuery(localizationsDocument, {}, { lookAgain: (data) => isWaiting(data) && 2000 });
	return (
		<Loaded answer={answer} title={t('localization.title')}>
			{(data) => <Localizations {...data} />}
		</Loaded>
	);
}

/** The codes with the one at this place moved by one. */
function swapped(codes: readonly string[], at: number, by: 1 | -1): string[] | undefined {
	const [moved, other] = [codes[at], codes[at + by]];
	if (moved === undefined || other === undefined) return undefined;
	return codes.map((code, index) => (index === at ? other : index === at + by ? moved : code));
}

function Localizations({ localizations, machineTranslation }: Data<typeof localizationsDocument>) {
	const { t } = usePlatform();
	const me = useMe();
	const readOnly = !has(me, 'mLocalisation');
	const [adding, setAdding] = useState(false);
	const { arrange, setNotation, makeDefault, publish, makeDraft, remove } = useLocalizationActions();
	const { busy, translateMissing } = useTranslateMissing();
	const codes = localizations.map(({ languageCode }) => languageCode);
	const before = localizations.find((locale) => locale.default)?.languageCode ?? '';
	const { connection, queue } = machineTranslation;
	const settings = readSettings(machineTranslationSettings, machineTranslation);
	const { enabled, languages } = settings;
	const translates = enabled && connection !== 'none';
	const step = (at: number, by: 1 | -1) => {
		const next = swapped(codes, at, by);
		return next && (() => arrange(next));
	};
	return (
		<PageFrame
			title={t('localization.title')}
			actions={
				!readOnly && (
					<Button colour="primary" icon={<IconPlus aria-hidden size={18} />} onClick={() => setAdding(true)}>
						{t('localization.add')}
					</Button>
				)
			}
		>
			<p className="mb-4 max-w-prose text-muted">{t('localization.intro')}</p>
			<ul className="rounded-theme border border-line bg-surface">
				{localizations.map((locale, index) => {
					const { languageCode: code } = locale;
					const waiting = queue.find((row) => row.languageCode === code && row.failure === null)?.texts ?? 0;
					return (
						<LocaleRow
							key={code}
							locale={locale}
							readOnly={readOnly}
							onUp={step(index, -1)}
							onDown={step(index, 1)}
							onNotation={(notation) => setNotation(code, notation)}
							onDefault={() => makeDefault(code, before)}
							onPublish={() => publish(code, locale.texts - locale.translated)}
							onDraft={() => makeDraft(code)}
							onDelete={() => remove(code)}
							waiting={waiting}
							onTranslate={
								!readOnly && translates && languages.includes(code) ? () => translateMissing(code) : undefined
							}
							busy={busy === code}
						/>
					);
				})}
			</ul>
			<UntranslatedShipping languages={codes} />
			<AddLocaleDialog
				open={adding}
				onClose={() => setAdding(false)}
				taken={localizations}
				machine={translates && has(me, 'mTenant') ? settings : undefined}
			/>
		</PageFrame>
	);
}
