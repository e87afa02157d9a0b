// What is in each parcel of several, for those who want to say it: of what is in the shipment, how much is in which.
import { useId } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Order } from '../detail/order.ts';
import type { DraftErrors, ParcelDraft, ShipmentDraft } from './shipment-draft.ts';

interface ContentsProps {
	order: Order;
	draft: ShipmentDraft;
	onChange(draft: ShipmentDraft): void;
	/** Undefined until it was tried to save. */
	errors: DraftErrors | undefined;
}

export function ParcelContents(props: ContentsProps) {
	const { t } = usePlatform();
	const { draft, onChange } = props;
	return (
		<div className="grid gap-4">
			<Checkbox
				label={t('adminShipments.packed')}
				hint={t('adminShipments.packedHint')}
				checked={draft.isPacked}
				onChange={(isPacked) => onChange({ ...draft, isPacked })}
			/>
			{draft.isPacked && (
				<>
					<Missing {...props} />
					{draft.parcels.map((parcel, index) => (
						<OneParcel key={parcel.key} {...props} parcel={parcel} index={index} />
					))}
				</>
			)}
		</div>
	);
}

function OneParcel({
	order,
	draft,
	onChange,
	errors,
	parcel: { key, number, packed },
	index,
}: ContentsProps & { parcel: ParcelDraft; index: number }) {
	const { t } = usePlatform();
	const heading = useId();
	const isEmpty = errors?.of(['parcelEmpty'], index) !== undefined;
	const pack = (position: number, quantity: number | undefined) =>
		onChange({
			...draft,
			parcels: draft.parcels.map((one) =>
				one.key === key ? { ...one, packed: new Map([...one.packed, [position, quantity]]) } : one,
			),
		});
	return (
		<fieldset aria-labelledby={heading} className="grid min-w-0 gap-3">
			<h4 id={heading} className="font-semibold wrap-anywhere">
				{t('adminShipments.parcelNamed', { position: index + 1 })}
				{number && ` · ${number}`}
			</h4>
			{isEmpty && (
				<p role="alert" className="text-sm text-error">
					{t('adminShipments.error.parcelEmpty')}
				</p>
			)}
			<div className="grid items-start gap-3 phone:grid-cols-2">
				{order.lines
					.filter(({ position }) => (draft.quantities.get(position) ?? 0) > 0)
					.map(({ position, name, itemName }) => (
						<NumberField
							key={position}
							label={itemName ? `${name} (${itemName})` : name}
							min={0}
							max={draft.quantities.get(position) ?? 0}
							step={1}
							value={packed.get(position)}
							onChange={(quantity) => pack(position, quantity)}
						/>
					))}
			</div>
		</fieldset>
	);
}

/** Lines of which the parcels hold more or less than the shipment: seen while they are packed. */
function Missing({ order, draft, errors }: ContentsProps) {
	const { t, language, notation } = usePlatform();
	const number = (value: number) => formatNumber(value, language, notation);
	const wrong = order.lines.flatMap(({ position, name }) => {
		const quantity = draft.quantities.get(position) ?? 0;
		const packed = draft.parcels.reduce((sum, parcel) => sum + (parcel.packed.get(position) ?? 0), 0);
		return packed === quantity ? [] : [{ position, name, packed, quantity }];
	});
	return (
		<ul role="status" className={`grid gap-1 text-sm empty:hidden ${errors ? 'text-error' : 'text-muted'}`}>
			{wrong.map(({ position, name, packed, quantity }) => (
				<li key={position} className="wrap-anywhere">
					{t('adminShipments.packedOf', { name, packed: number(packed), quantity: number(quantity) })}
				</li>
			))}
		</ul>
	);
}
