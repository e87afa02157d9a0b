// What search engines and those who share a link are told of the page, in every language, and how that looks.

import { useState } from 'react';
import { languageNameIn } from '../../../rules/language-names.ts';
import { pathOfLanguage } from '../../../rules/languages.ts';
import type { PageText } from '../../../rules/pages/document.ts';
import { plainText, spokenText, statusOf } from '../../../rules/pages/texts.ts';
import { longestCanonical, readCanonical, showCanonical } from '../../../rules/seo/canonical.ts';
import { PromptButton } from '../../assistant/prompt-button.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Switch } from '../../kit/switch.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { MediaPicker } from '../../media-library/media-picker.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import { rememberPicture, useParts } from '../canvas/use-parts.ts';
import type { EditedPage } from '../saving/page-session.ts';
import { StatusMark } from '../settings/status-mark.tsx';
import { useConfirmRemoval } from '../settings/use-confirm-removal.ts';
import { useDocument, useEditor } from '../state/editor.tsx';
import { writtenText } from '../state/texts.ts';
import { useActions } from '../state/use-actions.ts';

interface SeoDialogProps {
	page: EditedPage;
	onClose(): void;
}

export default function SeoDialog({ page, onClose }: SeoDialogProps) {
	const { t } = usePlatform();
	const { seo } = useDocument();
	const { languages, base, readOnly, language: chosen } = useEditor();
	const actions = useActions();
	const ordered = [base, ...languages.filter((language) => language !== base)];
	return (
		<Dialog open size="large" onClose={onClose} title={t('pageEditor.seo')}>
			<fieldset disabled={readOnly} className="grid gap-5">
				<Switch
					label={t('pageEditor.seoIndex')}
					hint={t('pageEditor.seoIndexHint')}
					on={seo.index}
					onChange={(index) => actions.change([{ do: 'seo', image: seo.image, index }])}
				/>
				{!page.home && <CanonicalUrl />}
				<ShareImage />
				<LanguageTabs ordered={ordered} first={chosen} page={page} />
			</fieldset>
		</Dialog>
	);
}

/** What leads elsewhere stays in the field with its message, and is not kept. */
function CanonicalUrl() {
	const { t, languages } = usePlatform();
	const { seo } = useDocument();
	const actions = useActions();
	const host = window.location.origin;
	const kept = seo.canonical ?? '';
	const [typed, setTyped] = useState(showCanonical(kept, host));
	const change = (text: string) => {
		setTyped(text);
		const path = readCanonical(text, host, languages);
		if (path !== null && path !== kept) actions.change([{ do: 'canonical', path }], 'canonical');
	};
	return (
		<TextField
			label={t('pageEditor.canonicalUrl')}
			hint={t('pageEditor.canonicalUrlHint')}
			kind="urlOnHost"
			host={host}
			maxLength={longestCanonical}
			value={typed}
			onChange={change}
		/>
	);
}

function LanguageTabs({ ordered, first, page }: { ordered: readonly string[]; first: string; page: EditedPage }) {
	const { t, language: reader } = usePlatform();
	const [shown, setShown] = useState(first);
	return (
		<Tabs
			label={t('pageEditor.language')}
			chosen={shown}
			onChoose={setShown}
			tabs={ordered.map((language) => ({
				id: language,
				label: languageNameIn(language, reader),
				content: <OneLanguage language={language} page={page} />,
			}))}
		/>
	);
}

const longest = { title: 120, description: 320 };

function OneLanguage({ language, page }: { language: string; page: EditedPage }) {
	const { t } = usePlatform();
	const { seo } = useDocument();
	const { base } = useEditor();
	const actions = useActions();
	const said = (name: 'title' | 'description') => {
		const text = seo.texts[name]?.[language]?.text;
		return text === undefined ? '' : plainText(text);
	};
	const write = (field: 'title' | 'description') => (text: string) => {
		const written = writtenText(seo.texts[field], { text, language, base });
		actions.change([{ do: 'seoText', field, language, text: written }], `seo ${field} ${language}`);
	};
	return (
		<div className="grid gap-4">
			<div className="grid gap-1">
				<TextField
					label={t('pageEditor.seoTitle')}
					hint={t('pageEditor.seoTitleHint')}
					maxLength={longest.title}
					value={said('title')}
					onChange={write('title')}
				/>
				<Below field="title" language={language} page={page} label={t('pageEditor.seoTitle')} />
			</div>
			<div className="grid gap-1">
				<TextArea
					label={t('pageEditor.seoDescription')}
					hint={t('pageEditor.seoDescriptionHint')}
					rows={3}
					maxLength={longest.description}
					value={said('description')}
					onChange={write('description')}
				/>
				<Below field="description" language={language} page={page} label={t('pageEditor.seoDescription')} />
			</div>
			<Preview language={language} page={page} />
		</div>
	);
}

