// What the kit needs once around the screens that use it: the language, confirmations, notices, toasts.
import type { ReactNode } from 'react';
import { AriaScope } from './aria-scope.tsx';
import { ConfirmProvider } from './confirm.tsx';
import { NoticesProvider } from './notices.tsx';
import { Toasts } from './toasts.tsx';

export const KitProvider = ({ children }: { children: ReactNode }) => (
	<AriaScope>
		<NoticesProvider>
			<ConfirmProvider>{children}</ConfirmProvider>
			<Toasts />
		</NoticesProvider>
	</AriaScope>
);
