// Actions behind one button.
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Menu as MenuBase, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-style.ts';
import { itemStyle, popoverStyle } from './popover-style.ts';
import { useThemeScope } from './theme-scope.tsx';

interface MenuAction {
	id: string;
	label: string;
	icon?: ReactNode;
	onAction(): void;
	disabled?: boolean;
	/** It deletes something. */
	danger?: boolean;
}

interface MenuProps {
	label: string;
	actions: readonly MenuAction[];
	/** Three dots in place of the words; the label is read aloud. */
	compact?: boolean;
	size?: ButtonSize;
}

export function Menu({ label, actions, compact = false, size = 'medium' }: MenuProps) {
	const look = useThemeScope();
	return (
		<MenuTrigger>
			<Pressable>
				{compact ? (
					<Button size={size} aria-label={label} icon={<IconDotsVertical aria-hidden size={20} />} />
				) : (
					<Button size={size}>{label}</Button>
				)}
			</Pressable>
			<Popover {...look} placement="bottom end" className={`${popoverStyle} min-w-48 overflow-auto p-1`}>
				<MenuBase className="outline-none">
					{actions.map((action) => (
						<MenuItem
							key={action.id}
							id={action.id}
							textValue={action.label}
							isDisabled={action.disabled ?? false}
							onAction={action.onAction}
							className={`${itemStyle} ${action.danger ? 'text-error' : ''}`}
						>
							{action.icon}
							<span className="min-w-0 hyphens-auto wrap-break-word">{action.label}</span>
						</MenuItem>
					))}
				</MenuBase>
			</Popover>
		</MenuTrigger>
	);
}
