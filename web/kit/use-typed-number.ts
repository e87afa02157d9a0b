// What a user types into a number field: read when the field is left, settled within its limits, and nothing of it changed in silence.
import { useState } from 'react';
import { changeOf, type NumberLimits, readNumber, settleNumber } from '../../rules/numbers.ts';
import { usePlatform } from '../platform/environment.tsx';

interface TypedNumberOptions {
	value: number | undefined;
	onChange(value: number | undefined): void;
	limits: NumberLimits;
	/** As the field writes a number. */
	written(value: number): string;
}

interface TypedNumber {
	/** What stands in the field; undefined while that is the value. */
	typed: string | undefined;
	/** Why what was typed is no number. */
	refusal: string | undefined;
	/** What has become of what was typed. */
	note: string | undefined;
	type(text: string): void;
	leave(): void;
	/** To a number that no one typed. */
	moveTo(next: number): void;
}

type Refusal = 'unreadable' | 'ambiguous' | 'negative';

export function useTypedNumber({ value, onChange, limits, written }: TypedNumberOptions): TypedNumber {
	const { t, language, notation } = usePlatform();
	const [typed, setTyped] = useState<string>();
	const [refused, setRefused] = useState<Refusal>();
	const [note, setNote] = useState<{ of: number; text: string | undefined }>();
	const unread = Number.isNaN(value);
	const [wasUnread, setWasUnread] = useState(unread);
	// A user who discards what could not be read gives the field its value back.
	if (wasUnread !== unread) {
		setWasUnread(unread);
		if (!unread) {
			setTyped(undefined);
			setRefused(undefined);
		}
	}

	const read = (text: string): number | Refusal => {
		const reading = readNumber(text, language, notation);
		if ('fault' in reading) return reading.fault;
		return reading.value < 0 && !limits.allowNegative ? 'negative' : reading.value;
	};
	const refuse = (why: Refusal) => {
		setRefused(why);
		setNote(undefined);
		if (!unread) onChange(Number.NaN);
	};
	const settle = (entered: number, tell: (settled: number) => string | undefined) => {
		const settled = settleNumber(entered, limits);
		if (settled === undefined) return refuse('unreadable');
		setTyped(undefined);
		setRefused(undefined);
		setNote({ of: settled, text: tell(settled) });
		if (settled !== value) onChange(settled);
	};
	const describeChange = (text: string, entered: number, settled: number) => {
		const change = changeOf(entered, settled, limits);
		const given = { typed: text, value: written(settled) };
		if (change === 'raised') return t('fields.numberRaised', given);
		if (change === 'lowered') return t('fields.numberLowered', given);
		if (change !== 'rounded') return undefined;
		const multiple = limits.precision ?? limits.step ?? 1;
		return multiple === 1
			? t('fields.numberWhole', given)
			: t('fields.numberRounded', { ...given, step: written(multiple) });
	};
	const describeRefusal = (why: Refusal) => {
		if (why === 'negative') return t('fields.negativeNumber');
		if (why === 'unreadable') return t('fields.numberUnreadable');
		const digits = (typed ?? '').replaceAll(/\D/g, '');
		const exact = { maximumFractionDigits: 3, useGrouping: false };
		const decimal = new Intl.NumberFormat(language, exact).format(Number((typed ?? '').trim().replace(',', '.')));
		return t('fields.numberAmbiguous', { whole: digits, decimal });
	};

	return {
		typed,
		refusal: refused
			? describeRefusal(refused)
			: unread && typed === undefined
				? t('fields.numberUnreadable')
				: undefined,
		note: note?.of === value ? note?.text : undefined,
		type(text) {
			setTyped(text);
			setNote(undefined);
			if (refused && typeof read(text) === 'number') setRefused(undefined);
		},
		leave() {
			if (typed === undefined) return;
			const text = typed.trim();
			if (text === '') {
				setTyped(undefined);
				setRefused(undefined);
				return onChange(undefined);
			}
			const entered = read(text);
			if (typeof entered === 'string') return refuse(entered);
			settle(entered, (settled) => describeChange(text, entered, settled));
		},
		moveTo: (next) => settle(next, () => undefined),
	};
}
