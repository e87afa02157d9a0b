// The card "Design" of a product or variant: in the built-in studio or at Printformer, and with what there.
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { nameIntent } from '../../settings/printformer/printformer-words.ts';
import type { PrintformerTemplate } from '../../settings/printformer/template-tile.tsx';
import { chooseTemplate, isIntent } from './design-values.ts';
import { FormatNotices, type PrintedFormat } from './format-notices.tsx';
import { TemplateField } from './template-field.tsx';
import type { DesignEditor } from './use-design-editor.ts';

interface DesignCardProps {
	editor: DesignEditor;
	readOnly: boolean;
	/** What is printed of the product; undefined: it is not printed from data. */
	printed: PrintedFormat | undefined;
}

export function DesignCard({ editor, readOnly, printed }: DesignCardProps) {
	const { t } = usePlatform();
	const { values, set, isVariant } = editor;
	const providers = [...(isVariant ? (['inherit'] as const) : []), 'studio', 'printformer'] as const;
	return (
		<Card heading="h2" title={t('printformer.design')}>
			<div className="grid max-w-prose gap-5">
				<RadioGroup
					label={t(isVariant ? 'printformer.providerVariant' : 'printformer.provider')}
					disabled={readOnly}
					value={values.provider}
					onChange={(provider) => set({ provider })}
					choices={providers.map((one) => ({ value: one, label: t(`printformer.provider.${one}`) }))}
				/>
				<MoveNotice editor={editor} />
				{values.provider === 'printformer' && <PrintformerFields {...{ editor, readOnly, printed }} />}
			</div>
		</Card>
	);
}

/** What a move between the two means, before it is saved. */
function MoveNotice({ editor: { values, saved, provider, isEnabled } }: { editor: DesignEditor }) {
	const { t } = usePlatform();
	const isMoved = values.provider !== saved.provider && values.provider !== 'inherit';
	return (
		<div aria-live="polite" className="grid gap-3 empty:hidden">
			{isMoved && (
				<Notice kind="info">
					{t(values.provider === 'printformer' ? 'printformer.toPrintformer' : 'printformer.toStudio')}
				</Notice>
			)}
			{provider === 'printformer' && !isEnabled && (
				<Notice kind="warning">
					{t('printformer.productOff')} <SettingsLink />
				</Notice>
			)}
		</div>
	);
}

function SettingsLink() {
	const { t } = usePlatform();
	return <TextLink to="/admin/settings/printformer">{t('printformer.toSettings')}</TextLink>;
}

function PrintformerFields({ editor, readOnly, printed }: DesignCardProps) {
	const { t } = usePlatform();
	const { values, set, errorOf, templates } = editor;
	const template = templates.find(({ identifier }) => identifier === values.template);
	if (templates.length === 0 && values.template === '')
		return (
			<Notice kind="warning">
				{t('printformer.productNoTemplates')} <SettingsLink />
			</Notice>
		);
	return (
		<>
			<TemplateField
				templates={templates}
				value={values.template}
				onChange={(chosen) => set(chooseTemplate(values, chosen))}
				error={errorOf('template') ?? (template?.isGone ? t('printformer.templateGone') : undefined)}
				readOnly={readOnly}
			/>
			<FormatNotices editor={editor} printed={printed} template={template} />
			{template && <OfferedFields {...{ editor, readOnly, template }} />}
		</>
	);
}

interface OfferedProps extends Pick<DesignCardProps, 'editor' | 'readOnly'> {
	template: PrintformerTemplate;
}

/** What this template offers. */
function OfferedFields({ editor, readOnly, template }: OfferedProps) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	return (
		<>
			<RadioGroup
				label={t('printformer.intent')}
				required
				disabled={readOnly}
				value={values.intent}
				onChange={(intent) => set({ intent })}
				error={errorOf('intent')}
				choices={template.intents.filter(isIntent).map((one) => ({ value: one, label: nameIntent(t, one) }))}
			/>
			{template.offersPagePlanner && (
				<Switch
					label={t('printformer.pagePlanner')}
					hint={t('printformer.pagePlannerHint')}
					disabled={readOnly}
					on={values.pagePlanner}
					onChange={(pagePlanner) => set({ pagePlanner })}
				/>
			)}
			{template.variants.length > 0 && (
				<fieldset className="min-w-0">
					<legend className="mb-1 text-sm font-semibold text-label">{t('printformer.variants')}</legend>
					<div className="grid gap-2">
						{template.variants.map(({ id, name }) => (
							<Checkbox
								key={id}
								label={name}
								disabled={readOnly}
								checked={values.variants.includes(id)}
								onChange={(isChosen) =>
									set({
										variants: isChosen ? [...values.variants, id] : values.variants.filter((other) => other !== id),
									})
								}
							/>
						))}
					</div>
					<p className="mt-1 text-sm text-hint">{t('printformer.variantsHint')}</p>
				</fieldset>
			)}
		</>
	);
}
