// Something secret: shown as stars, with when it was set. It goes in and never comes out; a new one replaces it.
import { useId, useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { shortestSecret } from '../../../rules/procurement/buyer.ts';
import { type SecretError, type SecretPurpose, secretError } from '../../../rules/secrets.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { clearSecretDocument, setSecretDocument } from './settings.documents.ts';

interface SecretFieldProps {
	purpose: SecretPurpose;
	label: string;
	/** Null: there is none. */
	setAt: string | null;
}

export function SecretField({ purpose, label, setAt }: SecretFieldProps) {
	const { t } = usePlatform();
	const [editing, setEditing] = useState(false);
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const remove = async () => {
		const sure = await confirm({
			title: t('secret.clearAsk', { name: label }),
			text: t('secret.clearText'),
			confirmLabel: t('secret.clear'),
			colour: 'danger',
		});
		if (sure)
			await attempt(() => change(clearSecretDocument, { purpose }), {
				done: t('secret.cleared'),
				failed: t('secret.failed'),
			});
	};
	if (editing) return <NewSecret purpose={purpose} label={label} onDone={() => setEditing(false)} />;
	return <KnownSecret label={label} setAt={setAt} onReplace={() => setEditing(true)} onRemove={remove} />;
}

interface KnownProps {
	label: string;
	setAt: string | null;
	onReplace(): void;
	onRemove(): void;
}

const stars = '************';

function KnownSecret({ label, setAt, onReplace, onRemove }: KnownProps) {
	const { t, language, timeZone } = usePlatform();
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-2 small:flex small:items-end small:justify-between">
			<div className="min-w-0">
				<h3 id={id} className="text-sm font-semibold text-label">
					{label}
				</h3>
				<p className="flex flex-wrap items-baseline gap-x-3">
					{setAt && (
						<span aria-hidden className="tracking-widest">
							{stars}
						</span>
					)}
					<span className="text-sm text-muted">
						{setAt ? t('secret.setOn', { moment: formatMoment(setAt, language, timeZone) }) : t('secret.notSet')}
					</span>
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button size="small" onClick={onReplace} aria-describedby={id}>
					{t(setAt ? 'secret.replace' : 'secret.set')}
				</Button>
				{setAt && (
					<Button size="small" onClick={onRemove} aria-describedby={id}>
						{t('secret.clear')}
					</Button>
				)}
			</div>
		</section>
	);
}

interface NewProps {
	purpose: SecretPurpose;
	label: string;
	onDone(): void;
}

const errorTexts = {
	invalid: 'secret.invalid',
	paymentSecretKey: 'secret.paymentSecretKeyInvalid',
	paymentWebhookSecret: 'secret.paymentWebhookSecretInvalid',
} as const satisfies Record<Exclude<SecretError, 'short'>, string>;

function NewSecret({ purpose, label, onDone }: NewProps) {
	const { t } = usePlatform();
	const [value, setValue] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const attempt = useAttempt();
	const change = useChange();
	const error = secretError(purpose, value.trim());
	const wrongText = (wrong: SecretError) =>
		wrong === 'short' ? t('secret.short', { least: shortestSecret }) : t(errorTexts[wrong]);
	const save = async () => {
		setTried(true);
		if (error) return;
		setBusy(true);
		const said = { done: t('secret.saved'), failed: t('secret.failed') };
		const saved = await attempt(() => change(setSecretDocument, { purpose, value: value.trim() }), said);
		setBusy(false);
		if (saved) onDone();
	};
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
			className="flex flex-wrap items-start gap-3"
		>
			<div className="min-w-0 grow basis-72">
				<TextField
					label={label}
					kind="password"
					showLabel={t('kit.showValue')}
					hint={t('secret.hint')}
					value={value}
					onChange={setValue}
					error={tried && error ? wrongText(error) : undefined}
					autoComplete="off"
				/>
			</div>
			<div className="flex flex-wrap gap-2 small:pt-6">
				<Button onClick={onDone}>{t('kit.cancel')}</Button>
				<Button type="submit" colour="primary" busy={busy}>
					{t('kit.save')}
				</Button>
			</div>
		</form>
	);
}
