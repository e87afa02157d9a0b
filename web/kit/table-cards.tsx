// Selecting cards, which stand in place of rows where there is no room for columns.
import { IconCheck } from '@tabler/icons-react';
import { Checkbox } from 'react-aria-components';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { type BulkAction, BulkBar } from './table-bulk.tsx';

export const tickStyle = (on: boolean, focused: boolean) =>
	`grid size-5 place-items-center rounded-box border pointer-coarse:size-6 ${on ? 'border-chosen bg-chosen text-chosen-text' : 'border-control-line bg-control'} ${focused ? 'outline-2 outline-offset-2 outline-focus' : ''}`;

export function CardTick({ chosen, onChange }: { chosen: boolean; onChange(chosen: boolean): void }) {
	const t = useTexts();
	return (
		<Checkbox
			aria-label={t('kit.selectRow')}
			isSelected={chosen}
			onChange={onChange}
			className="flex shrink-0 cursor-pointer items-start ps-3 pt-4 pointer-coarse:min-w-11 pointer-coarse:ps-2.5"
		>
			{({ isFocusVisible }) => (
				<span className={tickStyle(chosen, isFocusVisible)}>
					{chosen && <IconCheck aria-hidden size={16} stroke={3} />}
				</span>
			)}
		</Checkbox>
	);
}

interface CardsBarProps {
	actions: readonly BulkAction[];
	/** Of all cards. */
	ids: readonly string[];
	chosen: string[];
	onSelect(ids: Set<string>): void;
}

/** Stays in sight while cards scroll below it, once something is selected. */
export function CardsBar({ actions, ids, chosen, onSelect }: CardsBarProps) {
	const t = useTexts();
	const none = chosen.length === 0;
	return (
		<div
			className={
				none
					? 'contents'
					: 'sticky top-2 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-theme border border-line bg-sunken p-2'
			}
		>
			<BulkBar actions={actions} ids={chosen} onDone={() => onSelect(new Set())} folded />
			{!none && chosen.length < ids.length && (
				<Button size="small" onClick={() => onSelect(new Set(ids))}>
					{t('kit.selectAll')}
				</Button>
			)}
		</div>
	);
}
