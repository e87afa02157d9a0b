// The editor of an action widget: its type, and what this type needs.
import { useState } from 'react';
import { languageNameIn } from '../../../../rules/language-names.ts';
import { actionKinds } from '../../../../rules/pages/action-widget.ts';
import { callText } from '../../../../rules/pages/validate-part.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { useLeaveGuard } from '../../../kit/leave-guard.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { optionLabel } from '../../../page-view/block-texts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { LinkFields } from '../../../text-editing/links/link-fields.tsx';
import { useEditor } from '../../state/editor.tsx';
import {
	hasForm,
	saveWidget,
	type WidgetButton,
	type WidgetConfiguration,
	type WidgetField,
	widgetButtons,
	widgetErrors,
} from './save-widget.ts';

interface WidgetDialogProps {
	/** Undefined: none is chosen. */
	section: string | undefined;
	onClose(): void;
}

const longestSubmit = 60;

function useKnown(section: string | undefined): WidgetConfiguration {
	const { store, base } = useEditor();
	const known = section === undefined ? undefined : store.section(section);
	const textOf = (field: string) => String(known?.texts[field]?.[base]?.text ?? '');
	const buttonOf = (name: 'first' | 'second'): WidgetButton => {
		const link = known?.values[name] as { url: string; target: string } | null | undefined;
		return { words: textOf(name), url: link?.url ?? '', target: link?.target ?? '' };
	};
	return {
		action: actionKinds.find((kind) => kind === known?.values.action) ?? 'none',
		first: buttonOf('first'),
		second: buttonOf('second'),
		publication: String(known?.values.publication ?? ''),
		submit: textOf('submit'),
	};
}

export default function WidgetDialog({ section, onClose }: WidgetDialogProps) {
	const { t, shopfront } = usePlatform();
	const { store, base, readOnly } = useEditor();
	const toast = useToast();
	const known = useKnown(section);
	const [before] = useState(known);
	const [configuration, setConfiguration] = useState(known);
	const [tried, setTried] = useState(false);
	const set = (change: Partial<WidgetConfiguration>) => setConfiguration({ ...configuration, ...change });
	const wrong = tried ? widgetErrors(configuration) : [];
	const { action } = configuration;
	/** @returns whether it could be */
	const save = (): boolean => {
		setTried(true);
		const outcome = readOnly ? 'failed' : saveWidget({ store, section, base, configuration });
		if (outcome !== 'saved') {
			toast.error(t(`pageEditor.widget.${outcome}`));
			return false;
		}
		toast.success(t('pageEditor.widget.saved'));
		onClose();
		return true;
	};
	const changed = JSON.stringify(configuration) !== JSON.stringify(before);
	const { leave, dialog } = useLeaveGuard({ dirty: changed, onSave: save, onDiscard: onClose });
	return (
		<Dialog
			open
			onClose={async () => {
				if (await leave()) onClose();
			}}
			title={t('pageEditor.widget.title')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="adminPrimary" disabled={readOnly} onClick={() => save()}>
						{t('pageEditor.widget.save')}
					</Button>
				</>
			}
		>
			{dialog}
			<div className="grid gap-5">
				{readOnly && <Notice kind="warning">{t('pageEditor.readOnly')}</Notice>}
				<RadioGroup
					label={t('pageEditor.widget.type')}
					value={action}
					onChange={(next) => set({ action: next })}
					choices={actionKinds.map((value) => ({
						value,
						label: optionLabel(t, 'actionWidget', 'action', value, false),
					}))}
				/>
				{widgetButtons(action).map((name) => (
					<ButtonFields
						key={name}
						name={name}
						button={configuration[name]}
						wrong={wrong}
						tried={tried}
						onChange={(button) => set({ [name]: button })}
					/>
				))}
				{action === 'onboarding' && <Notice kind="info">{t('pageEditor.widget.onboarding')}</Notice>}
				{action === 'newsletter' && (
					<Notice kind={shopfront.newsletter === 'off' ? 'warning' : 'info'}>
						{t(shopfront.newsletter === 'off' ? 'pageEditor.widget.newsletterOff' : 'pageEditor.widget.newsletter')}
					</Notice>
				)}
				{action === 'substack' && (
					<TextField
						label={t('pageEditor.widget.publication')}
						hint={t('pageEditor.widget.publicationHint')}
						kind="link"
						required
						value={configuration.publication}
						onChange={(publication) => set({ publication })}
						error={wrong.includes('publication') ? t('pageEditor.widget.publicationInvalid') : null}
					/>
				)}
				{hasForm(action) && (
					<TextField
						label={t('pageEditor.widget.submit')}
						hint={t('pageEditor.widget.submitHint')}
						maxLength={longestSubmit}
						value={configuration.submit}
						onChange={(submit) => set({ submit })}
					/>
				)}
			</div>
		</Dialog>
	);
}

interface ButtonFieldsProps {
	name: 'first' | 'second';
	button: WidgetButton;
	wrong: readonly WidgetField[];
	tried: boolean;
	onChange(button: WidgetButton): void;
}

function ButtonFields({ name, button, wrong, tried, onChange }: ButtonFieldsProps) {
	const { t, language } = usePlatform();
	const { base } = useEditor();
	return (
		<fieldset className="grid min-w-0 gap-3 rounded-theme border border-line p-4">
			<legend className="px-1 font-semibold">{t(`pageEditor.widget.${name}`)}</legend>
			<TextField
				label={t('pageEditor.callWords', { language: languageNameIn(base, language) })}
				required
				maxLength={callText.max}
				value={button.words}
				onChange={(words) => onChange({ ...button, words })}
				error={wrong.includes(`${name}Words`) ? t('pageEditor.required') : null}
			/>
			<LinkFields
				required
				tried={tried}
				url={button.url}
				target={button.target}
				onChange={(link) => onChange({ ...button, ...link })}
			/>
		</fieldset>
	);
}
