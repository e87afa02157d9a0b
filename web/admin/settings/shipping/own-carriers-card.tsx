// Carriers of the shop's own, a row each: they can be chosen for shipments, and are known in tables.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
	findOwnCarrierError,
	mostOwnCarriers,
	numberPlaceholder,
	type OwnCarrier,
	type OwnCarrierError,
	readOwnCarrier,
	writeOwnCarrier,
} from '../../../../rules/shipments/own-carriers.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { orderSettingsDocument } from '../orders/order-settings.documents.ts';
import { type LoadedSettings, useOrderSettings } from '../orders/use-order-settings.ts';

export function OwnCarriersCard() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Carriers loaded={orderSettings} />}</Loaded>;
}

/** A form holds lines as one text. */
const rowsOf = (text: string): OwnCarrier[] => (text === '' ? [] : text.split('\n').map(readOwnCarrier));
/** An empty row stays while it is typed: a blank keeps it apart from none. */
const textOf = (rows: readonly OwnCarrier[]): string => rows.map((row) => writeOwnCarrier(row) || ' ').join('\n');

const tidy = (row: OwnCarrier) => readOwnCarrier(writeOwnCarrier(row));

function Carriers({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const { editor, readOnly } = useOrderSettings(loaded, { names: ['ownCarriers'] });
	const text = editor.values.ownCarriers;
	// As they are typed, with blanks at the end; what is saved or discarded meanwhile counts.
	const [typed, setTyped] = useState(() => rowsOf(text));
	const rows = textOf(typed) === text ? typed : rowsOf(text);
	const set = (next: readonly OwnCarrier[]) => {
		setTyped([...next]);
		editor.set({ ownCarriers: textOf(next) });
	};
	const change = (at: number, part: Partial<OwnCarrier>) =>
		set(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
	const errorTextOf = (found: OwnCarrierError) =>
		found === 'number'
			? t('orderSettings.ownCarrier.number', { place: numberPlaceholder })
			: t(`orderSettings.ownCarrier.${found}`);
	const isShown = Boolean(editor.errorOf('ownCarriers'));
	return (
		<>
			<Card heading="h2" title={t('orderSettings.ownCarriers')}>
				<div className="grid gap-4">
					<p className="max-w-prose text-muted">{t('orderSettings.ownCarriersText')}</p>
					{rows.map((row, index) => {
						const position = index + 1;
						const found = isShown ? findOwnCarrierError(tidy(row), index, rows.map(tidy)) : undefined;
						const isOfAddress = found === 'address' || found === 'number';
						const error = found && errorTextOf(found);
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands at its place.
							<div key={index} className="flex items-start gap-2">
								<div className="grid min-w-0 grow gap-3 phone:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
									<TextField
										label={t('orderSettings.ownCarrierName', { position })}
										required
										maxLength={60}
										disabled={readOnly}
										value={row.name}
										onChange={(name) => change(index, { name: name.replaceAll('|', '') })}
										error={isOfAddress ? undefined : error}
									/>
									<TextField
										label={t('orderSettings.ownCarrierAddress', { position })}
										hint={t('orderSettings.ownCarrierAddressHint', { place: numberPlaceholder })}
										maxLength={480}
										disabled={readOnly}
										value={row.address}
										onChange={(address) => change(index, { address })}
										error={isOfAddress ? error : null}
									/>
								</div>
								{!readOnly && (
									<div className="pt-7">
										<Button
											aria-label={t('orderSettings.ownCarrierRemove', { position })}
											icon={<IconTrash aria-hidden size={18} />}
											onClick={() => set(rows.filter((_, at) => at !== index))}
										/>
									</div>
								)}
							</div>
						);
					})}
					{!readOnly && rows.length < mostOwnCarriers && (
						<div>
							<Button
								size="small"
								icon={<IconPlus aria-hidden size={16} />}
								onClick={() => set([...rows, { name: '', address: '' }])}
							>
								{t('orderSettings.ownCarrierAdd')}
							</Button>
						</div>
					)}
				</div>
			</Card>
			{!readOnly && <SaveBar {...editor.bar} />}
		</>
	);
}
