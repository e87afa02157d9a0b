// The fields of a shipment: carrier and day, its parcels, and what is in it.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { carrierRules, carriers } from '../../../../rules/shipments/carriers.ts';
import { mayBeNumber } from '../../../../rules/shipments/check-digits.ts';
import { type OwnCarrier, ownTrackingAddress } from '../../../../rules/shipments/own-carriers.ts';
import { mostParcels, type ShipmentErrorKind, type Unshipped } from '../../../../rules/shipments/shipment.ts';
import { Button } from '../../../kit/button.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Order } from '../detail/order.ts';
import { ParcelContents } from './parcel-contents.tsx';
import { type DraftErrors, nothingPacked, type ShipmentDraft } from './shipment-draft.ts';

interface FieldsProps {
	order: Order;
	draft: ShipmentDraft;
	onChange(draft: ShipmentDraft): void;
	/** Undefined until it was tried to save. */
	errors: DraftErrors | undefined;
	unshipped: Unshipped;
	today: string;
	/** Carriers of the shop itself. */
	own: readonly OwnCarrier[];
}

const ownValue = (name: string) => `own ${name}`;

const ownOf = ({ carrier, carrierName }: ShipmentDraft, own: readonly OwnCarrier[]) =>
	carrier === 'other' ? own.find(({ name }) => name === carrierName.trim()) : undefined;

/** Its parcels are followed where the settings say. */
const followed = (draft: ShipmentDraft, own: OwnCarrier): ShipmentDraft => ({
	...draft,
	parcels: draft.parcels.map((one) => ({ ...one, url: ownTrackingAddress(own, one.number) })),
});

const unfollowed = (parcel: ShipmentDraft['parcels'][number]) => ({ ...parcel, url: '' });

export function ShipmentFields(props: FieldsProps) {
	const { t } = usePlatform();
	const { draft, onChange, errors, today, own } = props;
	const chosen = ownOf(draft, own);
	const choose = (value: string) => {
		const found = own.find(({ name }) => value === ownValue(name));
		const carrier = carriers.find((known) => known === value);
		if (found) onChange(followed({ ...draft, carrier: 'other', carrierName: found.name }, found));
		else if (carrier)
			onChange(
				chosen ? { ...draft, carrier, carrierName: '', parcels: draft.parcels.map(unfollowed) } : { ...draft, carrier },
			);
	};
	const said = (fault: ShipmentErrorKind | undefined) => fault && t(`adminShipments.error.${fault}`);
	return (
		<>
			<div className="grid items-start gap-4 phone:grid-cols-2">
				<Select
					label={t('adminShipments.carrier')}
					required
					value={chosen ? ownValue(chosen.name) : draft.carrier}
					onChange={choose}
					choices={[
						...own.map(({ name }) => ({ value: ownValue(name), label: name })),
						...carriers.map((value) => ({
							value,
							label: carrierRules[value].name || t('adminShipments.carrier.other'),
						})),
					]}
				/>
				<DateField
					label={t('adminShipments.shippedOn')}
					required
					max={today}
					value={draft.shippedOn}
					onChange={(shippedOn) => onChange({ ...draft, shippedOn })}
					error={said(errors?.of(['shippedOn', 'future', 'beforeOrder']))}
				/>
			</div>
			{draft.carrier === 'other' && !chosen && (
				<TextField
					label={t('adminShipments.carrierName')}
					required
					maxLength={60}
					value={draft.carrierName}
					onChange={(carrierName) => onChange({ ...draft, carrierName })}
					error={said(errors?.of(['carrierName']))}
				/>
			)}
			<Parcels
				{...props}
				onChange={chosen ? (next) => onChange(followed(next, chosen)) : onChange}
				chosen={chosen}
				said={said}
			/>
			<Contents {...props} said={said} />
			{draft.parcels.length > 1 && <ParcelContents {...props} />}
		</>
	);
}

interface PartProps extends FieldsProps {
	said(fault: ShipmentErrorKind | undefined): string | undefined;
}

