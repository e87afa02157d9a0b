// What components of React Aria need around them: the language that they speak, and the mark that keeps them from adding a style element.
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { usePlatform } from '../platform/environment.tsx';

export function AriaScope({ children }: { children: ReactNode }) {
	const { language } = usePlatform();
	return (
		<I18nProvider locale={language}>
			{/* React Aria looks for this id before it would add a style element, which the pages' policy forbids; the style itself is in look.css. */}
			<div hidden id="react-aria-pressable-style" />
			{children}
		</I18nProvider>
	);
}
