// How prices and amounts are written, chosen among what they look like.
import { formatNumber } from '../../../rules/formats.ts';
import { formatMoney } from '../../../rules/money.ts';
import { type Notation, notations } from '../../../rules/notations.ts';
import { Select } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface NotationFieldProps {
	/** The language that is written in. */
	code: string;
	/** Empty: as the language does. */
	value: Notation | '';
	onChange(value: Notation | ''): void;
	label: string;
	disabled?: boolean;
}

/** Large enough to show every sign. */
const price = 123_456;
const amount = 12_500;

/** A code that is still being typed is no language yet. */
function written<T>(write: () => T, otherwise: T): T {
	try {
		return write();
	} catch {
		return otherwise;
	}
}

export function NotationField({ code, value, onChange, label, disabled = false }: NotationFieldProps) {
	const { t, currency } = usePlatform();
	const money = (notation: string) => written(() => formatMoney({ minor: price, currency }, code, notation), notation);
	return (
		<div className="min-w-0">
			<Select<Notation | ''>
				label={label}
				disabled={disabled}
				value={value}
				onChange={onChange}
				choices={[
					{ value: '', label: t('localization.notationOwn', { example: money('') }) },
					...notations.map((notation) => ({ value: notation, label: money(notation) })),
				]}
			/>
			<p className="mt-1 text-sm text-muted tabular-nums" data-example>
				{t('localization.example', {
					price: money(value),
					amount: written(() => formatNumber(amount, code, value), String(amount)),
				})}
			</p>
		</div>
	);
}
