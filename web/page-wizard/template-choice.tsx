// What a page begins with: nothing, or a template, each with a picture of the page that it makes.
import { IconFile } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { ShownImage } from '../../rules/page-contract.ts';
import type { PageKind } from '../../rules/pages/block.ts';
import { pageTemplates } from '../../rules/pages/templates/all-templates.ts';
import { templateCategories } from '../../rules/pages/templates/template.ts';
import { useAvailability } from '../assistant/use-availability.ts';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import { fromPrompt, PromptChoice } from './prompt-choice.tsx';
import { TemplatePicture } from './template-picture.tsx';
import { templateContentDocument } from './wizard.documents.ts';

const none: readonly ShownImage[] = [];

interface TemplateChoiceProps {
	kind: PageKind;
	/** '' is an empty page. */
	chosen: string;
	onChoose(id: string): void;
	/** Whether an empty page can be chosen. */
	withEmpty: boolean;
	/** What the assistant shall write about, where it can be asked. */
	written: { prompt: string; onChange(prompt: string): void; error: string | null };
}

export const templatesFor = (kind: PageKind) => pageTemplates.filter((template) => template.kind === kind);

export function TemplateChoice({ kind, chosen, onChoose, withEmpty, written }: TemplateChoiceProps) {
	const { t } = usePlatform();
	const name = useId();
	const { data, isError } = useAdminQuery(templateContentDocument, {});
	const pictures = data?.pageTemplateContent.pictures ?? (isError ? none : undefined);
	const offered = templatesFor(kind);
	const mayWrite = useAvailability() !== undefined && kind === 'page';
	const option = (id: string, title: string, about: string, picture: ReactNode) => (
		<Option
			key={id}
			name={name}
			title={title}
			about={about}
			picture={picture}
			checked={id === chosen}
			onChoose={() => onChoose(id)}
		/>
	);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold text-label">{t('adminPages.beginWith')}</legend>
			<div className="grid gap-5">
				{withEmpty && option('', t('adminPages.emptyPage'), t('adminPages.emptyPageAbout'), undefined)}
				{mayWrite && option(fromPrompt, t('pageWizard.fromPrompt'), t('pageWizard.fromPromptAbout'), undefined)}
				{mayWrite && chosen === fromPrompt && <PromptChoice {...written} />}
				{templateCategories.map((category) => {
					const inIt = offered.filter((known) => known.category === category);
					return (
						inIt.length > 0 && (
							<div key={category} className="grid gap-2">
								<p className="font-semibold">{t(`adminPages.category.${category}`)}</p>
								<div className="grid gap-3 phone:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
									{inIt.map((template) =>
										option(
											template.id,
											t(`adminPages.template.${template.id}`),
											t(`adminPages.template.${template.id}.about`),
											pictures ? (
												<TemplatePicture key={template.id} template={template} pictures={pictures} />
											) : (
												<div className="aspect-4/5" />
											),
										),
									)}
								</div>
							</div>
						)
					);
				})}
				<p className="text-sm text-muted">{t('adminPages.templateHint')}</p>
			</div>
		</fieldset>
	);
}

interface OptionProps {
	name: string;
	title: string;
	about: string;
	picture: ReactNode;
	checked: boolean;
	onChoose(): void;
}

// Not by `:checked`: the picture of a template may hold a choice of its own.
const chosenLook = 'border-chosen bg-item-active text-item-active-text';
const otherLook = 'border-line bg-surface hover:bg-surface-hover';

function Option({ name, title, about, picture, checked, onChoose }: OptionProps) {
	const id = useId();
	return (
		<label
			className={`grid min-w-0 cursor-pointer gap-3 ${picture ? 'row-span-2 grid-rows-subgrid' : ''} rounded-theme border p-3 has-[>span>input:focus-visible]:outline-2 has-[>span>input:focus-visible]:outline-focus ${checked ? chosenLook : otherLook}`}
		>
			<span className="flex min-w-0 items-start gap-3">
				<input
					type="radio"
					name={name}
					checked={checked}
					onChange={onChoose}
					aria-labelledby={`${id}-title`}
					aria-describedby={`${id}-about`}
					className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-control outline-none checked:border-6 checked:border-chosen"
				/>
				<span className="min-w-0 grow">
					<span id={`${id}-title`} className="block font-semibold hyphens-auto wrap-break-word">
						{title}
					</span>
					<span id={`${id}-about`} className="block text-sm hyphens-auto wrap-break-word">
						{about}
					</span>
				</span>
				{!picture && <IconFile aria-hidden size={28} stroke={1.25} className="shrink-0" />}
			</span>
			{picture}
		</label>
	);
}
