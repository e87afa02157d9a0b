// The template of Printformer that a product is designed with: shown with its preview, chosen in a dialog that can be searched.
import { useId, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Asterisk, describedBy, FieldNotes, useFieldIds } from '../../../kit/field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import {
	type PrintformerTemplate,
	TemplateFacts,
	TemplatePreview,
	tileGrid,
} from '../../settings/printformer/template-tile.tsx';

interface TemplateFieldProps {
	templates: readonly PrintformerTemplate[];
	/** Identifier; empty: none. */
	value: string;
	onChange(template: PrintformerTemplate): void;
	error: string | null | undefined;
	readOnly: boolean;
}

export function TemplateField({ templates, value, onChange, error, readOnly }: TemplateFieldProps) {
	const { t } = usePlatform();
	const ids = useFieldIds();
	const [isOpen, setOpen] = useState(false);
	const chosen = templates.find(({ identifier }) => identifier === value);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset takes no focus where something is wrong with it
		<div
			role="group"
			tabIndex={-1}
			aria-labelledby={ids.label}
			{...describedBy({ ids, error })}
			className="min-w-0 outline-offset-4"
		>
			<div id={ids.label} className="mb-1 text-sm font-semibold text-label">
				{t('printformer.template')}
				<Asterisk />
			</div>
			<div className="grid justify-items-start gap-3">
				{chosen ? (
					<div className="grid w-full gap-3 small:grid-cols-[13rem_1fr]">
						<TemplatePreview {...chosen} />
						<div className="grid min-w-0 content-start gap-1">
							<span className="font-semibold hyphens-auto wrap-break-word">{chosen.name}</span>
							<TemplateFacts template={chosen} />
						</div>
					</div>
				) : (
					value !== '' && <span className="font-semibold wrap-anywhere">{value}</span>
				)}
				{!readOnly && (
					<Button onClick={() => setOpen(true)}>
						{t(value ? 'printformer.templateOther' : 'printformer.templateChoose')}
					</Button>
				)}
			</div>
			<FieldNotes ids={ids} error={error} />
			{isOpen && (
				<TemplateDialog
					templates={templates.filter(({ isGone }) => !isGone)}
					value={value}
					onClose={() => setOpen(false)}
					onChoose={(template) => {
						setOpen(false);
						onChange(template);
					}}
				/>
			)}
		</div>
	);
}

interface DialogProps {
	templates: readonly PrintformerTemplate[];
	value: string;
	onChoose(template: PrintformerTemplate): void;
	onClose(): void;
}

function TemplateDialog({ templates, value, onChoose, onClose }: DialogProps) {
	const { t, language } = usePlatform();
	const [search, setSearch] = useState('');
	const listId = useId();
	const wanted = search.trim().toLocaleLowerCase(language);
	const found = templates.filter(({ name, identifier }) =>
		`${name} ${identifier}`.toLocaleLowerCase(language).includes(wanted),
	);
	return (
		<Dialog open onClose={onClose} title={t('printformer.templateChoose')} size="large">
			<div className="grid gap-4">
				<div className="max-w-md">
					<TextField label={t('printformer.templateSearch')} value={search} onChange={setSearch} autoFocus />
				</div>
				<p role="status" className="text-muted empty:hidden">
					{found.length === 0 && t('printformer.templateNone')}
				</p>
				<ul id={listId} className={tileGrid}>
					{found.map((template) => (
						<li key={template.identifier} className="grid min-w-0">
							<button
								type="button"
								aria-pressed={template.identifier === value}
								onClick={() => onChoose(template)}
								className="grid cursor-pointer content-start gap-2 rounded-theme border border-line p-2 text-start hover:border-control-line-hover aria-pressed:border-2 aria-pressed:border-chosen"
							>
								<TemplatePreview {...template} />
								<span className="font-semibold hyphens-auto wrap-break-word">{template.name}</span>
								<TemplateFacts template={template} />
							</button>
						</li>
					))}
				</ul>
			</div>
		</Dialog>
	);
}
