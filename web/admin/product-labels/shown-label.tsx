// A label as products show it, and the state that its days give it.
import type { LabelKind } from '../../../rules/catalogue/kinds.ts';
import { statusOf, type Validity } from '../../../rules/catalogue/validity.ts';
import { dayIn, writeDay } from '../../../rules/dates.ts';
import { Chip } from '../../kit/chip.tsx';
import { Label } from '../../kit/label.tsx';
import { usePlatform } from '../../platform/environment.tsx';

const looks = { plain: 'plain', highlighted: 'highlight', sale: 'sale' } as const;

export const ShownLabel = ({ kind, name }: { kind: LabelKind; name: string }) => (
	<Label kind={looks[kind]}>{name}</Label>
);

/** By the day of the shop, wherever its admin may be. */
export function LabelChip(label: Validity & { active: boolean }) {
	const { timeZone } = usePlatform();
	const today = dayIn(timeZone);
	return <Chip state={statusOf(label, today)} />;
}

export function ValidDays({ validFrom, validUntil }: Validity) {
	const { t, language } = usePlatform();
	const from = validFrom ? writeDay(validFrom, language) : undefined;
	const until = validUntil ? writeDay(validUntil, language) : undefined;
	if (from && until) return t('productLabels.between', { from, until });
	if (from) return t('productLabels.from', { from });
	return until ? t('productLabels.until', { until }) : t('productLabels.always');
}
