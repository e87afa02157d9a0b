// One text beside the list: what it is, whether it is locked, and everything it has been.
import { IconArrowBackUp, IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { errorText } from '../../text-editing/grid/error-text.ts';
import { groupName } from '../../text-editing/grid/group-name.ts';
import { MarkedText } from '../../text-editing/grid/marked-text.tsx';
import { Mark } from '../../text-editing/grid/marks.tsx';
import { has, useMe } from '../me.tsx';
import { TypeName } from './texts-tab.tsx';
import { lockTextDocument, restoreTextDocument, textDetailsDocument } from './translations.documents.ts';

type Details = Data<typeof textDetailsDocument>;

interface TextDetailsProps {
	/** Undefined: nothing is open. */
	textKey: string | undefined;
	onClose(): void;
}

export function TextDetails({ textKey, onClose }: TextDetailsProps) {
	const { t } = usePlatform();
	const answer = useAdminQuery(
		textDetailsDocument,
		{ key: textKey ?? '', keys: [textKey ?? ''] },
		{ enabled: textKey !== undefined },
	);
	return (
		<Drawer open={textKey !== undefined} onClose={onClose} title={t('texts.details')}>
			<p className="mb-3 font-mono text-sm font-semibold wrap-anywhere">{textKey}</p>
			{textKey !== undefined && (
				<Loaded answer={answer}>
					{({ texts, textHistory }) => (
						<div className="flex flex-col gap-5">
							{texts.items[0] ? <About text={texts.items[0]} /> : <p>{t('texts.fault.unknownKey')}</p>}
							<History entries={textHistory} />
						</div>
					)}
				</Loaded>
			)}
		</Drawer>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt className="text-sm font-semibold text-label">{name}</dt>
		<dd className="wrap-break-word">{children}</dd>
	</div>
);

function About({ text }: { text: Details['texts']['items'][number] }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const attempt = useAttempt();
	const { key, locked } = text;
	const toggle = () =>
		attempt(() => change(lockTextDocument, { key, locked: !locked }), {
			done: t(locked ? 'texts.unlocked' : 'texts.locked'),
			failed: t('texts.lockFailed'),
		});
	const own = text.languages.filter(({ shipped, text: wording }) => shipped !== null && shipped !== wording);
	return (
		<>
			<dl className="flex flex-col gap-3">
				<Fact name={t('texts.context')}>
					{text.context ? (
						<span lang="en">{text.context}</span>
					) : (
						<span className="text-muted">{t('texts.noContext')}</span>
					)}
				</Fact>
				<Fact name={`${t('texts.baseText')} (${ownNameOfLanguage(text.baseLanguage)})`}>
					<span lang={text.baseLanguage} className="whitespace-pre-line">
						<MarkedText text={text.baseText} icu={text.icu} />
					</span>
				</Fact>
				{own.map(({ languageCode, shipped }) => (
					<Fact key={languageCode} name={`${t('texts.shippedText')} (${ownNameOfLanguage(languageCode)})`}>
						<span lang={languageCode} className="whitespace-pre-line">
							<MarkedText text={shipped ?? ''} icu={text.icu} />
						</span>
					</Fact>
				))}
				<Fact name={t('texts.type')}>
					<TypeName type={text.type} /> · {groupName(text.group, t)}
				</Fact>
				{text.placeholders.length > 0 && (
					<Fact name={t('texts.placeholders')}>
						<span className="font-mono text-sm">{text.placeholders.map((name) => `{${name}}`).join(' ')}</span>
					</Fact>
				)}
			</dl>
			<div className="flex flex-wrap items-center gap-2">
				{locked && <Mark name="locked" />}
				{me.isAdmin ? (
					<Button
						size="small"
						icon={locked ? <IconLockOpen aria-hidden size={18} /> : <IconLock aria-hidden size={18} />}
						onClick={toggle}
					>
						{t(locked ? 'texts.unlock' : 'texts.lock')}
					</Button>
				) : (
					locked && <span className="text-sm text-muted">{t('texts.lockedHint')}</span>
				)}
			</div>
		</>
	);
}

function History({ entries }: { entries: Details['textHistory'] }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const attempt = useAttempt();
	const restore = (id: string) =>
		attempt(
			async () => {
				const { restoreText } = await change(restoreTextDocument, { change: id });
				const [error] = restoreText.faults;
				if (error) throw new Error(errorText(error, t));
			},
			{ done: t('texts.restored'), failed: t('texts.notRestored') },
		);
	return (
		<section aria-labelledby="text-history">
			<h3 id="text-history" className="mb-2 font-bold">
				{t('texts.history')}
			</h3>
			{entries.length === 0 && <p className="text-muted">{t('texts.noHistory')}</p>}
			<ol className="flex flex-col gap-3">
				{entries.map(({ id, languageCode, before, after, origin, by, at }) => (
					<li key={id} className="rounded-theme border border-line p-3">
						<p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
							<span>
								{ownNameOfLanguage(languageCode)} · {t(`texts.origin.${origin}`)} · {by ?? t('texts.somebody')}
							</span>
							<Moment at={at} />
						</p>
						<p lang={languageCode} className="mt-1 wrap-break-word whitespace-pre-line">
							{after ?? <em className="text-muted">{t('texts.removed')}</em>}
						</p>
						{before !== null && (
							<p
								lang={languageCode}
								className="mt-1 text-sm text-muted line-through wrap-break-word whitespace-pre-line"
							>
								{before}
							</p>
						)}
						{has(me, 'mLocalisation') && (
							<div className="mt-2">
								<Button
									size="small"
									icon={<IconArrowBackUp aria-hidden size={18} />}
									aria-label={`${t('texts.restore')}: ${after ?? t('texts.removed')}`}
									onClick={() => restore(id)}
								>
									{t('texts.restore')}
								</Button>
							</div>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
