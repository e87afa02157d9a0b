// What a new page begins with: nothing, or a template. The one that is chosen shows what is in it.
import { Suspense, useId } from 'react';
import type { PageKind, SampleTexts } from '../../../rules/pages/block.ts';
import type { SectionPlan } from '../../../rules/pages/plan.ts';
import { pageTemplates } from '../../../rules/pages/templates/all-templates.ts';
import { type PageTemplate, templateCategories } from '../../../rules/pages/templates/template.ts';
import type { TextKey } from '../../../rules/texts/catalogue/groups.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';

interface TemplateChoiceProps {
	kind: PageKind;
	/** '' is an empty page. */
	chosen: string;
	onChoose(id: string): void;
}

export function TemplateChoice({ kind, chosen, onChoose }: TemplateChoiceProps) {
	const { t } = usePlatform();
	const name = useId();
	const offered = pageTemplates.filter((template) => template.kind === kind);
	const template = offered.find(({ id }) => id === chosen);
	const option = (id: string, title: string, about: string) => (
		<Option key={id} name={name} title={title} about={about} checked={id === chosen} onChoose={() => onChoose(id)} />
	);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold text-label">{t('adminPages.beginWith')}</legend>
			<div className="grid gap-6 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid content-start gap-4">
					{option('', t('adminPages.emptyPage'), t('adminPages.emptyPageAbout'))}
					{templateCategories.map((category) => {
						const inIt = offered.filter((known) => known.category === category);
						return (
							inIt.length > 0 && (
								<div key={category} className="grid gap-2">
									<p className="text-sm font-semibold text-muted">{t(`adminPages.category.${category}`)}</p>
									<div className="grid gap-2 tablet:grid-cols-2">
										{inIt.map(({ id }) =>
											option(id, t(`adminPages.template.${id}`), t(`adminPages.template.${id}.about`)),
										)}
									</div>
								</div>
							)
						);
					})}
				</div>
				<div aria-live="polite" className="min-w-0">
					{template && (
						<Suspense fallback={<Skeleton lines={6} />}>
							<MoreTexts groups={['pageBlocks']}>
								<Contents template={template} />
							</MoreTexts>
						</Suspense>
					)}
				</div>
			</div>
		</fieldset>
	);
}

interface OptionProps {
	name: string;
	title: string;
	about: string;
	checked: boolean;
	onChoose(): void;
}

function Option({ name, title, about, checked, onChoose }: OptionProps) {
	const id = useId();
	return (
		<label className="flex min-w-0 cursor-pointer items-start gap-3 rounded-theme border border-line bg-surface p-3 hover:bg-surface-hover has-checked:border-chosen has-checked:bg-item-active has-checked:text-item-active-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
			<input
				type="radio"
				name={name}
				checked={checked}
				onChange={onChoose}
				aria-labelledby={`${id}-title`}
				aria-describedby={`${id}-about`}
				className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-control outline-none checked:border-6 checked:border-chosen"
			/>
			<span className="min-w-0">
				<span id={`${id}-title`} className="block font-semibold hyphens-auto wrap-break-word">
					{title}
				</span>
				<span id={`${id}-about`} className="block text-sm hyphens-auto wrap-break-word">
					{about}
				</span>
			</span>
		</label>
	);
}

/** The words that a section is known by: its heading, or whatever it says first. */
function wordsOf({ texts = {}, items = [] }: SectionPlan): SampleTexts | undefined {
	return texts.title ?? texts.quote ?? Object.values(texts)[0] ?? Object.values(items[0]?.texts ?? {})[0];
}

function Contents({ template: { plan } }: { template: PageTemplate }) {
	const { t, language } = usePlatform();
	const { sections } = plan;
	const tongue = language.startsWith('de') ? 'de' : 'en';
	return (
		<div className="rounded-theme bg-sunken p-4">
			<p className="font-semibold">{t('adminPages.contains', { count: sections.length })}</p>
			<ol className="mt-2 grid gap-2">
				{sections.map((section, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the sections of a template never change
					<li key={index} className="min-w-0 rounded-theme border border-line bg-surface px-3 py-2">
						<span className="block text-sm text-muted">{t(`pageBlocks.${section.type}.name` as TextKey)}</span>
						<span className="block truncate">{wordsOf(section)?.[tongue]}</span>
					</li>
				))}
			</ol>
			<p className="mt-3 text-sm text-muted">{t('adminPages.templateHint')}</p>
		</div>
	);
}
