// What is another on one state of the page than on an earlier one, in words.
import type { ReactNode } from 'react';
import { languageNameIn } from '../../../rules/language-names.ts';
import type { Comparison as Compared } from '../../../rules/pages/compare.ts';
import { isSamePage } from '../../../rules/pages/compare.ts';
import { labelOf, nameOfBlock } from '../../page-view/block-texts.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';

export function Comparison({ compared }: { compared: Compared }) {
	const t = useTexts();
	const { added, removed, changed, moved, seo } = compared;
	if (isSamePage(compared)) return <p>{t('pageEditor.noChanges')}</p>;
	return (
		<ul className="grid gap-1">
			{added.map(({ id, type }) => (
				<Line key={id} kind="added" text={nameOfBlock(t, type)} />
			))}
			{removed.map(({ id, type }) => (
				<Line key={id} kind="removed" text={nameOfBlock(t, type)} />
			))}
			{changed.map((section) => (
				<Line
					key={section.id}
					kind="changed"
					text={`${nameOfBlock(t, section.type)}${section.settings ? `: ${t('pageEditor.change.settings')}` : ''}`}
				>
					<Words section={section} />
				</Line>
			))}
			{moved && <Line kind="changed" text={t('pageEditor.change.order')} />}
			{seo && <Line kind="changed" text={t('pageEditor.seo')} />}
		</ul>
	);
}

const looks = {
	added: 'bg-(--applications-infoBox-success-background) text-(--applications-infoBox-success-text)',
	removed: 'bg-(--applications-infoBox-danger-background) text-(--applications-infoBox-danger-text)',
	changed: 'bg-(--applications-infoBox-info-background) text-(--applications-infoBox-info-text)',
};

interface LineProps {
	kind: keyof typeof looks;
	text: string;
	children?: ReactNode;
}

function Line({ kind, text, children }: LineProps) {
	const t = useTexts();
	return (
		<li className="flex items-baseline gap-2">
			<span className={`shrink-0 rounded-theme px-2 text-sm ${looks[kind]}`}>{t(`pageEditor.change.${kind}`)}</span>
			<div className="grid min-w-0 gap-1 wrap-break-word">
				{text}
				{children}
			</div>
		</li>
	);
}

/** What was said before, struck out, and what is said now: in their lines, as a paragraph may only have been split. */
function Words({ section: { type, words } }: { section: Compared['changed'][number] }) {
	const { t, language: reader } = usePlatform();
	if (words.length === 0) return null;
	return (
		<dl className="grid gap-1 text-sm">
			{words.map(({ name, ofItem, language, before, after }, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: it is shown once, and nothing in it moves
				<div key={place}>
					<dt className="text-muted">
						{labelOf(t, type, name, ofItem)}, {languageNameIn(language, reader)}
					</dt>
					<dd lang={language} className="grid gap-0.5">
						{before === after ? (
							<>
								<span className="line-clamp-3 whitespace-pre-line">{after}</span>
								<span lang={reader} className="text-muted">
									{t('pageEditor.change.formats')}
								</span>
							</>
						) : (
							<>
								{before !== '' && <del className="line-clamp-6 whitespace-pre-line text-muted">{before}</del>}
								{after !== '' && <ins className="line-clamp-6 whitespace-pre-line no-underline">{after}</ins>}
							</>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
