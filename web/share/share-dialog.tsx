// The link to a page, in each language of the shop: to be copied, sent, or read by a camera. Loaded when it is opened.
import { IconBrandWhatsapp, IconCopy, IconDownload, IconMail, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ownNameOfLanguage, pathOfLanguage, publishedLanguages } from '../../rules/languages.ts';
import { drawCode } from '../../rules/qr-code.ts';
import { createTranslator, type Messages, type Translate } from '../../rules/texts/translator.ts';
import { NativeDialog } from '../kit/native-dialog.tsx';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import { toQueryOptions } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';

interface ShareDialogProps {
	/** Path, query and anchor without the language; else those of this page, without what is only ours. */
	path?: string;
	onClose(): void;
}

/** What of an address is not for others: a test link, and what became of a form. */
const own = ['test', 'favourite'];

function currentPath({ base }: Platform): string {
	const { pathname, searchParams } = new URL(window.location.href);
	for (const name of own) searchParams.delete(name);
	return (pathname.slice(base.length) || '/') + (searchParams.size > 0 ? `?${searchParams}` : '');
}

function linkIn({ languages }: Platform, language: string, path: string): string {
	const found = languages.find(({ languageCode }) => languageCode === language);
	const base = found ? pathOfLanguage(found).replace(/\/$/, '') : '';
	return window.location.origin + base + path;
}

export default function ShareDialog({ path, onClose }: ShareDialogProps) {
	const platform = usePlatform();
	const { data } = useQuery(toQueryOptions(platform, textsQuery(platform, ['share'])));
	if (!data) return null;
	const t = createTranslator({
		language: platform.language,
		messages: (data as { interfaceTexts: Messages }).interfaceTexts,
	});
	return (
		<NativeDialog title={t('share.title')} onClose={onClose}>
			<Sharing t={t} path={path ?? currentPath(platform)} />
		</NativeDialog>
	);
}

function Sharing({ t, path }: { t: Translate; path: string }) {
	const platform = usePlatform();
	const [language, setLanguage] = useState(platform.language);
	const [said, setSaid] = useState<'copied' | 'notCopied'>();
	const field = useRef<HTMLInputElement>(null);
	const [languageId, linkId] = [useId(), useId()];
	const link = linkIn(platform, language, path);
	async function copy() {
		try {
			await navigator.clipboard.writeText(link);
			setSaid('copied');
		} catch {
			// Ready to be copied by hand.
			field.current?.select();
			setSaid('notCopied');
		}
	}
	const send = () => navigator.share({ url: link, title: document.title }).catch(() => undefined);
	return (
		<div className="grid min-h-0 gap-4 overflow-y-auto p-4">
			{platform.languages.length > 1 && (
				<div>
					<label htmlFor={languageId} className="mb-1 block font-bold">
						{t('share.language')}
					</label>
					<select
						id={languageId}
						value={language}
						onChange={(event) => {
							setLanguage(event.target.value);
							setSaid(undefined);
						}}
						className="min-h-11 w-full rounded-theme border border-control-line bg-control px-3 text-control-text"
					>
						{publishedLanguages(platform.languages).map(({ languageCode }) => (
							<option key={languageCode} value={languageCode} lang={languageCode}>
								{ownNameOfLanguage(languageCode)}
							</option>
						))}
					</select>
				</div>
			)}
			<div>
				<label htmlFor={linkId} className="mb-1 block font-bold">
					{t('share.link')}
				</label>
				<input
					ref={field}
					id={linkId}
					readOnly
					value={link}
					onFocus={(event) => event.target.select()}
					className="min-h-11 w-full rounded-theme border border-control-line bg-control px-3 text-control-text"
				/>
			</div>
			<div className="flex flex-wrap gap-2">
				<Action icon={<IconCopy aria-hidden size={20} />} onClick={copy} primary>
					{t('share.copy')}
				</Action>
				{'share' in navigator && (
					<Action icon={<IconSend aria-hidden size={20} />} onClick={send}>
						{t('share.send')}
					</Action>
				)}
				<a href={`mailto:?${query({ subject: document.title, body: link })}`} className={actionLook}>
					<IconMail aria-hidden size={20} />
					{t('share.mail')}
				</a>
				<a
					href={`https://wa.me/?${query({ text: `${document.title} ${link}` })}`}
					target="_blank"
					rel="noopener noreferrer"
					className={actionLook}
				>
					<IconBrandWhatsapp aria-hidden size={20} />
					{t('share.whatsApp')}
				</a>
			</div>
			<p role={said === 'notCopied' ? 'alert' : 'status'} className="empty:hidden">
				{said && t(`share.${said}`)}
			</p>
			<Code t={t} link={link} />
		</div>
	);
}

const buttonShape = 'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-theme px-4 font-bold';
const actionLook = `${buttonShape} border border-control-line hover:border-control-line-hover`;

/** Mail programs read a plus sign as itself. */
const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20');

interface ActionProps {
	icon: ReactNode;
	primary?: boolean;
	onClick(): void;
	children: ReactNode;
}

const Action = ({ icon, primary = false, onClick, children }: ActionProps) => (
	<button
		type="button"
		onClick={onClick}
		className={primary ? `${buttonShape} bg-button text-button-text hover:bg-button-hover` : actionLook}
	>
		{icon}
		{children}
	</button>
);

function Code({ t, link }: { t: Translate; link: string }) {
	const picture = `data:image/svg+xml,${encodeURIComponent(drawCode(link))}`;
	return (
		<div className="flex flex-wrap items-center gap-4">
			<img
				src={picture}
				alt={t('share.code', { link })}
				width={160}
				height={160}
				className="size-40 shrink-0 rounded-theme"
			/>
			<div className="grid min-w-0 grow basis-40 gap-2 text-sm">
				<p>{t('share.codeHint')}</p>
				<a
					href={picture}
					download="qr-code.svg"
					className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-2"
				>
					<IconDownload aria-hidden size={18} />
					{t('share.saveCode')}
				</a>
			</div>
		</div>
	);
}
