// The shared secret of a purchasing system: it goes in and never comes out.
import { useState } from 'react';
import { formatMoment } from '../../../../rules/formats.ts';
import { secretError, secretFrom, shortestSecret } from '../../../../rules/procurement/buyer.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { setProcurementSecretDocument } from './procurement.documents.ts';

/** Five bits each. */
const signsOfSecret = 32;

interface BuyerSecretProps {
	id: string;
	/** Null: that of the shop counts. */
	setAt: string | null;
	readOnly: boolean;
}

export function BuyerSecret({ id, setAt, readOnly }: BuyerSecretProps) {
	const { t, language, timeZone } = usePlatform();
	const [value, setValue] = useState('');
	const [tried, setTried] = useState(false);
	const attempt = useAttempt();
	const change = useChange();
	const fault = secretError(value.trim());
	const send = async (given: string | null) => {
		const said = {
			done: t(given === null ? 'procurement.secretCleared' : 'procurement.secretSaved'),
			failed: t('procurement.secretFailed'),
		};
		if (await attempt(() => change(setProcurementSecretDocument, { id, value: given }), said)) {
			setValue('');
			setTried(false);
		}
	};
	const save = () => {
		setTried(true);
		if (!fault) void send(value.trim());
	};
	return (
		<Card heading="h2" title={t('procurement.secret')}>
			<div className="grid gap-4">
				<p className="text-muted">
					{setAt
						? t('procurement.secretSet', { at: formatMoment(setAt, language, timeZone) })
						: t('procurement.secretOfShop')}
				</p>
				{!readOnly && (
					<form
						noValidate
						className="flex flex-wrap items-start gap-3"
						onSubmit={(event) => {
							event.preventDefault();
							save();
						}}
					>
						<div className="min-w-0 grow basis-80">
							<TextField
								label={t('procurement.secretNew')}
								hint={t('procurement.secretHint', { least: shortestSecret })}
								autoComplete="off"
								value={value}
								onChange={setValue}
								error={tried && fault ? t(`procurement.secretFault.${fault}`, { least: shortestSecret }) : null}
							/>
						</div>
						<div className="flex flex-wrap gap-2 small:pt-6">
							<Button onClick={() => setValue(secretFrom(crypto.getRandomValues(new Uint8Array(signsOfSecret))))}>
								{t('procurement.secretGenerate')}
							</Button>
							<Button type="submit">{t('procurement.secretSave')}</Button>
							{setAt && <Button onClick={() => void send(null)}>{t('procurement.secretClear')}</Button>}
						</div>
					</form>
				)}
			</div>
		</Card>
	);
}
