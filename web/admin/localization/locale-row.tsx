// One language of the shop: what it is called, how prices look in it, how complete it is.
import { IconArrowDown, IconArrowUp, IconEyeOff, IconStar, IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../../rules/formats.ts';
import { ownNameOfLanguage, pathOfLanguage } from '../../../rules/languages.ts';
import { isNotation } from '../../../rules/notations.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { nameOfLocale } from './locale-names.ts';
import type { localizationsDocument } from './localization.documents.ts';
import { NotationField } from './notation-field.tsx';

type Localization = Data<typeof localizationsDocument>['localizations'][number];

interface LocaleRowProps {
	locale: Localization;
	readOnly: boolean;
	/** Up or down; undefined where it is already at that end. */
	onUp: (() => void) | undefined;
	onDown: (() => void) | undefined;
	onNotation(notation: string): void;
	onDefault(): void;
	onPublish(): void;
	onDraft(): void;
	onDelete(): void;
	/** How many texts wait for the machine. */
	waiting: number;
	/** Undefined where no machine translates into it. */
	onTranslate: (() => void) | undefined;
	busy: boolean;
}

export function LocaleRow(props: LocaleRowProps) {
	const { locale, readOnly, onUp, onDown, onNotation, onDefault, onPublish, onDraft, onDelete } = props;
	const { t, language } = usePlatform();
	const { languageCode: code, default: isDefault, published, notation } = locale;
	const name = ownNameOfLanguage(code);
	return (
		<li className="grid gap-x-6 gap-y-4 border-b border-line p-4 last:border-b-0 phone:grid-cols-2 desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] desktop:items-start">
			<div className="min-w-0">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h2 className="text-lg font-bold first-letter:uppercase" lang={code}>
						{name}
					</h2>
					{isDefault && <Chip state="active" label={t('localization.default')} />}
					{!published && <Chip state="inactive" label={t('localization.draft')} />}
				</div>
				<p className="text-sm text-muted wrap-break-word">
					{nameOfLocale(code, language)} · {code}
				</p>
				<p className="text-sm text-muted wrap-anywhere">
					{t('localization.address', { path: pathOfLanguage(locale) })}
				</p>
				{!published && (
					<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
						{!readOnly && (
							<Button size="small" colour="primary" onClick={onPublish}>
								{t('localization.publish')}
								<span className="sr-only"> ({name})</span>
							</Button>
						)}
						<TextLink to={`${window.location.origin}${pathOfLanguage(locale)}`}>
							{t('localization.preview')}
							<span className="sr-only"> ({name})</span>
						</TextLink>
					</div>
				)}
			</div>
			<NotationField
				code={code}
				label={t('localization.notationShort')}
				disabled={readOnly}
				value={notation !== null && isNotation(notation) ? notation : ''}
				onChange={onNotation}
			/>
			<Completeness {...props} />
			{!readOnly && (
				<div className="flex gap-2 desktop:justify-end">
					<Button
						size="small"
						aria-label={t('localization.up', { language: name })}
						disabled={!onUp}
						onClick={onUp}
						icon={<IconArrowUp aria-hidden size={18} />}
					/>
					<Button
						size="small"
						aria-label={t('localization.down', { language: name })}
						disabled={!onDown}
						onClick={onDown}
						icon={<IconArrowDown aria-hidden size={18} />}
					/>
					<Menu
						compact
						label={t('localization.actions', { language: name })}
						actions={[
							{
								id: 'default',
								label: t('localization.makeDefault'),
								icon: <IconStar aria-hidden size={18} />,
								disabled: isDefault,
								onAction: onDefault,
							},
							{
								id: 'draft',
								label: t('localization.makeDraft'),
								icon: <IconEyeOff aria-hidden size={18} />,
								disabled: isDefault || !published,
								onAction: onDraft,
							},
							{
								id: 'delete',
								label: t('localization.delete'),
								icon: <IconTrash aria-hidden size={18} />,
								danger: true,
								disabled: isDefault,
								onAction: onDelete,
							},
						]}
					/>
				</div>
			)}
		</li>
	);
}

function Completeness({ locale, waiting, onTranslate, busy }: LocaleRowProps) {
	const { t, language, notation } = usePlatform();
	const { texts, translated, languageCode } = locale;
	const missing = texts - translated;
	const counted = {
		translated: formatNumber(translated, language, notation),
		texts: formatNumber(texts, language, notation),
	};
	return (
		<div className="grid min-w-0 gap-1">
			<Progress label={t('localization.translatedOf', counted)} share={texts > 0 ? translated / texts : 1} />
			<p className="text-sm text-muted" role="status">
				{waiting > 0
					? t('machine.waiting', { count: waiting })
					: missing > 0
						? t('localization.missing', { count: missing })
						: t('localization.complete')}
			</p>
			{onTranslate && missing > 0 && waiting === 0 && (
				<div className="mt-1">
					<Button size="small" busy={busy} onClick={onTranslate}>
						{t('machine.translateMissing')}
						<span className="sr-only"> ({ownNameOfLanguage(languageCode)})</span>
					</Button>
				</div>
			)}
		</div>
	);
}