const tasks = { title: ['seoTitle', 'shorten'], description: ['seoDescription', 'shorten'] } as const;

/** How it stands with the text, and the way to have it written. */
function Below({
	field,
	label,
	language,
	page,
}: {
	field: 'title' | 'description';
	label: string;
	language: string;
	page: EditedPage;
}) {
	const { seo } = useDocument();
	const { base, readOnly } = useEditor();
	const actions = useActions();
	const before = seo.texts[field]?.[language];
	const names = page.names as Readonly<Record<string, string>>;
	const status = statusOf(seo.texts[field], language, base);
	const put = (text: PageText | null) => actions.change([{ do: 'seoText', field, language, text }]);
	return (
		<div className="flex flex-wrap items-center justify-between gap-2 text-sm">
			{language !== base || status === 'assistant' ? <StatusMark status={status} isBase={false} /> : <span />}
			<PromptButton
				tasks={tasks[field]}
				label={label}
				text={plainText(before?.text ?? '')}
				subject={names[language] || names[base] || ''}
				language={language}
				maxLength={longest[field]}
				disabled={readOnly}
				onAccept={(text) => put(writtenText(seo.texts[field], { text, language, base, source: 'assistant' }))}
				onUndo={() => put(before ?? null)}
			/>
		</div>
	);
}

/** As a search engine might show it. */
function Preview({ language, page }: { language: string; page: EditedPage }) {
	const { t, shopName, languages } = usePlatform();
	const { seo } = useDocument();
	const { base } = useEditor();
	const chain = [language, base];
	const names = page.names as Readonly<Record<string, string>>;
	const found = languages.find(({ languageCode }) => languageCode === language);
	const path = page.home ? '' : page.kind === 'link' ? `links/${page.slug}` : page.slug;
	const address = `${window.location.host}${found ? pathOfLanguage(found) : '/'}${path}`;
	const title = spokenText(seo.texts.title, chain) ?? names[language] ?? names[base] ?? '';
	const description = spokenText(seo.texts.description, chain) ?? t('pageEditor.seoNoDescription');
	return (
		<figure className="grid gap-1 rounded-theme border border-line p-4" lang={language}>
			<figcaption className="mb-1 text-sm font-semibold text-label">{t('pageEditor.seoPreview')}</figcaption>
			<p className="truncate text-sm text-muted">{address.replaceAll('/', ' › ').replace(/ › $/, '')}</p>
			<p className="truncate text-lg text-link">{`${plainText(title)} – ${shopName}`}</p>
			<p className="line-clamp-2 text-sm">{plainText(description)}</p>
		</figure>
	);
}

function ShareImage() {
	const { t } = usePlatform();
	const { seo } = useDocument();
	const actions = useActions();
	const [picking, setPicking] = useState(false);
	const confirmRemoval = useConfirmRemoval();
	const image = useParts().pictures.find(({ id }) => id === seo.image);
	const set = (id: string | null) => actions.change([{ do: 'seo', image: id, index: seo.index }]);
	return (
		<div className="flex flex-wrap items-center gap-3">
			{image && <Picture image={image} sizes="10rem" className="h-20 w-36 rounded-theme object-cover" />}
			<div className="grid gap-1">
				<p className="text-sm font-semibold text-label">{t('pageEditor.seoImage')}</p>
				<div className="flex gap-2">
					<Button size="small" onClick={() => setPicking(true)}>
						{t(seo.image ? 'pageEditor.otherPicture' : 'pageEditor.choose')}
					</Button>
					{seo.image && (
						<Button size="small" onClick={async () => (await confirmRemoval()) && set(null)}>
							{t('pageEditor.noPicture')}
						</Button>
					)}
				</div>
			</div>
			{picking && (
				<MediaPicker
					onClose={() => setPicking(false)}
					onPick={([picture]) => {
						if (picture) {
							rememberPicture(picture.image);
							set(picture.image.id);
						}
						setPicking(false);
					}}
				/>
			)}
		</div>
	);
}
