// What the kit needs once around the screens that use it: the language, confirmations, notices, toasts.
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { usePlatform } from '../platform/environment.tsx';
import { ConfirmProvider } from './confirm.tsx';
import { NoticesProvider } from './notices.tsx';
import { Toasts } from './toasts.tsx';

export function KitProvider({ children }: { children: ReactNode }) {
	const { language } = usePlatform();
	return (
		<I18nProvider locale={language}>
			{/* React Aria looks for this id before it would add a style element; the style itself is in look.css. */}
			<div hidden id="react-aria-pressable-style" />
			<NoticesProvider>
				<ConfirmProvider>{children}</ConfirmProvider>
				<Toasts />
			</NoticesProvider>
		</I18nProvider>
	);
}
