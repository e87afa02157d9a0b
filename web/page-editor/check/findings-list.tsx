// What is to be looked at before the page is published: by kind, each entry a button that leads to its place.
import { IconArrowRight } from '@tabler/icons-react';
import { definitions } from '../../../blocks/registry.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import { acceptSamples, type Finding } from '../../../rules/pages/check-page.ts';
import { plainText } from '../../../rules/pages/texts.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { labelOf, nameOfBlock } from '../../page-view/block-texts.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { useGoTo } from './use-go-to.ts';

/** More of one kind are folded away until someone wants to see them. */
const mostOpen = 6;

interface Group {
	key: string;
	kind: Finding['kind'];
	language: string;
	findings: readonly Finding[];
}

/** Translations by language, everything else by kind alone. */
function groupsOf(findings: readonly Finding[]): Group[] {
	const keyOf = ({ kind, language }: Finding) => (kind === 'missingTranslation' ? `${kind} ${language}` : kind);
	return [...Map.groupBy(findings, keyOf)].map(([key, own]) => ({
		key,
		kind: own[0]?.kind ?? 'sampleText',
		language: own[0]?.language ?? '',
		findings: own,
	}));
}

export function FindingsList({ findings }: { findings: readonly Finding[] }) {
	const t = useTexts();
	if (findings.length === 0) return <Notice kind="success">{t('pageEditor.check.fine')}</Notice>;
	return (
		<section className="grid grid-cols-1 gap-2">
			<h3 className="font-bold">{t('pageEditor.check.title')}</h3>
			<p className="text-sm text-muted">{t('pageEditor.check.hint')}</p>
			{groupsOf(findings).map((group) => (
				<FindingGroup key={group.key} group={group} />
			))}
		</section>
	);
}

function FindingGroup({ group: { kind, language, findings } }: { group: Group }) {
	const { t, language: reader } = usePlatform();
	const count = findings.length;
	const title =
		kind === 'missingTranslation'
			? t('pageEditor.check.missingTranslation', { count, language: languageNameIn(language, reader) })
			: t(`pageEditor.check.${kind}`, { count });
	return (
		<details
			open={count <= mostOpen}
			className="rounded-theme border border-(--applications-infoBox-warning-border) bg-surface"
		>
			<summary className="cursor-pointer rounded-theme bg-(--applications-infoBox-warning-background) px-3 py-2 font-semibold text-(--applications-infoBox-warning-text)">
				{title}
			</summary>
			<ul className="grid grid-cols-1 p-1">
				{findings.map((finding) => (
					<li key={`${finding.section} ${finding.item} ${finding.field}`}>
						<Entry finding={finding} />
					</li>
				))}
			</ul>
			{kind === 'sampleText' && <Accept />}
		</details>
	);
}

/** "Hero: headline", with what stands there now. */
function nameOf({ section, item, type, field }: Finding, t: Translate): string {
	if (section === 'page') return t('pageEditor.check.pageName');
	if (section === 'seo' || type === undefined)
		return `${t('pageEditor.seo')}: ${t(field === 'title' ? 'pageEditor.seoTitle' : 'pageEditor.seoDescription')}`;
	return `${nameOfBlock(t, type)}: ${labelOf(t, type, field, item !== undefined)}`;
}

function Entry({ finding }: { finding: Finding }) {
	const t = useTexts();
	const { store } = useEditor();
	const goTo = useGoTo();
	const { section, item, field, language = '' } = finding;
	const texts =
		section === 'seo'
			? store.document.seo.texts[field]
			: store.part(item === undefined ? { section } : { section, item })?.texts[field];
	const words = texts?.[language]?.text;
	return (
		<button
			type="button"
			onClick={() => goTo(finding)}
			className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-theme px-2 py-1 text-start hover:bg-surface-hover pointer-coarse:min-h-11"
		>
			<span className="min-w-0 grow">
				{nameOf(finding, t)}
				{words !== undefined && (
					<span lang={language} className="block truncate text-sm text-muted">
						{plainText(words)}
					</span>
				)}
			</span>
			<IconArrowRight aria-hidden size={18} className="shrink-0 text-muted" />
		</button>
	);
}

/** For those who have read them all and like them. */
function Accept() {
	const t = useTexts();
	const toast = useToast();
	const { store } = useEditor();
	const actions = useActions();
	const accept = () => {
		if (actions.change(acceptSamples(store.document, definitions))) toast.success(t('pageEditor.check.accepted'));
	};
	return (
		<div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
			<p className="min-w-48 grow basis-0 text-sm text-muted">{t('pageEditor.check.acceptHint')}</p>
			<Button size="small" onClick={accept}>
				{t('pageEditor.check.accept')}
			</Button>
		</div>
	);
}
