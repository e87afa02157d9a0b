// Which look holds here: the shop's own, or the neutral one of the administration. Whatever opens over the page carries it along.
import './look.css';
import { createContext, type ReactNode, useContext } from 'react';

type LookName = 'shop' | 'admin';

const LookContext = createContext<LookName>('shop');

interface LookProps {
	name: LookName;
	className?: string;
	children: ReactNode;
}

export function ThemeScope({ name, className, children }: LookProps) {
	return (
		<LookContext value={name}>
			<div className={className} data-look={name}>
				{children}
			</div>
		</LookContext>
	);
}

/** For what is put at the end of the document, outside of the element that has the look. */
export const useThemeScope = (): { 'data-look': LookName } => ({ 'data-look': useContext(LookContext) });