function Parcels({ draft, onChange, errors, said, chosen }: PartProps & { chosen: OwnCarrier | undefined }) {
	const { t } = usePlatform();
	const heading = useId();
	const { carrier, parcels } = draft;
	const several = parcels.length > 1;
	const change = (key: number, part: { number?: string; url?: string }) =>
		onChange({ ...draft, parcels: parcels.map((one) => (one.key === key ? { ...one, ...part } : one)) });
	const next = 1 + Math.max(...parcels.map(({ key }) => key));
	const optional = carrierRules[carrier].mayLackNumber === true;
	return (
		<fieldset aria-labelledby={heading} className="grid min-w-0 gap-3">
			<h3 id={heading} className="font-bold">
				{t('adminShipments.parcels')}
			</h3>
			{parcels.map(({ key, number, url }, index) => {
				const position = index + 1;
				return (
					<div key={key} className="flex items-start gap-2">
						<div className="grid min-w-0 grow gap-3">
							<TextField
								label={several ? t('adminShipments.numberOf', { position }) : t('adminShipments.number')}
								hint={
									index === 0 ? t(optional ? 'adminShipments.numberOptional' : 'adminShipments.numberHint') : undefined
								}
								required={!optional}
								maxLength={60}
								value={number}
								onChange={(value) => change(key, { number: value })}
								error={said(errors?.of(['number', 'numberMissing', 'numberTwice'], index))}
							/>
							{!mayBeNumber(carrier, number) && (
								<div role="status">
									<Notice kind="warning">{t('adminShipments.checkDigit')}</Notice>
								</div>
							)}
							{carrier === 'other' && !chosen && (
								<TextField
									label={several ? t('adminShipments.urlOf', { position }) : t('adminShipments.url')}
									hint={index === 0 ? t('adminShipments.urlHint') : undefined}
									maxLength={500}
									value={url}
									onChange={(value) => change(key, { url: value })}
									error={said(errors?.of(['url'], index))}
								/>
							)}
						</div>
						{several && (
							<div className="pt-7">
								<Button
									aria-label={t('adminShipments.removeParcel', { position })}
									icon={<IconTrash aria-hidden size={18} />}
									onClick={() => onChange({ ...draft, parcels: parcels.filter((one) => one.key !== key) })}
								/>
							</div>
						)}
					</div>
				);
			})}
			{parcels.length < mostParcels && (
				<div>
					<Button
						size="small"
						icon={<IconPlus aria-hidden size={16} />}
						onClick={() =>
							onChange({ ...draft, parcels: [...parcels, { key: next, number: '', url: '', packed: nothingPacked }] })
						}
					>
						{t('adminShipments.addParcel')}
					</Button>
				</div>
			)}
		</fieldset>
	);
}

function Contents({ order, draft, onChange, errors, unshipped, said }: PartProps) {
	const { t, language, notation } = usePlatform();
	const heading = useId();
	const nothing = said(errors?.of(['lines']));
	return (
		<fieldset aria-labelledby={heading} className="grid min-w-0 gap-3">
			<div>
				<h3 id={heading} className="font-bold">
					{t('adminShipments.contents')}
				</h3>
				<p className="text-sm text-muted">{t('adminShipments.contentsHint')}</p>
			</div>
			{nothing && (
				<p role="alert" className="text-sm text-error">
					{nothing}
				</p>
			)}
			{order.lines
				.filter(({ position }) => unshipped.has(position))
				.map(({ position, name, itemName }) => {
					const left = unshipped.get(position) ?? 0;
					return (
						<NumberField
							key={position}
							label={t('adminShipments.quantityOf', { name: itemName ? `${name} (${itemName})` : name })}
							hint={t('adminShipments.quantityLeft', { count: formatNumber(left, language, notation) })}
							min={0}
							max={left}
							step={1}
							value={draft.quantities.get(position)}
							onChange={(quantity) =>
								onChange({ ...draft, quantities: new Map([...draft.quantities, [position, quantity]]) })
							}
							error={said(errors?.of(['quantity'], position))}
						/>
					);
				})}
		</fieldset>
	);
}
