// Puts the tools beside the page: in a root of their own, so that the page is the same with and without them.
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import type { TextGroup } from '../../rules/messages/groups.ts';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { recordCalls } from './calls.ts';
import { Panel } from './panel.tsx';
import { hasTools } from './position.ts';
import { toolsDocument } from './tools.documents.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const groups: readonly TextGroup[] = ['developerTools', 'accountPages', 'kit'];

export async function beginTools(platform: Platform, router: Router): Promise<void> {
	const { ask, language } = platform;
	const end = recordCalls();
	const given = (await ask(toolsDocument, { language, groups }).catch(() => undefined)) as
		| Data<typeof toolsDocument>
		| undefined;
	// The server lets those through as well whose access had run out, without knowing who they are.
	if (!given || !(given.me.admin || given.me.roles.some(({ admin }) => admin))) return end();
	const messages = { ...platform.messages, ...(given.interfaceTexts as Messages) };
	const place = document.body.appendChild(document.createElement('div'));
	createRoot(place).render(
		<StrictMode>
			<PlatformProvider value={{ ...platform, messages, t: createTranslator({ language, messages }) }}>
				<Tools router={router} base={platform.base} />
			</PlatformProvider>
		</StrictMode>,
	);
}

function Tools({ router, base }: { router: Router; base: string }) {
	const pathname = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
	if (!hasTools(pathname, base)) return null;
	return (
		<ThemeScope name="admin">
			<Panel />
		</ThemeScope>
	);
}
