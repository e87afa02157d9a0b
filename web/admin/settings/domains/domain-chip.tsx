// How far a domain is, as a chip.
import { IconStar } from '@tabler/icons-react';
import type { DomainState } from '../../../../rules/domains/domain-state.ts';
import { Chip } from '../../../kit/chip.tsx';
import { useTexts } from '../../../platform/environment.tsx';

const looks = {
	pending: { chip: 'scheduled', text: 'domains.pending', short: 'domains.pendingShort' },
	configuring: { chip: 'scheduled', text: 'domains.configuring' },
	active: { chip: 'active', text: 'domains.active' },
	unknown: { chip: 'failed', text: 'domains.unknown' },
} as const satisfies Record<DomainState, object>;

interface DomainChipsProps {
	state: DomainState;
	isDefault: boolean;
	/** In a column of a list, without what it waits for. */
	isShort?: boolean;
}

export function DomainChips({ state, isDefault, isShort = false }: DomainChipsProps) {
	const t = useTexts();
	const look = looks[state];
	const text = isShort && 'short' in look ? look.short : look.text;
	return (
		<>
			<Chip state={look.chip} label={t(text)} />
			{isDefault && <Chip state="active" label={t('domains.default')} icon={IconStar} />}
		</>
	);
}
