// The tools of those who edit texts, in a tree of their own beside the page: nothing of them is in what others load.
import './outline.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../../rules/texts/translator.ts';
import { createTranslator } from '../../../rules/texts/translator.ts';
import { ConfirmProvider } from '../../kit/confirm.tsx';
import { NoticesProvider } from '../../kit/notices.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import { keepsFlags, setFlag } from '../../platform/flags.ts';
import { toQueryOptions } from '../../platform/page.ts';
import { textsQuery } from '../../platform/page-texts.tsx';
import { type Changed, type Refresh, refreshPage, type Show } from './refresh-page.ts';
import { toolsAttribute } from './text-elements.ts';
import { Tools } from './tools.tsx';

async function withWords(platform: Platform): Promise<Platform> {
	const asked = toQueryOptions(
		platform,
		textsQuery(platform, ['kit', 'textEditing', 'textsGrid', 'machineTranslation']),
	);
	const { interfaceTexts } = (await platform.queryClient.ensureQueryData(asked)) as { interfaceTexts: Messages };
	const messages = { ...platform.messages, ...interfaceTexts };
	return { ...platform, messages, t: createTranslator({ language: platform.language, messages }) };
}

interface Words {
	platform: Platform;
	refresh: Refresh;
}

/** Everything that opens over the page opens inside of the tools: a click in there chooses no text. */
function ToolsRoot({ platform, refresh, place }: Words & { place: HTMLElement }) {
	const [container] = useState(() => place);
	return (
		<PlatformProvider value={platform}>
			<QueryClientProvider client={platform.queryClient}>
				<ThemeScope name="admin">
					<I18nProvider locale={platform.language}>
						<PortalProvider getContainer={() => container}>
							<NoticesProvider>
								<ConfirmProvider>
									<Tools refresh={refresh} />
								</ConfirmProvider>
							</NoticesProvider>
						</PortalProvider>
					</I18nProvider>
				</ThemeScope>
			</QueryClientProvider>
		</PlatformProvider>
	);
}

export async function beginEditing(platform: Platform, show: Show): Promise<void> {
	// A user who may edit is shown where that begins, until they have said otherwise.
	if (!keepsFlags()) for (const name of ['showFAB', 'productControls'] as const) setFlag(name, true);
	const place = document.createElement('div');
	place.setAttribute(toolsAttribute, '');
	document.body.append(place);
	const root = createRoot(place);
	const render = async () => {
		const refresh = async (changed: Changed) => {
			await refreshPage(platform, show, changed);
			await render();
		};
		root.render(<ToolsRoot platform={await withWords(platform)} refresh={refresh} place={place} />);
	};
	await render();
}
